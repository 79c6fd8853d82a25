ARG PYTHON_VERSION=3.13

FROM python:${PYTHON_VERSION}-slim AS build
WORKDIR /build
COPY requirements/run.lock .
# The bundled Swagger UI is served; its unbundled twin and the sources of the C parts are not.
RUN python -m pip install --disable-pip-version-check --no-cache-dir --no-compile --require-hashes \
      --target /app/packages --requirement run.lock \
 && rm -rf /app/packages/bin /app/packages/flask_swagger_ui/dist/swagger-ui.js \
 && find /app/packages -type d -name tests -prune -exec rm -rf {} + \
 && find /app/packages \( -name '*.pyi' -o -name '*.pyx' -o -name '*.c' -o -name '*.h' \) -delete
COPY . /app/
# Compiled here, since the running container may not write; by content, so that the image can be built again alike.
RUN rm -rf /app/requirements \
 && python -m compileall -q --invalidation-mode unchecked-hash /app

FROM python:${PYTHON_VERSION}-slim
ARG COMMIT=
RUN groupadd --gid 10001 service \
 && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin service
COPY --from=build /app /app
WORKDIR /app
ENV PYTHONPATH=/app/packages PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 PORT=8000 COMMIT=${COMMIT}
USER 10001:10001
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["python", "-c", "import os, urllib.request as u; u.urlopen(f'http://127.0.0.1:{os.environ[\"PORT\"]}/health/ready', timeout=2)"]
ENTRYPOINT ["python"]
CMD ["-m", "service"]

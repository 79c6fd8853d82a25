/** Building and replacing elements. */

/** A new element. `on…` attributes are listeners; those that are null, undefined or false are left out. */
export function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** Put new content into a container; what had the focus in it keeps it, recognised by its `data-key`. */
export function refill(container, ...children) {
  const focused = container.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  container.replaceChildren(...children.flat(Infinity).filter(Boolean));
  if (focused !== undefined) focusKey(container, focused);
}

/** Focus the element with that `data-key`, if it is there. */
export function focusKey(container, key) {
  container.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/** The same element shown or hidden. */
export function show(element, visible) {
  element.hidden = !visible;
  return element;
}

let counter = 0;

/** An id that no other element of the page has. */
export function freshId(stem) {
  counter += 1;
  return `${stem}-${counter}`;
}

/** A function that runs `action` once calls have paused for `pause` milliseconds. */
export function debounced(action, pause) {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, pause);
  };
}

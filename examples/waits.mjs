// What a hand waits for and what each tile is worth, with fetch: node examples/waits.mjs TILES SEAT [DORA INDICATORS]

const service = process.env.MAHJONG_SCORE ?? "http://localhost:8000";
const [tiles, seat, dora_indicators] = process.argv.slice(2);

const answer = await fetch(`${service}/v1/waits`, {
  method: "POST",
  headers: {"Content-Type": "application/json"},
  body: JSON.stringify({hand: {tiles}, situation: {seat, dora_indicators}}),
});
const found = await answer.json();

if (answer.ok) {
  console.log(["tile", "left", "ron", "tsumo"].join("\t"));
  for (const {tile, left, ron, tsumo} of found.waits) {
    console.log([tile, left, ron.points, tsumo.points].join("\t"));
  }
} else {
  for (const {pointer, detail} of found.errors) console.error(`${pointer}: ${detail}`);
  process.exitCode = 1;
}

// Parses one workbook per message, off the main thread. Plain JavaScript, so that the same file runs beside the
// TypeScript source and beside a bundle; the types of its messages are in parsed-workbook.ts.
import { parentPort } from 'node:worker_threads';
import { parseWorkbook } from './parse-workbook.mjs';

// One thread reads the files of many: what a hostile file makes of a prototype would meet the next one.
for (const { prototype } of [Object, Array, Map]) Object.preventExtensions(prototype);

/** Rows sent at a time: deserialising a large sheet in one piece would block the main thread. */
const PORTION = 1_000;

let rows = [];
let sheet = null;

/** Sends rows on request, and the sheet without them when there are no more. */
function handOver() {
  if (rows.length === 0) {
    parentPort.postMessage(sheet);
    sheet = null;
  } else parentPort.postMessage({ kind: 'rows', rows: rows.splice(-PORTION) });
}

async function read({ bytes, ...limits }) {
  const parsed = await parseWorkbook(bytes, limits);
  if (parsed.kind !== 'sheet') {
    parentPort.postMessage(parsed);
    return;
  }
  ({ rows } = parsed);
  sheet = { ...parsed, rows: [] };
  handOver();
}

parentPort.on('message', (asked) => {
  if (asked === 'more') handOver();
  else void read(asked);
});

// Parses one workbook per message, away from the thread that serves people. Plain JavaScript, so that the same file
// runs beside the TypeScript source and beside a bundle; the types of its messages are in parsed-workbook.ts.
import { parentPort } from 'node:worker_threads';
import { parseWorkbook } from './parse-workbook.mjs';

/** Rows handed over at a time: to take in a large sheet whole would hold up everybody the other thread serves. */
const PORTION = 1_000;

let rows = [];
let sheet = null;

/** Rows are handed over as they are asked for, and the sheet without them when there are no more. */
function handOver() {
  if (rows.length === 0) {
    parentPort.postMessage(sheet);
    sheet = null;
  } else parentPort.postMessage({ kind: 'rows', rows: rows.splice(-PORTION) });
}

parentPort.on('message', async (asked) => {
  if (asked === 'more') return handOver();
  const { bytes, ...limits } = asked;
  const parsed = await parseWorkbook(bytes, limits);
  if (parsed.kind !== 'sheet') return parentPort.postMessage(parsed);
  ({ rows } = parsed);
  sheet = { ...parsed, rows: [] };
  return handOver();
});

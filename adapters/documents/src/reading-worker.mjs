// Parses one workbook per message, away from the thread that serves people. Plain JavaScript, so that the same file
// runs beside the TypeScript source and beside a bundle; the types of its messages are in parsed-workbook.ts.
import { parentPort } from 'node:worker_threads';
import { parseWorkbook } from './parse-workbook.mjs';

parentPort.on('message', async ({ bytes, ...limits }) => {
  parentPort.postMessage(await parseWorkbook(bytes, limits));
});

import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from '../root.mjs';
import { httpClient } from './http-client.mjs';
import { end, signIn, startProduct } from './program.mjs';

/** The statements the product sends to its database for one request, and the response body. */
export async function captured(environment, addressOf) {
  const file = path.join(environment.RDM_DATA_DIR, 'statements.jsonl');
  const preload = pathToFileURL(at('scripts/bench/capture-statements.mjs')).href;
  const product = await startProduct({ ...environment, RDM_BENCH_CAPTURE: file }, '--import', preload);
  const client = httpClient(await signIn(product.url));
  try {
    // The first request also loads the user.
    await client.get(addressOf(product.url));
    fs.writeFileSync(file, '');
    const body = await client.get(addressOf(product.url));
    const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
    return { statements: lines.map((line) => JSON.parse(line)), body: JSON.parse(body) };
  } finally {
    client.close();
    fs.rmSync(file, { force: true });
    await end(product);
  }
}

// npm run worker: does long work for the servers of an installation. A server starts one by itself, see RDM_WORKERS.
import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { build, server } from './products.mjs';
import { readTraces } from './readable-traces.mjs';
import { at } from './root.mjs';
import { orExplain } from './step.mjs';

if (!process.send) {
  await orExplain(async () => {
    await install({ onlyProduct: true });
    await build(server);
  });
}
readTraces(at('adapters/blade-server/dist'));
const { runWorker } = await import(pathToFileURL(at('adapters/blade-server/dist/worker.js')).href);
await runWorker();

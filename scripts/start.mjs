// npm start: installs and builds what is missing or changed, then serves in this process.
import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { castMould } from './cluster-mould.mjs';
import { install } from './install.mjs';
import { build, server, ui } from './products.mjs';
import { readTraces } from './readable-traces.mjs';
import { at } from './root.mjs';
import { run as runChild } from './run-command.mjs';
import { orExplain } from './step.mjs';

await orExplain(() => install({ onlyProduct: true }));
const mould = process.env.DATABASE_URL ? async () => undefined : castMould();
await orExplain(() => build(server, ui));
readTraces(at('adapters/blade-server/dist'));
// Listens and shows pages before the rest is loaded, which takes a second.
const { doorBy } = await import(pathToFileURL(at('adapters/blade-server/dist/door.js')).href);
const door = doorBy(process.env);
// The start says why.
door.catch(() => undefined);
const prepareApart = async () => {
  await mould();
  // With a channel: it ends when this process is killed.
  const { code } = await runChild(process.execPath, [at('scripts/prepare-database.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // It has said why.
  if (code !== 0) process.exit(1);
};
const { run } = await import(pathToFileURL(at(server.output)).href);
await run({ door, mould, prepareApart });

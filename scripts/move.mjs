// npm run move -- --to <DATABASE_URL>: moves everything from one database into another, empty one.
import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { build, server } from './products.mjs';
import { at } from './root.mjs';
import { orExplain } from './step.mjs';

await orExplain(async () => {
  await install({ onlyProduct: true });
  await build(server);
});
const { move } = await import(pathToFileURL(at('adapters/blade-server/dist/move.js')).href);
process.exitCode = await move(process.argv.slice(2), process.env, at('adapters/postgres/migrations'));

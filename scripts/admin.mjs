// npm run admin -- restore <tenant> <account> | unlock <tenant> <account>: when nobody can sign in any more.
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
const { admin } = await import(pathToFileURL(at('adapters/blade-server/dist/admin.js')).href);
process.exitCode = await admin(process.argv.slice(2), process.env, at('adapters/postgres/migrations'));

// npm run restore -- <file>: a backup into an empty database and an empty store of files.
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
const { backup } = await import(pathToFileURL(at('adapters/blade-server/dist/backup.js')).href);
const given = process.argv.slice(2);
const args = ['restore', ...given];
process.exitCode = await backup(args, process.env, at('adapters/postgres/migrations'));

// npm start: installs and builds what is missing or changed, then serves in this process.
import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { build, server, ui } from './products.mjs';
import { at } from './root.mjs';
import { orExplain } from './step.mjs';

await orExplain(async () => {
  await install({ onlyProduct: true });
  await build(ui, server);
});
process.setSourceMapsEnabled(true);
const { run } = await import(pathToFileURL(at(server.output)).href);
await run();

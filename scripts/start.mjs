// npm start: installs and builds what is missing or changed, then serves in this process.
import './node-version.mjs';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { buildEach, server, ui } from './products.mjs';
import { at } from './root.mjs';
import { orExplain } from './step.mjs';

await orExplain(() => install({ onlyProduct: true }));
const [screens, served] = buildEach(ui, server).map((built) => orExplain(() => built));
await served;
process.setSourceMapsEnabled(true);
const { run } = await import(pathToFileURL(at(server.output)).href);
// The database and its data are prepared meanwhile.
await run({ screens });

// npm run build: the screens, the server and the core as a library.
import './node-version.mjs';
import { install } from './install.mjs';
import { build, library, server, ui } from './products.mjs';
import { orExplain } from './step.mjs';

await orExplain(async () => {
  await install();
  await build(ui, server);
  await build(library);
});

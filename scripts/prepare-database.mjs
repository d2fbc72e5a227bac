// node scripts/prepare-database.mjs: fills a new embedded database for the `npm start` that has started this.
import { pathToFileURL } from 'node:url';
import { castMould } from './cluster-mould.mjs';
import { server } from './products.mjs';
import { readTraces } from './readable-traces.mjs';
import { at } from './root.mjs';

readTraces(at('adapters/blade-server/dist'));
const { prepare } = await import(pathToFileURL(at(server.output)).href);
await prepare({ mould: castMould() });

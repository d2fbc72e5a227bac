// node scripts/built.mjs server|worker: runs what `npm run build` has built, without installing or building anything.
import './node-version.mjs';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readTraces } from './readable-traces.mjs';
import { at } from './root.mjs';

const programs = { server: ['main.js', 'run'], worker: ['worker.js', 'runWorker'] };
const [file, name] = programs[process.argv[2]] ?? [];
const program = at(`adapters/blade-server/dist/${file}`);
if (!file || !existsSync(program)) {
  console.error('用法 / Usage: node scripts/built.mjs server|worker，先构建 / after npm run build');
  process.exit(1);
}
readTraces(at('adapters/blade-server/dist'));
await (await import(pathToFileURL(program).href))[name]();

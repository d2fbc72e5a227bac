// Runs one exported function of a TypeScript source in a process of its own, for tests that kill it.
// node run-child.testing.mjs <source> <function> <arguments as JSON>
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [source, name, input] = process.argv.slice(2);
const core = fileURLToPath(new URL('../../../../core/src', import.meta.url));
const { module } = await runnerImport(source, {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: [{ find: /^@rdm\/core\/(\w+)$/, replacement: `${core}/$1/index.ts` }] },
});
await module[name](...JSON.parse(input));

// npm run table -- blade-rdm/project: prints the SQL of a resource's table, for a migration file;
// with --write it is written as the next of the migrations, and the file's path printed.
import './node-version.mjs';
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { at, root } from './root.mjs';
import { orExplain, StepFailed } from './step.mjs';

const entry = `
  import { storedResources as resources } from '@rdm/core/internal/application';
  import { tableSql } from '@rdm/postgres';
  export const names = resources.map((resource) => resource.name);
  export const sqlOf = (name) => tableSql(resources.find((resource) => resource.name === name));
`;

await orExplain(async () => {
  await install();
  const { positionals, values } = parseArgs({ options: { write: { type: 'boolean' } }, allowPositionals: true });
  const [name] = positionals;
  const { names, sqlOf } = await load();
  if (!names.includes(name)) {
    const sentence = name === undefined ? 'Name a resource' : `There is no resource ${name}`;
    throw new StepFailed(`${sentence}: npm run table -- <name>, one of ${names.join(', ')}.`);
  }
  process.stdout.write(values.write ? `${written(name, sqlOf(name))}\n` : sqlOf(name));
});

/** The path of the migration that was written, below the root. */
function written(name, sql) {
  const folder = 'adapters/postgres/migrations';
  const numbers = fs.readdirSync(at(folder)).map((file) => Number.parseInt(file, 10));
  const file = `${folder}/${String(Math.max(...numbers) + 1).padStart(4, '0')}-${name.split('/').at(-1)}.sql`;
  fs.writeFileSync(at(file), sql, { flag: 'wx' });
  return file;
}

/** Bundled from the current source; written below node_modules so that npm packages resolve. */
async function load() {
  const { build } = await import('esbuild');
  const file = at('node_modules', '.cache', `table-${process.pid}.mjs`);
  await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    tsconfig: at('tsconfig.base.json'),
    plugins: [{ name: 'packages-of-npm-stay-outside', setup: keepOutside }],
    logLevel: 'error',
  });
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    fs.rmSync(file);
  }
}

function keepOutside({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@rdm/') ? undefined : { path, external: true }));
}

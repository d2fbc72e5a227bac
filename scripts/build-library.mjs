// Builds the core as a library into core/dist: a JavaScript file for each module, as ES module and CommonJS, so that a
// bundler takes only the modules it needs; and a file of declarations for each door.
import fs from 'node:fs';
import path from 'node:path';
import { build as buildDeclarations } from 'tsup';
import { build as buildModules } from 'vite';
import { at } from './root.mjs';
import { node, runOrFail } from './run-command.mjs';

const core = at('core');
const sources = path.join(core, 'src');

/** The public doors are the files of src/library; the areas behind them are internal doors. */
const doors = [...publicDoors(), ...areas()];

function publicDoors() {
  return fs
    .readdirSync(path.join(sources, 'library'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.posix.join('library', file.slice(0, -'.ts'.length)));
}

function areas() {
  const folders = fs.readdirSync(sources).filter((folder) => folder !== 'library' && folder !== 'testing');
  return folders.map((folder) => `${folder}/index`).filter((door) => fs.existsSync(path.join(sources, `${door}.ts`)));
}

const layout = { preserveModules: true, preserveModulesRoot: 'src' };
await buildModules({
  configFile: false,
  root: core,
  logLevel: 'warn',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    lib: { entry: Object.fromEntries(doors.map((door) => [door, path.join(sources, `${door}.ts`)])) },
    rolldownOptions: {
      external: [/^big\.js/, /^valibot/, /^fast-check/],
      output: [
        { ...layout, format: 'es', entryFileNames: '[name].js' },
        { ...layout, format: 'cjs', entryFileNames: '[name].cjs' },
      ],
    },
  },
});

// The native compiler writes the declarations, tsup only puts them together: a fifth of the time.
const types = path.join(core, '.cache/types');
fs.rmSync(types, { recursive: true, force: true });
const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', sources, '--outDir', types];
const [program, args] = node(
  at('node_modules/typescript-native/bin/tsc'),
  '-p',
  `${core}/tsconfig.alone.json`,
  ...emit,
);
await runOrFail('The declarations could not be written.', program, args);
process.chdir(core);
await buildDeclarations({
  config: false,
  silent: true,
  outDir: 'dist',
  format: ['esm', 'cjs'],
  entry: doors.map((door) => `src/${door}.ts`),
  dts: {
    only: true,
    entry: Object.fromEntries(doors.map((door) => [door, `.cache/types/${door}.d.ts`])),
    // TypeScript 6 calls the baseUrl that tsup sets for declarations deprecated.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
});

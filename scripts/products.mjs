import fs from 'node:fs';
import { isStamped, removeStamp, takeInputs, writeStamp } from './input-stamp.mjs';
import { at } from './root.mjs';
import { node, runOrFail } from './run-command.mjs';
import { step, StepFailed } from './step.mjs';
import { alone } from './work-lock.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', 'scripts/products.mjs'];
const vite = at('node_modules/vite/bin/vite.js');
const rolldown = at('node_modules/rolldown/bin/cli.mjs');

/** The screens, as the server serves them. */
export const ui = {
  label: '构建界面 / Build screens',
  folder: 'ui',
  inputs: [
    ...shared,
    'scripts/packed-assets.mjs',
    'scripts/pdf-files.mjs',
    'ui',
    'core/src',
    'core/package.json',
    'adapters/blade-client',
    'adapters/blade-protocol',
  ],
  output: 'ui/dist/index.html',
  stamp: 'ui/.cache/build.json',
  command: node(vite, 'build'),
};

/** The screens with the whole backend, for a static host. */
export const demo = {
  label: '构建演示 / Build demo',
  folder: 'ui',
  inputs: [
    ...shared,
    'scripts/pdf-files.mjs',
    'ui',
    'core/src',
    'core/package.json',
    'adapters/memory',
    'adapters/documents',
    'adapters/files',
  ],
  output: 'ui/dist-demo/index.html',
  stamp: 'ui/.cache/demo.json',
  command: node(vite, 'build', '--config', 'vite.demo.config.ts'),
};

/** The server beside its reading worker; npm packages are external. */
export const server = {
  label: '构建服务 / Build server',
  folder: 'adapters/blade-server',
  inputs: [...shared, 'core/src', 'core/package.json', 'adapters'],
  output: 'adapters/blade-server/dist/main.js',
  stamp: 'adapters/blade-server/.cache/build.json',
  command: node(rolldown, '--config', '--log-level', 'warn'),
};

/** The core as a library: every area importable and requirable in plain Node. */
export const library = {
  label: '构建核心库 / Build core library',
  folder: 'core',
  inputs: [...shared, 'core', 'scripts/build-library.mjs'],
  output: 'core/dist/library/index.d.ts',
  stamp: 'core/.cache/build.json',
  command: node(at('scripts/build-library.mjs')),
};

/** Builds the products whose inputs changed, in parallel. */
export async function build(...products) {
  if (products.every(isBuilt)) return;
  await alone(
    () => console.log('等待另一个进程构建 / Waiting for another process to build'),
    async () => {
      const ends = await Promise.allSettled(products.filter((product) => !isBuilt(product)).map(buildOne));
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },
  );
}

function isBuilt({ inputs, output, stamp }) {
  return fs.existsSync(at(output)) && isStamped(stamp, takeInputs(inputs));
}

function buildOne({ label, folder, inputs, output, stamp, command: [program, args] }) {
  return step(label, async () => {
    // Taken before the build: a file changed while it runs must cause a rebuild.
    const read = takeInputs(inputs);
    const sentence = `构建失败（${folder}）。/ The build of ${folder} failed.`;
    removeStamp(stamp);
    const options = { cwd: at(folder), env: { NODE_ENV: 'production' } };
    const printed = await runOrFail(sentence, program, args, options);
    if (!fs.existsSync(at(output))) throw new StepFailed(sentence, `${printed}\n${output} was not written.`);
    writeStamp(stamp, read);
  });
}

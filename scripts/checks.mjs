import { isStamped, removeStamp, takeInputs, writeStamp } from './input-stamp.mjs';
import { build, library, ui } from './products.mjs';
import { at } from './root.mjs';
import { node, run } from './run-command.mjs';
import { step, StepFailed } from './step.mjs';

const bin = (file) => at('node_modules', file);
const cache = (name) => at('node_modules', '.cache', name);

/** Checks that read nothing but the files of the repository; `package-lock.json` stands for what is installed. */
const kept = (checks) => checks.map((check, at) => ({ ...check, stamp: `node_modules/.cache/checks/${at}.json` }));

const types = (name, config) => ({
  label: `类型 / Types ${name}`,
  command: node(
    bin('typescript-native/bin/tsc'),
    ...['-p', config, '--checkers', '1', '--incremental', '--tsBuildInfoFile', cache(`tsc/${name}.tsbuildinfo`)],
  ),
});

const dependencies = (folders, config) =>
  node(bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...folders, '--config', config, '--output-type', 'err');

/** What every change is held to, in less than a minute; one that passed is made again when a file has changed. The slowest come first, the short ones fill what is left of the two lanes. */
export const checks = kept([
  { label: '规则 / Lint', command: node(bin('oxlint/bin/oxlint')) },
  types('whole', 'tsconfig.json'),
  {
    label: '多余 / Unused',
    command: node(
      bin('knip/bin/knip.js'),
      // With the options all packages share it reads them as one program, and not as three.
      ...['--no-progress', '--treat-config-hints-as-errors', '--tsConfig', 'tsconfig.base.json'],
      // What it found in a file is kept until that file changes.
      ...['--cache', '--cache-location', cache('knip')],
    ),
  },
  {
    label: '边界 / Boundaries',
    command: dependencies(['core', 'adapters', 'ui', 'tests'], '.dependency-cruiser.cjs'),
  },
  types('core', 'core/tsconfig.alone.json'),
  { label: '格式 / Format', command: node(bin('oxfmt/bin/oxfmt'), '--check') },
]);

/** What a change seldom breaks and takes long to tell: loops between folders, and what a page or a user of the library loads. */
export const slowChecks = [
  {
    label: '文件夹 / Folders',
    command: dependencies(['core', 'ui'], 'scripts/folder-loops.config.js'),
  },
  {
    label: '体积 / Sizes',
    before: () => build(ui, library),
    command: node(bin('size-limit/bin.js'), '--config', at('scripts/size-limit.config.js')),
  },
];

const LANES = 2;

/**
 * The compiler and the linter are written in Go and end soon: they collect garbage only where they come near the limit.
 * On one core each, for two threads of one program infer the same types, and the other core has a check of its own.
 */
const env = { GOGC: 'off', GOMEMLIMIT: '3GiB', GOMAXPROCS: '1' };

/** Runs each of them to its end, two at a time, and returns what the failing ones printed. */
export async function runChecks(checks) {
  const waiting = [...checks];
  const failures = [];
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const failure = await runCheck(check);
      if (failure !== null) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return failures;
}

async function runCheck({ label, before, stamp, command: [program, args] }) {
  try {
    await before?.();
    await step(label, async () => {
      // Taken before the check: a file changed while it runs must cause another one.
      const inputs = stamp && takeInputs(['.'], { tests: true });
      if (stamp && isStamped(stamp, inputs)) return;
      if (stamp) removeStamp(stamp);
      const { code, output } = await run(program, args, { env });
      if (code !== 0) throw new StepFailed(label, output);
      if (stamp) writeStamp(stamp, inputs);
    });
    return null;
  } catch (error) {
    if (error instanceof StepFailed) return { label, output: error.output.trimEnd() };
    throw error;
  }
}

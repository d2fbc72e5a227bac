import { build, library, ui } from './products.mjs';
import { at } from './root.mjs';
import { node, run } from './run-command.mjs';
import { step, StepFailed } from './step.mjs';

const bin = (file) => at('node_modules', file);
const cache = (name) => at('node_modules', '.cache', name);

const types = (folder) => ({
  label: `类型 / Types ${folder}`,
  command: node(
    bin('typescript-native/bin/tsc'),
    ...['-p', folder, '--incremental', '--tsBuildInfoFile', cache(`tsc/${folder}.tsbuildinfo`)],
  ),
});

/** The slowest come first. */
const checks = [
  { label: '规则 / Lint', command: node(bin('oxlint/bin/oxlint')) },
  types('tests'),
  types('ui'),
  types('adapters'),
  types('core'),
  {
    label: '多余 / Unused',
    command: node(
      bin('knip/bin/knip.js'),
      ...['--no-progress', '--treat-config-hints-as-errors', '--cache', '--cache-location', cache('knip')],
    ),
  },
  { label: '格式 / Format', command: node(bin('oxfmt/bin/oxfmt'), '--check') },
  {
    label: '体积 / Sizes',
    before: () => build(ui, library),
    command: node(bin('size-limit/bin.js'), '--config', at('scripts/size-limit.config.js')),
  },
  {
    label: '边界 / Boundaries',
    command: node(
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['core', 'adapters', 'ui', 'tests', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
    ),
  },
  {
    label: '文件夹 / Folders',
    command: node(
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['core', 'ui', '--config', 'scripts/folder-loops.config.js', '--output-type', 'err'],
    ),
  },
];

const LANES = 2;

/** Runs every check to its end, two at a time, and returns what the failing ones printed. */
export async function runChecks() {
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

async function runCheck({ label, before, command: [program, args] }) {
  try {
    await before?.();
    await step(label, async () => {
      const { code, output } = await run(program, args);
      if (code !== 0) throw new StepFailed(label, output);
    });
    return null;
  } catch (error) {
    if (error instanceof StepFailed) return { label, output: error.output.trimEnd() };
    throw error;
  }
}

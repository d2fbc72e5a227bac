// npm run mutation: mutation testing of the rules. `npm run mutation -- core/src/tax` tests one area.
import './node-version.mjs';
import { install } from './install.mjs';
import { run } from './run-command.mjs';
import { orExplain, StepFailed } from './step.mjs';
import { installTools, tool } from './tools/install-tools.mjs';
import { areas } from './tools/stryker.config.js';

await orExplain(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((place) => !areas.some((area) => place.startsWith(area)));
  if (unknown !== undefined) throw new StepFailed(`Nothing is mutated at ${unknown}: name one of ${areas.join(', ')}.`);
  await install();
  await installTools();
  const stryker = tool('@stryker-mutator', 'core', 'bin', 'stryker.js');
  const places = asked.map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.ts`));
  const mutate = asked.length
    ? ['--mutate', [...places, '!**/*.test.ts', '!**/*.testing.ts', '!**/index.ts'].join(',')]
    : [];
  const { code } = await run(process.execPath, [stryker, 'run', 'scripts/tools/stryker.config.js', ...mutate], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.exitCode = code;
});

// npm run check [-- --slow]: types, lint, format, what is unused and the boundaries between the packages; with --slow also
// loops between folders and the sizes of what pages load, which the test run holds as well.
import './node-version.mjs';
import { checks, runChecks, slowChecks } from './checks.mjs';
import { install } from './install.mjs';
import { orExplain } from './step.mjs';

const failures = await orExplain(async () => {
  await install();
  return runChecks(process.argv.includes('--slow') ? [...slowChecks, ...checks] : checks);
});
for (const { label, output } of failures) console.log(`\n── ${label}\n${output}`);
process.exit(failures.length === 0 ? 0 : 1);

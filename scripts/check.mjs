// npm run check: types, lint, format, what is unused and the boundaries between the packages.
import './node-version.mjs';
import { checks, runChecks } from './checks.mjs';
import { install } from './install.mjs';
import { orExplain } from './step.mjs';

const failures = await orExplain(async () => {
  await install();
  return runChecks(checks);
});
for (const { label, output } of failures) console.log(`\n── ${label}\n${output}`);
process.exit(failures.length === 0 ? 0 : 1);

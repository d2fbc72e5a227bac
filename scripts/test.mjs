// npm test: runs every test on the built product; the last line is `N passed, N failed`. Arguments after `--` are
// passed to vitest, except --check, which first runs the checks of `npm run check` and those too slow for it, and counts them
// as one test.
import './node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checks, runChecks, slowChecks } from './checks.mjs';
import { install } from './install.mjs';
import { build, server, ui } from './products.mjs';
import { at } from './root.mjs';
import { node, run } from './run-command.mjs';
import { explain } from './step.mjs';
import { prepareMachine } from './test-machine.mjs';
import { lastLine, readResults } from './test-results.mjs';

const args = process.argv.slice(2);
const withChecks = args.includes('--check');

let results;
try {
  await install();
  const failedChecks = withChecks ? await runChecks([...checks, ...slowChecks]) : [];
  for (const { label, output } of failedChecks) console.log(`\n── ${label}\n${output}`);
  results = await test(args.filter((argument) => argument !== '--check'));
  if (withChecks) count(failedChecks);
} catch (error) {
  console.log(explain(error));
  results = { passed: 0, failed: 1, skipped: 0, failures: [] };
}
for (const failure of results.failures) console.log(`✗ ${failure}`);
console.log(lastLine(results));
process.exit(results.failed === 0 ? 0 : 1);

async function test(vitestArguments) {
  await prepareMachine();
  await build(ui, server);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-test-'));
  try {
    const report = path.join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const [program, command] = node(at('node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...vitestArguments);
    const { code } = await run(program, command, { stdio: ['ignore', 'inherit', 'inherit'] });
    return readResults(report, code);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function count(failedChecks) {
  if (failedChecks.length === 0) {
    results.passed += 1;
    return;
  }
  results.failed += 1;
  results.failures.push(`npm run check: ${failedChecks.map(({ label }) => label).join(', ')}`);
}

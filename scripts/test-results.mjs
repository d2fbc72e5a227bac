import fs from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * The results of a vitest run, from its JSON report and its exit code: counts and the names of failed tests. A file
 * that could not be loaded, and a run that died or failed outside of any test, count as one failed test each.
 */
export function readResults(file, code) {
  const report = readReport(file);
  if (report === null) return { passed: 0, failed: 1, skipped: 0, failures: ['vitest ended without results'] };
  const failures = report.testResults.flatMap(failuresOf);
  if (failures.length === 0 && code !== 0) failures.push('an error outside of the tests, printed above');
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** The last line of a run: `N passed, N failed`, and how many were skipped, if any. */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length > 0) return failed.map((result) => `${file} > ${result.fullName}`);
  return status === 'failed' ? [`${file}: ${message.split('\n')[0]}`] : [];
}

function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

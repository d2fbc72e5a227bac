/** Areas whose tests have to notice a change of any rule. `npm run mutation -- core/src/tax` takes one of them. */
export const areas = ['core/src/identity', 'core/src/kernel/money', 'core/src/kernel/calculation', 'core/src/tax'];

const untested = ['!**/*.test.ts', '!**/*.testing.ts', '!**/index.ts'];

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/tools/vitest.config.js' },
  mutate: [...areas.map((area) => `${area}/**/*.ts`), ...untested],
  coverageAnalysis: 'perTest',
  // Constants of a module are mutated once for all tests: tables of the law are held by their own tests, word by word.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 30_000,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['/adapters', '/ui', '/docs', '/data', 'dist', '.cache'],
  thresholds: { high: 95, low: 90, break: 90 },
  allowEmpty: false,
};

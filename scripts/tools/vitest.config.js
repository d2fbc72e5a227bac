import { defineConfig } from 'vitest/config';

/**
 * The tests that stand beside what is mutated. Those that draw whole enterprises take most of the time of a run and are
 * left out, so the score is a lower bound: what survives here may still be noticed by them.
 */
const drawn = ['evaluated-trace', 'super-deduction.properties', 'traced-results', 'sample-enterprise'];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    exclude: drawn.map((name) => `**/${name}.test.ts`),
    include: ['core/src/{identity,kernel/money,kernel/calculation,tax}/**/*.test.ts'],
    setupFiles: ['scripts/tools/fewer-runs.js'],
    testTimeout: 30_000,
  },
});

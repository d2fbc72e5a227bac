import { defineConfig } from 'vitest/config';

/** The tests that stand beside what is mutated, and the worked examples of the whole core. */
export default defineConfig({
  resolve: { conditions: ['rdm-source'] },
  ssr: { resolve: { conditions: ['rdm-source'], externalConditions: ['rdm-source'] } },
  test: {
    include: ['core/src/{identity,kernel/money,kernel/calculation,tax}/**/*.test.ts'],
    setupFiles: ['scripts/tools/fewer-runs.js'],
    testTimeout: 30_000,
  },
});

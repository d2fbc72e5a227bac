import { defineConfig } from 'vitest/config';

// Every package is tested from its source: the condition `rdm-source` of core/package.json.
const resolve = { conditions: ['rdm-source'] };
const ssr = { resolve: { conditions: ['rdm-source'], externalConditions: ['rdm-source'] } };

export default defineConfig({
  resolve,
  ssr,
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['core/src/**/*.test.ts', 'adapters/*/src/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['ui/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/setup/screens.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'stacks',
          include: ['tests/{contract,acceptance,library,repository,security}/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

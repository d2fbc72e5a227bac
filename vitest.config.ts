import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { lucideIcons } from './scripts/lucide-icons.mjs';

// Every package is tested from its source: the paths of tsconfig.base.json.
const resolve = { tsconfigPaths: true };

// Tests that replace a module have modules of their own; the others share those of their part, loaded once.
const screenTests = fs
  .readdirSync('ui/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.join('ui/src', file));
const replacing = screenTests.filter((file) => fs.readFileSync(file, 'utf8').includes('vi.mock('));
// A link that a test clicks leaves the address alone: the next test file runs in the same window.
const navigation = { disableMainFrameNavigation: true, disableFallbackToSetURL: true };
const screens = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { settings: { navigation } } },
  setupFiles: ['tests/setup/screens.ts'],
} as const;

export default defineConfig({
  plugins: [lucideIcons()],
  resolve,
  test: {
    maxWorkers: 2,
    isolate: false,
    // Most of what a test allocates is garbage at once: with room for it, an eighth less time goes into collecting it.
    execArgv: ['--max-semi-space-size=64'],
    // What a project has transformed need not be transformed again by the next, nor by the next run.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['core/src/**/*.test.ts', 'adapters/*/src/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: 'ui', include: screenTests, exclude: replacing, ...screens },
      },
      {
        extends: true,
        test: { name: 'ui-replacing', include: replacing, isolate: true, ...screens },
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
          // A page on a busy machine shows what was asked for when it has come.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});

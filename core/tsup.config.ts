import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

interface Door {
  readonly 'rdm-source': string;
  readonly import: string;
}

const { exports: doors } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, Door>;
};

/** One entry per door of package.json, so that a new area is declared there and nowhere else. */
const entry = Object.fromEntries(Object.entries(doors).map(([name, door]) => [name.slice(2), door['rdm-source']]));

export default defineConfig({
  entry,
  outDir: 'dist',
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  clean: true,
  splitting: true,
  // TypeScript 6 calls the baseUrl that tsup sets for declarations deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});

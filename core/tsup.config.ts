import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

/** Where the native compiler writes the declarations: tsup only puts them together, which takes a fifth of the time. */
const types = '.cache/types';

function writeDeclarations(): void {
  const compiler = fileURLToPath(new URL('../node_modules/typescript-native/bin/tsc', import.meta.url));
  rmSync(types, { recursive: true, force: true });
  const args = ['-p', '.', '--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
  execFileSync(process.execPath, [compiler, ...args, '--rootDir', 'src', '--outDir', types], { stdio: 'inherit' });
}

writeDeclarations();

export default defineConfig({
  entry,
  outDir: 'dist',
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  clean: true,
  splitting: true,
  dts: {
    entry: Object.fromEntries(
      Object.entries(entry).map(([name, source]) => [name, source.replace('./src', types).replace(/\.ts$/, '.d.ts')]),
    ),
    // TypeScript 6 calls the baseUrl that tsup sets for declarations deprecated.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
});

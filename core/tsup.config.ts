import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';

/** One entry for each file of src/library, the public doors, and one below internal/ for each area. */
const entry = { ...publicDoors(), ...internalDoors() };

function publicDoors(): Record<string, string> {
  const files = readdirSync('src/library', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  return Object.fromEntries(files.map((file) => [file.slice(0, -'.ts'.length), `./src/library/${file}`]));
}

function internalDoors(): Record<string, string> {
  const areas = readdirSync('src').filter((area) => existsSync(`src/${area}/index.ts`));
  const own = areas.filter((area) => area !== 'library' && area !== 'testing');
  return Object.fromEntries(own.map((area) => [`internal/${area}`, `./src/${area}/index.ts`]));
}

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

import fs from 'node:fs';
import path from 'node:path';
import { at } from './root.mjs';

/** What others import from the package of the core: a door, the names, and the most bytes of gzip that a page may pay. */
export const doors = [
  { door: 'identity', names: '*', limit: 10_200 },
  { door: 'identity', names: '{ validateCreditCode }', limit: 2_500 },
  { door: 'identity/regions', names: '*', limit: 23_800 },
  { door: 'identity/departments', names: '*', limit: 1_600 },
  { door: 'identity/industries', names: '*', limit: 2_500 },
  { door: 'money', names: '*', limit: 7_200 },
  { door: 'calendar', names: '*', limit: 4_300 },
  { door: 'calendar', names: '{ currentYear }', limit: 800 },
  { door: 'calendar', names: '{ isWorkday }', limit: 2_200 },
  { door: 'tax', names: '*', limit: 37_000 },
  { door: 'tax', names: '{ superDeduction }', limit: 20_000 },
  { door: 'tax', names: '{ traceBack }', limit: 2_000 },
  { door: 'enterprise', names: '{ certificationGate }', limit: 2_000 },
  { door: 'assessment', names: '{ aboveScaleTest }', limit: 6_000 },
  { door: 'assessment', names: '*', limit: 12_600 },
  { door: 'statistics', names: '*', limit: 12_800 },
  { door: 'access', names: '*', limit: 800 },
  { door: 'index', names: '*', limit: 3_100 },
];

/** The script of a page that imports these names of a door, bundled and minified by Vite as its own project would be. */
export async function scriptOf({ door, names }, number) {
  const { build } = await import('vite');
  const folder = at('core/.cache/doors');
  const page = path.join(folder, `${number}.page.js`);
  fs.mkdirSync(folder, { recursive: true });
  const taken = names === '*' ? '* as taken' : names.replace('}', 'as taken }');
  fs.writeFileSync(page, `import ${taken} from '../../dist/library/${door}.js';\nglobalThis.taken = taken;\n`);
  const outDir = path.join(folder, String(number));
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, minify: true, modulePreload: false, rolldownOptions: { input: page } },
  });
  const assets = path.join(outDir, 'assets');
  return fs.readdirSync(assets).map((file) => path.join(assets, file));
}

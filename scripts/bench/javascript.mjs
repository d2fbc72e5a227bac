import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, ui } from '../products.mjs';
import { screens, scriptsOf } from '../screen-scripts.mjs';
import { print } from './figures.mjs';

/** JavaScript of the built screens, gzip, against the budgets that `npm run check` enforces. */
export async function javascript() {
  await build(ui);
  console.log('\nJavaScript, gzip');
  for (const { name, modules, limit } of screens) {
    const files = scriptsOf(modules);
    const size = files.reduce((sum, file) => sum + gzipSync(fs.readFileSync(file), { level: 9 }).length, 0) / 1000;
    print(`  ${name}`, `${size.toFixed(1)} kB in ${files.length} files, at most ${limit} kB`);
  }
}

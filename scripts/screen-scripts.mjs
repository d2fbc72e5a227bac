import fs from 'node:fs';
import { at } from './root.mjs';

const PAGE = 'index.html';

/** Fetched when a password is sent. */
const DIGEST = 'src/shell/session/md5-hex.ts';

/** Screens with budgets in kB, by the modules that their routes load one after another. */
export const screens = [
  {
    name: 'JavaScript to an interactive login',
    modules: ['src/screens/sign-in/LoginScreen/LoginScreen.tsx', DIGEST],
    limit: 130,
  },
  {
    name: 'JavaScript to the home page, login included',
    modules: [
      'src/screens/sign-in/LoginScreen/LoginScreen.tsx',
      DIGEST,
      'src/signed-in.tsx',
      'src/screens/home/HomeScreen/HomeScreen.tsx',
    ],
    limit: 200,
  },
];

/**
 * The script files of the last build that a browser loads until the screen of these modules is rendered: those in the
 * page, the chunks of the screen, everything they import, and the packages the page loads on demand. What a screen
 * prefetches, or loads on a click, does not delay it.
 */
export function scriptsOf(modules) {
  const manifest = JSON.parse(fs.readFileSync(at('ui/dist/.vite/manifest.json'), 'utf8'));
  const files = new Set();
  const load = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk of ${key}`);
    const file = at('ui/dist', chunk.file);
    if (files.has(file)) return;
    files.add(file);
    chunk.imports?.forEach(load);
  };
  const packages = manifest[PAGE].dynamicImports.filter((key) => key.includes('node_modules/'));
  [PAGE, ...packages, ...modules].forEach(load);
  return [...files];
}

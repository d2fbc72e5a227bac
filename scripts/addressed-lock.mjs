import fs from 'node:fs';
import { at } from './root.mjs';

/** npm reads this file instead of package-lock.json where it exists. */
const shrinkwrap = at('npm-shrinkwrap.json');

/**
 * Runs `install` beside a lock that also has the address of every package. package-lock.json has none, because the
 * registry is the choice of whoever installs; without them npm asks the registry for the description of every package
 * first, which takes half of its time.
 * @param {string} registry its address, as npm is configured
 * @param {() => Promise<unknown>} install
 */
export async function besideAddressedLock(registry, install) {
  const remove = () => fs.rmSync(shrinkwrap, { force: true });
  process.on('exit', remove);
  try {
    fs.writeFileSync(shrinkwrap, addressed(fs.readFileSync(at('package-lock.json'), 'utf8'), registry));
    return await install();
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** A file that a killed installation left must not be read by the next one. */
export const removeAddressedLock = () => fs.rmSync(shrinkwrap, { force: true });

/**
 * The lock with the address of every package at the registry: `<registry>/<name>/-/<name without scope>-<version>.tgz`.
 * @param {string} lock
 * @param {string} registry
 */
export function addressed(lock, registry) {
  const parsed = JSON.parse(lock);
  for (const [place, entry] of Object.entries(parsed.packages)) {
    const name = entry.name ?? place.split('node_modules/').at(-1);
    if (!place.includes('node_modules/') || entry.link === true || entry.resolved !== undefined) continue;
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    entry.resolved = new URL(`${name}/-/${file}`, registry.replace(/\/?$/, '/')).href;
  }
  return JSON.stringify(parsed);
}

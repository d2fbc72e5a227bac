import fs from 'node:fs';
import os from 'node:os';
import { at } from './root.mjs';
import { run } from './run-command.mjs';

/** The files of a new embedded database, as a tar, which the version of the engine decides alone. */
const mouldFile = () => {
  const { version } = JSON.parse(fs.readFileSync(at('node_modules/@electric-sql/pglite/package.json'), 'utf8'));
  return at('.cache', `cluster-${version}.tar`);
};

// After the builds beside it, which the first page waits for.
const castTo = (file) =>
  run(process.execPath, [at('scripts/cast-mould.mjs'), file], { priority: os.constants.priority.PRIORITY_LOW });

/**
 * Begins to make the files of a new embedded database where nobody has yet, in a process of its own: that takes five
 * seconds, in which the server is built, and 400 MB, which a server would keep.
 * @returns {() => Promise<Blob | undefined>} waits for them; undefined when they could not be made
 */
export function castMould() {
  const file = mouldFile();
  const cast = fs.existsSync(file) ? Promise.resolve() : castTo(file);
  return async () => {
    await cast;
    return fs.existsSync(file) ? new Blob([fs.readFileSync(file)]) : undefined;
  };
}

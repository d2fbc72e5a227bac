import fs from 'node:fs';
import path from 'node:path';

const LIST = 'last-build.json';

/**
 * Removes from a folder of built files what neither the build that has just ended nor the one before it wrote. A program
 * that is running loads some of its files when they are needed, perhaps after a newer build: those must still be there.
 * @param {string} folder
 * @param {number} began when the build began, in ms since 1970; what was written before is not of it
 */
export function keepLastBuilds(folder, began) {
  const list = path.join(folder, LIST);
  const before = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : [];
  const files = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== LIST);
  const isNew = ({ name }) => fs.statSync(path.join(folder, name)).mtimeMs >= began;
  const written = files.filter(isNew).map(({ name }) => name);
  const kept = new Set([...written, ...before]);
  for (const { name } of files) if (!kept.has(name)) fs.rmSync(path.join(folder, name));
  fs.writeFileSync(list, JSON.stringify(written));
}

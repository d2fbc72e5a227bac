import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { at } from './root.mjs';

/**
 * The inputs of a build or a check: sizes and times of its files, which are cheap to read, and a lazy hash of their
 * contents. A build does not read tests.
 */
export function takeInputs(inputs, { tests = false } = {}) {
  const files = {};
  for (const input of inputs) collect(input, tests, files);
  let contents;
  return {
    files,
    get contents() {
      contents ??= hashContents(files);
      return contents;
    },
  };
}

/** Whether the stamp was written for the same inputs; contents are read only when sizes or times differ. */
export function isStamped(stamp, inputs) {
  const written = readStamp(stamp);
  if (written === null) return false;
  if (sameFiles(written.files, inputs.files)) return true;
  if (written.contents !== inputs.contents) return false;
  writeStamp(stamp, inputs);
  return true;
}

export function writeStamp(stamp, inputs) {
  fs.mkdirSync(path.dirname(at(stamp)), { recursive: true });
  fs.writeFileSync(at(stamp), JSON.stringify({ contents: inputs.contents, files: inputs.files }));
}

export function removeStamp(stamp) {
  fs.rmSync(at(stamp), { force: true });
}

const skippedFolders = new Set(['.git', 'node_modules', 'dist', 'dist-demo', '.cache', 'coverage', 'data']);
const testFile = /\.(test|testing)\.[a-z]+$/;

function collect(input, tests, files) {
  const stat = fs.statSync(at(input), { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    files[input] = [stat.size, stat.mtimeMs];
    return;
  }
  for (const entry of fs.readdirSync(at(input), { withFileTypes: true })) {
    if (entry.isDirectory() ? skippedFolders.has(entry.name) : !tests && testFile.test(entry.name)) continue;
    collect(`${input}/${entry.name}`, tests, files);
  }
}

function hashContents(files) {
  const hash = createHash('sha256');
  for (const file of Object.keys(files).sort()) {
    const bytes = fs.readFileSync(at(file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function sameFiles(one, other) {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && one[name][0] === other[name][0] && one[name][1] === other[name][1])
  );
}

function readStamp(stamp) {
  try {
    return JSON.parse(fs.readFileSync(at(stamp), 'utf8'));
  } catch (error) {
    // A stamp truncated by a crash counts as missing.
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

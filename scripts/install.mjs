import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { at } from './root.mjs';
import { runOrFail } from './run-command.mjs';
import { step } from './step.mjs';
import { alone } from './work-lock.mjs';

const stamp = at('node_modules', '.rdm-install');

/** Installs exactly what package-lock.json specifies, when node_modules is missing or from another lockfile. */
export async function install() {
  if (isInstalled()) return;
  await alone(
    () => console.log('等待另一个进程安装 / Waiting for another process to install'),
    async () => {
      if (isInstalled()) return;
      await step('安装依赖 / Install', npmCi);
      fs.writeFileSync(stamp, lockHash());
    },
  );
}

function isInstalled() {
  const hash = lockHash();
  if (readOrNull(stamp)?.toString('utf8') === hash) return true;
  if (!holdsWhatTheLockSays()) return false;
  fs.writeFileSync(stamp, hash);
  return true;
}

function lockHash() {
  return createHash('sha256')
    .update(fs.readFileSync(at('package-lock.json')))
    .digest('hex');
}

/** Whether npm was run by hand: its record of node_modules matches the lockfile, except packages of other platforms. */
function holdsWhatTheLockSays() {
  const record = readOrNull(at('node_modules', '.package-lock.json'));
  if (record === null) return false;
  const installed = JSON.parse(record).packages;
  const wanted = JSON.parse(fs.readFileSync(at('package-lock.json'), 'utf8')).packages;
  return (
    Object.keys(installed).every((place) => place in wanted) &&
    Object.entries(wanted).every(([place, entry]) => {
      if (!place.startsWith('node_modules/')) return true;
      const found = installed[place];
      if (found === undefined) return entry.optional === true;
      return found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link;
    })
  );
}

function npmCi() {
  // Build tools are devDependencies, needed even with NODE_ENV=production.
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev'];
  const npm = process.env.npm_execpath;
  const sentence = '依赖安装失败：请检查网络与 npm 源。/ npm ci failed: check the network and the npm registry.';
  return npm
    ? runOrFail(sentence, process.execPath, [npm, ...args])
    : runOrFail(sentence, 'npm', args, { shell: process.platform === 'win32' });
}

function readOrNull(file) {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

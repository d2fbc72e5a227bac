import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { besideAddressedLock, removeAddressedLock } from './addressed-lock.mjs';
import { at } from './root.mjs';
import { run, runOrFail } from './run-command.mjs';
import { step } from './step.mjs';
import { alone } from './work-lock.mjs';

const stamp = at('node_modules', '.rdm-install');

/**
 * Installs exactly what package-lock.json specifies, when node_modules is missing or from another lockfile: all of it, or
 * only what the product is built and run with, two thirds of the files.
 * @param {{ onlyProduct?: boolean }} [how]
 */
export async function install({ onlyProduct = false } = {}) {
  if (isInstalled(onlyProduct)) return;
  await alone(
    () => console.log('等待另一个进程安装 / Waiting for another process to install'),
    async () => {
      if (isInstalled(onlyProduct)) return;
      await step('安装依赖 / Install', () => npmCi(onlyProduct));
      writeStamp(onlyProduct);
    },
  );
}

const writeStamp = (onlyProduct) => fs.writeFileSync(stamp, lockHash() + (onlyProduct ? ONLY_PRODUCT : ''));

/** Follows the hash in the stamp of an installation without what tests and checks need. */
const ONLY_PRODUCT = ' product';

function isInstalled(onlyProduct) {
  const hash = lockHash();
  const stamped = readOrNull(stamp)?.toString('utf8');
  if (stamped === hash || (onlyProduct && stamped === hash + ONLY_PRODUCT)) return true;
  if (!holdsWhatTheLockSays(onlyProduct)) return false;
  writeStamp(onlyProduct);
  return true;
}

function lockHash() {
  return createHash('sha256')
    .update(fs.readFileSync(at('package-lock.json')))
    .digest('hex');
}

/** Whether npm was run by hand: its record of node_modules matches the lockfile, except packages of other platforms. */
function holdsWhatTheLockSays(onlyProduct) {
  const record = readOrNull(at('node_modules', '.package-lock.json'));
  if (record === null) return false;
  const installed = JSON.parse(record).packages;
  const wanted = JSON.parse(fs.readFileSync(at('package-lock.json'), 'utf8')).packages;
  return (
    Object.keys(installed).every((place) => place in wanted) &&
    Object.entries(wanted).every(([place, entry]) => {
      if (!place.startsWith('node_modules/')) return true;
      const found = installed[place];
      if (found === undefined) return entry.optional === true || (onlyProduct && isForTests(entry));
      return found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link;
    })
  );
}

const isForTests = ({ dev, devOptional }) => dev === true || devOptional === true;

async function npmCi(onlyProduct) {
  // Tests and checks are wanted even with NODE_ENV=production.
  const args = ['ci', '--no-audit', '--no-fund', '--prefer-offline', onlyProduct ? '--omit=dev' : '--include=dev'];
  removeAddressedLock();
  if (await isInstalledByAddresses(args)) return;
  // A registry may keep its packages under other addresses.
  const sentence = '依赖安装失败：请检查网络与 npm 源。/ npm ci failed: check the network and the npm registry.';
  await runOrFail(sentence, ...npm(args));
}

async function isInstalledByAddresses(args) {
  const { code, output } = await run(...npm(['config', 'get', 'registry']));
  const registry = output.trim();
  if (code !== 0 || !URL.canParse(registry)) return false;
  return (await besideAddressedLock(registry, () => run(...npm(args)))).code === 0;
}

/** The arguments of `run` for npm: the one that runs this script, or the one of the path. */
function npm(args) {
  const running = process.env.npm_execpath;
  return running ? [process.execPath, [running, ...args]] : ['npm', args, { shell: process.platform === 'win32' }];
}

function readOrNull(file) {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

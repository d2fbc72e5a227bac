import fs from 'node:fs';
import { at } from '../root.mjs';
import { runOrFail } from '../run-command.mjs';
import { step } from '../step.mjs';

const folder = at('scripts', 'tools');
const installed = at('scripts', 'tools', 'node_modules', '.package-lock.json');

/**
 * Installs the tools beside this file where they are missing or from another lockfile. They resolve vitest and
 * typescript from the product's node_modules, so those peers are left out.
 */
export async function installTools() {
  if (isInstalled()) return;
  const sentence = '工具安装失败：请检查网络与 npm 源。/ The tools could not be installed: check the npm registry.';
  const args = ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  await step('安装工具 / Install the tools', () =>
    runOrFail(sentence, 'npm', args, { cwd: folder, shell: process.platform === 'win32' }),
  );
}

function isInstalled() {
  if (!fs.existsSync(installed)) return false;
  return fs.statSync(installed).mtimeMs >= fs.statSync(at('scripts', 'tools', 'package-lock.json')).mtimeMs;
}

/** A program of the tools by its file. */
export const tool = (...parts) => at('scripts', 'tools', 'node_modules', ...parts);

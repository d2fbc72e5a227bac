import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { run, runOrFail } from './run-command.mjs';
import { step, StepFailed } from './step.mjs';

/** System requirements of the tests besides Node, by the Debian packages that provide them. */
const needs = [
  { name: 'chromium-headless-shell', isThere: () => findChromium() !== null },
  { name: 'fonts-noto-cjk', isThere: hasChineseFont },
  { name: 'postgresql', isThere: hasPostgres },
  { name: 'pgbouncer', isThere: () => fs.existsSync('/usr/sbin/pgbouncer') },
  { name: 'libreoffice-calc-nogui', isThere: () => hasLibreOffice('sc') },
  { name: 'libreoffice-writer-nogui', isThere: () => hasLibreOffice('sw') },
];

/**
 * Installs what is missing where that is possible (Debian, as root); otherwise fails with one sentence on what to
 * install.
 */
export async function prepareMachine() {
  const missing = await findMissing();
  if (missing.length === 0) return;
  if (!(await canInstall())) throw new StepFailed(sentenceFor(missing));
  await step(`安装系统软件包 / Install ${missing.join(', ')}`, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runOrFail(sentenceFor(missing), 'apt-get', ['update'], { env });
    const args = ['install', '-y', '--no-install-recommends', ...missing];
    await runOrFail(sentenceFor(missing), 'apt-get', args, { env });
  });
  const still = await findMissing();
  if (still.length > 0) throw new StepFailed(sentenceFor(still));
}

async function findMissing() {
  const there = await Promise.all(needs.map(async (need) => need.isThere()));
  return needs.filter((_, index) => !there[index]).map((need) => need.name);
}

function sentenceFor(packages) {
  const list = packages.join(' ');
  return (
    `测试需要系统软件包 ${list}，请先安装。/ ` +
    `The tests need the system packages ${list}; install them first (Debian: apt-get install ${list}).`
  );
}

async function canInstall() {
  if (process.getuid?.() !== 0) return false;
  return (await run('apt-get', ['--version'])).code === 0;
}

async function hasChineseFont() {
  const { code, output } = await run('fc-list', [':lang=zh']);
  return code === 0 && output.trim() !== '';
}

/** LibreOffice opens what was exported: Calc (`sc`) recalculates workbooks, Writer (`sw`) reads documents. */
async function hasLibreOffice(part) {
  const { code, output } = await run('which', ['soffice']);
  if (code !== 0) return false;
  const program = path.dirname(fs.realpathSync(output.trim()));
  return ['so', 'dylib'].some((ending) => fs.existsSync(path.join(program, `lib${part}lo.${ending}`)));
}

function hasPostgres() {
  const versions = '/usr/lib/postgresql';
  return (
    fs.existsSync(versions) &&
    fs.readdirSync(versions).some((version) => fs.existsSync(`${versions}/${version}/bin/postgres`))
  );
}

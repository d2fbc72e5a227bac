import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startedOnce } from '../setup/kept';
import { SHORT_LIVED } from './program';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rdm-commands-'));
const at = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly printed: string;
}

/** A command of the operator as `npm run` starts it, with the server that `npm start` has built. */
const command = (name: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  new Promise<Ended>((resolve) => {
    const script = path.resolve(import.meta.dirname, `../../scripts/${name}.mjs`);
    const clean = { PATH: process.env['PATH'], RDM_DATA_DIR: at('nothing'), ...environment };
    execFile(process.execPath, [...SHORT_LIVED, script, ...args], { env: clean }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), printed: stdout + stderr }),
    );
  });

describe('Commands of the operator', () => {
  it.each(['admin', 'backup', 'move', 'restore'])('%s says in one sentence how it is used', async (name) => {
    const { code, printed } = await command(name, []);
    expect(printed).toMatch(/^✗ 用法 \/ Usage: npm run .*\n$/);
    expect(code).toBe(1);
  });

  it('back up what a program has kept, and restore it in another place', async () => {
    const place = { RDM_DATA_DIR: await startedOnce(at('kept')) };
    expect(await command('backup', [at('kept.backup')], place)).toMatchObject({ code: 0 });
    const restored = await command('restore', [at('kept.backup')], { RDM_DATA_DIR: at('restored') });
    expect(restored.printed).toContain('✓ 已恢复 / Restored');
    expect(restored.code).toBe(0);
  });
});

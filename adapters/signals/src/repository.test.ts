import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositorySignals } from './repository';

describe('repositories on the server', () => {
  let base: string;
  let root: string;
  const git = (folder: string, ...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=王', '-c', 'user.email=wang@example.com', ...args], {
      cwd: folder,
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: '2026-11-03T10:00:00+08:00',
        GIT_COMMITTER_DATE: '2026-11-03T10:00:00+08:00',
      },
      stdio: 'ignore',
    });
  const made = (folder: string) => {
    mkdirSync(folder, { recursive: true });
    git(folder, 'init', '-q');
    writeFileSync(path.join(folder, 'a.txt'), 'a');
    git(folder, 'add', '.');
    git(folder, 'commit', '-q', '-m', 'RD2026001: 首次提交');
  };
  const read = (folder: string) =>
    repositorySignals(root).readRepository({ folder, from: '2026-11-01', to: '2026-11-30' });

  beforeAll(() => {
    base = mkdtempSync(path.join(os.tmpdir(), 'rdm-signals-'));
    root = path.join(base, 'repositories');
    made(path.join(root, 'team/control'));
    made(path.join(base, 'elsewhere'));
    mkdirSync(path.join(root, 'empty'));
    symlinkSync(path.join(base, 'elsewhere'), path.join(root, 'link'));
  });
  afterAll(() => rmSync(base, { recursive: true, force: true }));

  it('are read by month', async () => {
    const reading = await read('team/control');
    expect(reading).toMatchObject({
      ok: true,
      signals: [{ person: 'wang@example.com', day: '2026-11-03', kind: 'commit', source: 'git team/control' }],
    });
    const before = await repositorySignals(root).readRepository({
      folder: 'team/control',
      from: '2026-10-01',
      to: '2026-10-31',
    });
    expect(before).toEqual({ ok: true, signals: [], unread: [] });
  });

  it.each(['../elsewhere', '/etc', '.', '', 'link', 'team/../../elsewhere', 'a\0b'])(
    'outside the folder are refused: %j',
    async (folder) => {
      expect(await read(folder)).toMatchObject({
        ok: false,
        message: { zh: expect.stringContaining('目录之内') as string },
      });
    },
  );

  it.each(['empty', 'missing', '$(touch x)', '; touch x', '--help'])(
    'that are none are refused: %j',
    async (folder) => {
      expect(await read(folder)).toMatchObject({
        ok: false,
        message: { zh: expect.stringContaining('不是可读取') as string },
      });
      expect(existsSync(path.join(root, 'x'))).toBe(false);
    },
  );

  it('run nothing of their own', async () => {
    const folder = path.join(root, 'team/control');
    const mark = path.join(base, 'ran');
    git(folder, 'config', 'core.fsmonitor', `touch ${mark}`);
    git(folder, 'config', 'core.pager', `touch ${mark}`);
    git(folder, 'config', 'gpg.program', `touch ${mark}`);
    git(folder, 'config', 'log.showSignature', 'true');
    expect(await read('team/control')).toMatchObject({ ok: true });
    expect(existsSync(mark)).toBe(false);
  });
});

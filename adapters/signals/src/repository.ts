import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SignalReading, WorkSignals } from '@rdm/core/internal/hours';
import { text } from '@rdm/core/internal/kernel';
import { GIT_LOG_FORMAT, readGitLog } from './git-log';

const run = promisify(execFile);
const LONGEST = 60_000;
const LARGEST = 64 * 1024 * 1024;

const OUTSIDE = text(
  '只能读取服务器代码仓库目录之内的文件夹，请填写相对路径',
  'Only folders inside the server’s folder of repositories are read; enter a relative path',
);
const NO_REPOSITORY = text(
  '该文件夹不是可读取的 Git 仓库，请核对名称或联系运维人员',
  'The folder is not a Git repository that can be read; check the name or ask the server’s operator',
);

/**
 * Reads repositories below a folder of the server with the git that is installed there. Nothing of a repository is run:
 * no shell, no hooks, no pager, no configuration of its own but what git needs to read its history.
 *
 * @param root the folder of the repositories; symbolic links that lead out of it are refused
 */
export const repositorySignals = (root: string): Required<Pick<WorkSignals, 'readRepository'>> => ({
  readRepository: async ({ folder, from, to }): Promise<SignalReading> => {
    const place = await placeWithin(root, folder);
    if (place === 'outside') return { ok: false, message: OUTSIDE };
    if (place === 'missing') return { ok: false, message: NO_REPOSITORY };
    try {
      const { stdout } = await run(
        'git',
        [
          ...['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false', '-c', 'log.showSignature=false', '--no-pager'],
          ...['log', '--all', '--source', '--no-merges', '--no-ext-diff', '--no-textconv'],
          ...[`--since=${from}T00:00:00`, `--until=${to}T23:59:59`, `--pretty=format:${GIT_LOG_FORMAT}`],
        ],
        { cwd: place.folder, env: environment(place), timeout: LONGEST, maxBuffer: LARGEST, encoding: 'utf8' },
      );
      return readGitLog(stdout, place.name);
    } catch {
      return { ok: false, message: NO_REPOSITORY };
    }
  },
});

interface Place {
  readonly root: string;
  readonly folder: string;
  /** Relative to the root, with `/`. */
  readonly name: string;
}

async function placeWithin(root: string, folder: string): Promise<Place | 'outside' | 'missing'> {
  if (folder.trim() === '' || folder.includes('\0') || path.isAbsolute(folder)) return 'outside';
  const isInside = (whole: string, part: string) => part.startsWith(whole + path.sep);
  try {
    const whole = await realpath(root);
    if (!isInside(whole, path.resolve(whole, folder))) return 'outside';
    const found = await realpath(path.resolve(whole, folder));
    if (!isInside(whole, found)) return 'outside';
    return { root: whole, folder: found, name: path.relative(whole, found).split(path.sep).join('/') };
  } catch {
    return 'missing';
  }
}

/** Nothing of the server’s environment but where programs are; no repository above the root is found. */
const environment = ({ root }: Place): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  GIT_CEILING_DIRECTORIES: root,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
});

import { text } from '@rdm/core/internal/kernel';
import type { SignalReading, WorkSignals } from '@rdm/core/internal/hours';
import { isGitLog, readGitLog } from './git-log';
import { readJson } from './json-export';
import { readCsv } from './csv-export';
import { textOf } from './text-of';

const NOT_TEXT = text(
  '该文件不是文本，请上传 git log 输出、CSV 或 JSON',
  'The file is not a text file; upload the output of git log, CSV or JSON',
);
const TOO_LARGE = text('文件超过 30 MB，请按月导出', 'The file is larger than 30 MB; export month by month');
const LARGEST = 30 * 1024 * 1024;

/** Reads exported files: the output of git log, and commits, issues and worklogs of GitHub, GitLab and Jira. */
export const fileSignals: Pick<WorkSignals, 'readFile'> = {
  readFile: async ({ name, bytes }): Promise<SignalReading> => {
    if (bytes.length > LARGEST) return { ok: false, message: TOO_LARGE };
    const content = textOf(bytes);
    if (content === null) return { ok: false, message: NOT_TEXT };
    const place = name.replace(/\.[^.]*$/, '').slice(0, 100);
    if (isGitLog(content)) return readGitLog(content, place);
    return /^\s*[[{]/.test(content) ? readJson(content, place) : readCsv(content, place);
  },
};

import { projectHint, type SignalReading, type UnreadSignal, type WorkSignal } from '@rdm/core/internal/hours';
import { fill, text } from '@rdm/core/internal/kernel';
import { calendarDay } from './calendar-day';

/**
 * The format a log is written with: hash, e-mail of the author, day, branch it was found by, subject, separated by tabs.
 *
 *     git log --all --source --no-merges --pretty=format:'%H%x09%ae%x09%aI%x09%S%x09%s' > lowtemp-control.log
 */
export const GIT_LOG_FORMAT = '%H%x09%ae%x09%aI%x09%S%x09%s';

const LINE = /^[\da-f]{7,64}\t/;
const NOT_A_COMMIT = text('不是“{format}”格式的提交', 'No commit in the format “{format}”');

export const isGitLog = (content: string): boolean => LINE.test(content.replace(/^\uFEFF/, '').trimStart());

/** @param repository names the source, and is a place projects are found by */
export function readGitLog(content: string, repository: string): SignalReading {
  const signals: WorkSignal[] = [];
  const unread: UnreadSignal[] = [];
  const seen = new Set<string>();
  for (const [index, line] of content
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const [hash = '', person = '', when, branch = '', ...subject] = line.split('\t');
    const day = calendarDay(when);
    if (!LINE.test(line) || person.trim() === '' || day === null) {
      unread.push({ at: index + 1, reason: fill(NOT_A_COMMIT, { format: GIT_LOG_FORMAT }) });
      continue;
    }
    if (seen.has(hash)) continue;
    seen.add(hash);
    const place = branch.replace(/^refs\/(heads|remotes|tags)\//, '');
    signals.push({
      person: person.trim(),
      day,
      projectHint: projectHint([repository, place], [subject.join(' ')]),
      kind: 'commit',
      source: `git ${repository}`,
    });
  }
  return { ok: true, signals, unread };
}

import { projectHint, type SignalReading, type UnreadSignal, type WorkSignal } from '@rdm/core/internal/hours';
import { text } from '@rdm/core/internal/kernel';
import { calendarDay } from './calendar-day';

/** An entry of an export with names and values; nested objects have their values under dotted names. */
export type ExportedEntry = Readonly<Record<string, string>>;

/** Names of the same thing in the exports, compared without case, spaces, `_` and `-`. The first that is filled counts. */
const columns = {
  person: [
    ...['commit.author.email', 'author_email', 'author.emailaddress', 'author.email', 'email', 'emailaddress', '邮箱'],
    ...['author.login', 'author_name', 'author.name', 'author', 'user.login', 'username', 'user', '用户', '作者'],
    ...['assignee.emailaddress', 'assignee.login', 'assignee.username', 'assignees.0.login', 'assignees.0.username'],
    ...['fields.assignee.emailaddress', 'fields.assignee.name', 'assigneeid', 'assigneeusername', 'assignee', '经办人'],
  ],
  day: [
    ...['commit.author.date', 'authored_date', 'committed_date', 'started', 'work date', 'log date', 'logdate'],
    ...['closed_at', 'closed at', 'closed at (utc)', 'resolutiondate', 'fields.resolutiondate', 'resolved', '解决日期'],
    ...['updated_at', 'updated at (utc)', 'fields.updated', 'updated', '更新日期', 'date', 'day', '日期', '工作日期'],
    ...['created_at', 'created at (utc)', 'fields.created', 'created'],
  ],
  seconds: ['timespentseconds', 'time spent (s)', 'timespent', 'fields.timespent'],
  hours: ['hours', 'time spent (h)', 'time spent (hours)', 'logged hours', '工时', '登记工时'],
  key: ['key', 'issue key', 'issuekey', 'issue', 'issueid', '关键字', '问题关键字', 'iid', 'number'],
  place: [
    ...['repository', 'repository.full_name', 'repo', 'project', 'project key', 'project name', 'fields.project.key'],
    ...['references.full', 'branch', 'ref', '项目'],
  ],
  text: [
    'commit.message',
    'message',
    'title',
    'summary',
    'fields.summary',
    '概要',
    '主题',
    'subject',
    'labels',
    'comment',
  ],
  commit: ['sha', 'short_id', 'commit', 'hash'],
  link: ['html_url', 'web_url', 'self'],
} as const;

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');
const sought = Object.fromEntries(
  Object.entries(columns).map(([name, names]) => [name, names.map(plain)]),
) as unknown as Readonly<Record<keyof typeof columns, readonly string[]>>;

const NO_PERSON = text('没有邮箱或账号', 'No e-mail or login');
const NO_DAY = text('没有可识别的日期', 'No day that can be read');
const NO_HOURS = text('登记工时不是数字', 'The logged hours are not a number');
const NOT_KNOWN = text(
  '无法识别该文件：需要 git log 输出，或含作者（邮箱、账号）和日期列的 GitHub、GitLab、Jira 导出（CSV 或 JSON）',
  'The file is not known: it takes the output of git log, or an export of GitHub, GitLab or Jira (CSV or JSON) with author (e-mail, login) and date',
);

/** The host and the project of a link, `acme/lowtemp` of `https://github.com/acme/lowtemp/commit/…`. */
const placeOfLink = (link: string) =>
  /^https?:\/\/[^/]+\/(?:api\/v3\/repos\/|repos\/)?([^/]+\/[^/]+?)(?:\/-)?\/(?:commit|issues|merge_requests|pull)/.exec(
    link,
  )?.[1] ?? '';

/** Reads the entries of an export. Which system it is of does not matter, only what the entries have. */
export function readEntries(entries: readonly ExportedEntry[], file: string): SignalReading {
  const signals: WorkSignal[] = [];
  const unread: UnreadSignal[] = [];
  for (const [index, entry] of entries.entries()) {
    const values = new Map(Object.entries(entry).map(([name, value]) => [plain(name), value.trim()]));
    const of = (name: keyof typeof columns) => sought[name].map((each) => values.get(each)).find(Boolean) ?? '';
    const refuse = (reason: typeof NO_DAY) => void unread.push({ at: index + 1, reason });
    const person = of('person');
    const day = calendarDay(of('day'));
    const logged = hoursOf(of('hours'), of('seconds'), values);
    if (person === '') refuse(NO_PERSON);
    else if (day === null) refuse(NO_DAY);
    else if (logged === undefined) refuse(NO_HOURS);
    else {
      const place = of('place') || placeOfLink(of('link'));
      const kind = logged === null ? (of('commit') ? 'commit' : 'issue') : 'worklog';
      const key = of('key');
      signals.push({
        person: addressIn(person),
        day,
        projectHint: projectHint([place, /^\d+$/.test(key) ? `#${key}` : key], [of('text')]),
        kind,
        ...(logged !== null && { hours: logged }),
        source: `${kind} ${place || file}`.slice(0, 200),
      });
    }
  }
  if (signals.length === 0 && entries.length > 0) return { ok: false, message: NOT_KNOWN };
  return { ok: true, signals, unread };
}

/** `Wang <wang@example.com>` states its address between angles. */
const addressIn = (person: string) => (/<([^<>\s]+@[^<>\s]+)>/.exec(person)?.[1] ?? person).slice(0, 200);

/**
 * Only worklogs log hours: the time spent on a whole issue is the sum of them over people and days, so it is null.
 * Undefined where they are no number.
 */
function hoursOf(hours: string, seconds: string, values: ReadonlyMap<string, string>): string | null | undefined {
  const isNumber = (value: string) => /^\d{1,9}(\.\d{1,6})?$/.test(value);
  if (hours !== '') return isNumber(hours) ? hours : undefined;
  const isWorklog = ['started', 'workdate', 'logdate', '工作日期'].some((name) => values.has(name));
  if (!isWorklog || seconds === '') return null;
  if (!isNumber(seconds)) return undefined;
  // Quarters of an hour are the finest that people log.
  return String(Math.round((Number(seconds) / 3600) * 100) / 100);
}

export const notKnown = (): SignalReading => ({ ok: false, message: NOT_KNOWN });

import {
  callerOfUser,
  newTokenText,
  readTokenText,
  sameDigest,
  tenantTerm,
  TOKEN_BYTES,
  tokenDigest,
  userOf,
} from '../access';
import { faults, Refusal, text, type CalendarWriter, type Clock } from '../kernel';
import { insertRecords, nobody, updateRecords, type Call, type Caller, type Download, type Visit } from '../records';
import { calendarFeed } from './calendar-feed';
import { deadlineKinds } from './deadline-dictionaries';
import { yearDeadlines, type YearDeadline } from './year-deadlines';

const START = 'rdm_';
const said = text(
  '订阅地址无效或已停用，请在“年度事项”中重新生成',
  'This address of the calendar opens nothing; make another one on the page of deadlines',
);
const ended = () => new Refusal(faults.invalid(said));
const calendarName = text('RDM 年度事项', 'RDM deadlines');

export interface FeedServices {
  readonly randomBytes: (count: number) => Uint8Array;
}

/** A new address of the caller’s feed; the one before opens nothing any more. Its path is answered this once. */
export async function makeFeed(
  call: Call,
  _given: Readonly<Record<string, never>>,
  { randomBytes }: FeedServices,
): Promise<{ readonly path: string }> {
  const { account, userId, tenantId } = call.caller;
  const { token, prefix } = newTokenText(tenantId, randomBytes(TOKEN_BYTES));
  await call.records.lock(`calendarfeed ${account}`);
  const values = { account, userId, prefix, digest: tokenDigest(token) };
  const [before] = await call.records.findByKeys(calendarFeed, [{ account }]);
  if (before) await updateRecords(call, calendarFeed, [{ before, values }]);
  else await insertRecords(call, calendarFeed, [values]);
  return { path: `/api/blade-rdm/deadline/feed/${token.slice(START.length)}` };
}

/** Ends the caller’s feed. */
export async function endFeed(call: Call): Promise<void> {
  const { account } = call.caller;
  await call.records.purge(calendarFeed, [{ field: 'account', is: 'equal', value: account }]);
}

/**
 * The deadlines of this year and the next as iCalendar, as the account of the address may see them now.
 *
 * @throws Refusal for an address that opens nothing: unknown, ended, of an account or tenant that is closed
 */
export async function readFeed(
  visit: Visit,
  { key }: { readonly key: string },
  { clock, calendarWriter }: { readonly clock: Clock; readonly calendarWriter: CalendarWriter },
): Promise<Download> {
  const token = `${START}${key.replace(/\.ics$/, '')}`;
  const read = readTokenText(token);
  if (!read) throw ended();
  const caller = await visit.open(nobody(read.tenantId), (call) => feedCaller(call, read.prefix, token));
  const year = Number(clock.now().slice(0, 4));
  const due = await visit.open(caller, async (call) => [
    ...(await yearDeadlines(call, { year: String(year) })),
    ...(await yearDeadlines(call, { year: String(year + 1) })),
  ]);
  return calendarOf(calendarWriter, due, clock);
}

/** The deadlines of a year as a file to be imported into a calendar. */
export async function downloadDeadlines(
  visit: Visit,
  { year }: { readonly year: string },
  { clock, calendarWriter }: { readonly clock: Clock; readonly calendarWriter: CalendarWriter },
): Promise<Download> {
  const due = await visit.run((call) => yearDeadlines(call, { year }));
  return calendarOf(calendarWriter, due, clock);
}

async function feedCaller(call: Call, prefix: string, token: string): Promise<Caller> {
  const [feed] = await call.records.find(calendarFeed, { where: [{ field: 'prefix', is: 'equal', value: prefix }] });
  const known = feed && sameDigest(tokenDigest(token), feed.digest ?? '');
  const person = known && (await tenantTerm(call)) ? await userOf(call, feed.userId ?? '') : null;
  if (!person) throw ended();
  return (await callerOfUser(call, person)).caller;
}

const calendarOf = (writer: CalendarWriter, due: readonly YearDeadline[], clock: Clock): Download => ({
  name: 'rdm-deadlines.ics',
  type: 'text/calendar; charset=utf-8',
  bytes: writer.write({
    name: calendarName.zh,
    // By day, so that what has not changed reads the same.
    stamp: `${clock.now().slice(0, 10)}T00:00:00.000Z`,
    events: due.map(({ key, kind, date, title, basis, responsible, done, remark }) => ({
      uid: key,
      day: date,
      summary: `${done ? '✓ ' : ''}${title.zh}`,
      description: [
        `类型：${deadlineKinds[kind].zh}`,
        ...(basis ? [`依据：${basis.document} ${basis.article}`] : []),
        ...(responsible ? [`责任人：${responsible}`] : []),
        ...(remark ? [`备注：${remark}`] : []),
      ].join('\n'),
      // A day before at the latest somebody has to know.
      remindDaysBefore: done ? null : 7,
    })),
  }),
});

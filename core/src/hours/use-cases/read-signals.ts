import Big from 'big.js';
import { faults, fill, Refusal, text } from '../../kernel';
import { isDate, isMonth, monthOf, daysInMonth } from '../../kernel/calendar';
import { insertRecords, updateRecords, type Call, type NewValues, type Visit } from '../../records';
import { hoursTyped } from '../hours-total';
import { workSignal } from '../work-signal';
import type { SignalReading, UnreadSignal, WorkSignal, WorkSignals } from '../work-signals';

/** The services the calls need. */
export interface SignalServices {
  readonly signals: WorkSignals;
}

export interface ReadSignals {
  /** Signals found, and the rows by day they make. */
  readonly found: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** The first and the last month they are of; null without any. */
  readonly from: string | null;
  readonly to: string | null;
  readonly unread: readonly UnreadSignal[];
}

const said = {
  noRepository: text(
    '服务器没有配置代码仓库目录（RDM_SIGNALS_DIR），请联系运维人员，或上传 git log 文件',
    'The server has no folder of repositories (RDM_SIGNALS_DIR); ask its operator, or upload the output of git log',
  ),
  month: text('请选择月份', 'Choose the month'),
  tooMany: text(
    '一次最多 {most} 条记录，请按月导出后分次上传',
    'At most {most} entries at once; export month by month',
  ),
};
const MOST = 200_000;
/** As many unread entries as are named; the count of all is told by their places. */
const MOST_UNREAD = 100;

/** Reads an exported file and stores what it tells, by day. */
export async function readSignalFile(
  visit: Visit,
  { file, fileName }: { file: Uint8Array; fileName: string },
  { signals }: SignalServices,
): Promise<ReadSignals> {
  const reading = await signals.readFile({ name: fileName, bytes: file });
  return visit.run((call) => storeReading(call, reading));
}

/** Reads a month of a repository on the server. */
export async function readSignalRepository(
  visit: Visit,
  { folder, month }: { folder: string; month: string },
  { signals }: SignalServices,
): Promise<ReadSignals> {
  if (!isMonth(month)) throw new Refusal(faults.invalid(said.month, [{ field: 'month', message: said.month }]));
  if (!signals.readRepository) throw new Refusal(faults.invalid(said.noRepository));
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  const reading = await signals.readRepository({ folder, from: `${month}-01`, to: `${month}-${last}` });
  return visit.run((call) => storeReading(call, reading));
}

async function storeReading(call: Call, reading: SignalReading): Promise<ReadSignals> {
  if (!reading.ok) throw new Refusal(faults.invalid(reading.message));
  if (reading.signals.length > MOST) throw new Refusal(faults.invalid(fill(said.tooMany, { most: MOST })));
  const rows = byDay(reading.signals);
  await call.records.lock('work signals');
  const standing = new Map((await call.records.findByKeys(workSignal, rows)).map((row) => [keyOf(row), row] as const));
  const added = rows.filter((row) => !standing.has(keyOf(row)));
  const changed = rows.flatMap((values) => {
    const before = standing.get(keyOf(values));
    const isSame = before && before.count === values.count && sameHours(before.hours, values.hours ?? null);
    return before && !isSame ? [{ before, values }] : [];
  });
  await insertRecords(call, workSignal, added);
  const stale = changed.length ? await updateRecords(call, workSignal, changed) : [];
  if (stale.length) throw new Refusal(faults.staleVersion());
  const months = reading.signals.map(({ day }) => monthOf(day)).sort();
  return {
    found: reading.signals.length,
    inserted: added.length,
    updated: changed.length,
    unchanged: rows.length - added.length - changed.length,
    from: months[0] ?? null,
    to: months.at(-1) ?? null,
    unread: reading.unread.slice(0, MOST_UNREAD),
  };
}

type Row = NewValues<typeof workSignal>;

const keyOf = ({ day, person, kind, hint, source }: Row) => JSON.stringify([day, person, kind, hint, source]);
const sameHours = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : hoursTyped(one).eq(hoursTyped(other));

/** One row for each day, person, kind, hint and source. */
function byDay(signals: readonly WorkSignal[]): Row[] {
  const rows = new Map<string, { row: Row; count: number; hours: Big | null }>();
  for (const { person, day, projectHint, kind, hours, source } of signals) {
    if (!isDate(day)) continue;
    const row = { day, person: person.toLowerCase(), kind, hint: projectHint, source };
    const key = keyOf(row);
    const own = rows.get(key) ?? { row, count: 0, hours: null };
    own.count += 1;
    if (hours !== undefined) own.hours = (own.hours ?? new Big(0)).plus(hoursTyped(hours));
    rows.set(key, own);
  }
  return [...rows.values()].map(({ row, count, hours }) => ({ ...row, count, hours: hours?.toFixed() ?? null }));
}

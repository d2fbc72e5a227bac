import { fill, text, type Text } from '../kernel';
import { requireYear, wholly, type Call, type RecordOf } from '../records';
import { closingDeclaration } from './closed-year';
import { yearChange } from './year-change';

/** The record of a recompute in the history. */
export const RECOMPUTED = 'blade-rdm/projectreportdetaillist/restats-amount';

/** How far the papers of a year agree with its registers: the same for every paper of the year. */
export interface YearState {
  readonly year: string;
  /** When the year was last recomputed, `yyyy-MM-dd HH:mm:ss`; null if never. */
  readonly computedTime: string | null;
  /** Records changed since; 0 for a closed year, whose papers are those filed. */
  readonly changed: number;
  readonly changes: readonly { readonly resource: string; readonly label: Text; readonly count: number }[];
  /** The declaration whose copy the papers of a closed year are. */
  readonly filed: { readonly id: string; readonly correction: number; readonly submittedTime: string | null } | null;
  /** The above in a sentence; null where the papers are up to date. */
  readonly notice: Text | null;
}

const CHANGED = text(
  '数据已变动（{count} 处：{what}），以下为变动前计算的数，请一键重算',
  'The data has changed since ({count}: {what}) and the figures below do not have it yet; please recompute',
);
const NEVER = text('本年度尚未计算，请一键重算', 'This year has not been computed yet; recompute');
const FILED = text(
  '本年度已申报（{time} 提交），以下为申报时留存的数',
  'This year is declared (submitted {time}); these are the figures as filed',
);

/** The changes of a year that no recompute has seen yet. */
export function pendingChanges(call: Call, year: string): Promise<RecordOf<typeof yearChange>[]> {
  return wholly(call).records.find(yearChange, { where: [{ field: 'year', is: 'equal', value: year }] });
}

/** When a year was last recomputed, `yyyy-MM-dd HH:mm:ss`; null if never. */
export async function recomputedTime(call: Call, year: string): Promise<string | null> {
  const [last] = await wholly(call).records.history(RECOMPUTED, year);
  return last?.time ?? null;
}

/** Whether and why the papers of a year differ from what its registers would give. */
export async function yearState(call: Call, given: { year: string }): Promise<YearState> {
  const year = requireYear(given.year);
  const filed = await closingDeclaration(call, year);
  const computedTime = await recomputedTime(call, year);
  if (filed) {
    const { id, correction, submittedTime } = filed;
    const notice = fill(FILED, { time: submittedTime ?? '' });
    return { year, computedTime, changed: 0, changes: [], filed: { id, correction, submittedTime }, notice };
  }
  const counts = new Map<string, number>();
  for (const { changes } of await pendingChanges(call, year)) {
    for (const [name, count] of Object.entries(changes ?? {})) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const changes = [...counts]
    .map(([resource, count]) => ({ resource, label: call.resourceNamed(resource).label, count }))
    .sort((one, other) => other.count - one.count || (one.resource < other.resource ? -1 : 1));
  const changed = changes.reduce((total, { count }) => total + count, 0);
  return { year, computedTime, changed, changes, filed: null, notice: noticeOf(computedTime, changed, changes) };
}

function noticeOf(computedTime: string | null, changed: number, changes: YearState['changes']): Text | null {
  if (computedTime === null) return NEVER;
  if (changed === 0) return null;
  const { zh, en } = CHANGED;
  const zhWhat = changes.map(({ label, count }) => `${label.zh} ${count}`).join('、');
  const enWhat = changes.map(({ label, count }) => `${label.en} ${count}`).join(', ');
  return text(
    fill(text(zh, zh), { count: changed, what: zhWhat }).zh,
    fill(text(en, en), { count: changed, what: enWhat }).en,
  );
}

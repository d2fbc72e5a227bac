import Big from 'big.js';
import { fill, text, type Text } from '../kernel';
import { downToHalf, splitHalfHours } from './half-hours';
import { hoursTyped } from './hours-total';
import type { SignalKind } from './work-signals';

/** Hours of presence of a month and what they are taken from: 实际出勤, 应出勤, or the workdays of the calendar. */
export interface Presence {
  readonly hours: string;
  readonly from: 'attended' | 'due' | 'calendar';
}

/** A signal of the person and month whose project is known. */
export interface ProjectSignal {
  readonly projectId: string;
  readonly kind: SignalKind;
  readonly day: string;
  readonly count: number;
  readonly hours: string | null;
}

export interface ProposalGrounds {
  /** The projects that may have hours in the month, in the order of the proposal. */
  readonly projects: readonly { readonly projectId: string; readonly projectCode: string }[];
  readonly presence: Presence;
  readonly lastMonth: {
    readonly lines: readonly { readonly projectId: string; readonly hours: string }[];
    readonly presence: Presence;
  };
  readonly signals: readonly ProjectSignal[];
}

/** What the hours of a line follow from. */
export type ProposalGround = SignalKind | 'lastMonth';

export interface ProposedLine {
  readonly projectId: string;
  /** A multiple of 0.5. */
  readonly hours: string;
  readonly ground: ProposalGround;
}

export interface HoursProposal {
  readonly lines: readonly ProposedLine[];
  /** The grounds in words: `考勤 168 小时`, `同上月比例…`, `提交 23 次：RD2026001 14，RD2026003 9`. */
  readonly grounds: readonly Text[];
}

const HOURS_OF_DAY = 8;
const zero = new Big(0);
const sumOf = (values: Iterable<Big>): Big => [...values].reduce((total, each) => total.plus(each), zero);

const presenceSaid: Readonly<Record<Presence['from'], Text>> = {
  attended: text('考勤 {hours} 小时', 'Attended {hours} hours'),
  due: text('应出勤 {hours} 小时', 'Scheduled {hours} hours'),
  calendar: text('按工作日 {hours} 小时', 'Workdays, {hours} hours'),
};
const said = {
  lastMonth: text('同上月比例：研发 {hours} / 出勤 {present}', 'As last month: R&D {hours} of {present}'),
  commit: text('提交 {count} 次：{projects}', '{count} commits: {projects}'),
  issue: text('工单 {count} 次：{projects}', '{count} issues: {projects}'),
  worklog: text('登记工时 {count} 小时：{projects}', '{count} logged hours: {projects}'),
};
const kinds = ['worklog', 'commit', 'issue'] as const;

/**
 * Proposes the hours of a person's month, in steps of half an hour, together never above the presence:
 *
 * - logged hours as they were logged;
 * - the others as last month, by the ratio to the presence of each month; a project that no longer runs drops out with
 *   its share, which nobody gets;
 * - projects with commits or issues share by their number what they had together last month; had they none, eight hours
 *   for each day that has such a signal.
 *
 * A person with neither hours last month nor signals gets no proposal: how much of the presence was R&D is not known,
 * and a proposal of all of it would claim too much.
 */
export function proposeHours({ projects, presence, lastMonth, signals }: ProposalGrounds): HoursProposal {
  const running = new Set(projects.map(({ projectId }) => projectId));
  const own = signals.filter(({ projectId }) => running.has(projectId));
  const limit = downToHalf(hoursTyped(presence.hours));
  const logged = totals(own, 'worklog');
  const counted = totals(
    own.filter(({ projectId }) => !logged.has(projectId)),
    'commit',
    'issue',
  );
  const last = lastShares({ presence, lastMonth });

  const wanted = new Map<string, Big>();
  const groundOf = new Map<string, ProposalGround>();
  const put = (projectId: string, hours: Big, ground: ProposalGround) => {
    if (hours.lte(0)) return;
    wanted.set(projectId, hours);
    groundOf.set(projectId, ground);
  };
  const before = sumOf([...counted.keys()].map((projectId) => last.get(projectId) ?? zero));
  const days = new Set(
    own.filter(({ kind, projectId }) => kind !== 'worklog' && counted.has(projectId)).map(({ day }) => day),
  );
  const pool = before.gt(0) ? before : new Big(days.size * HOURS_OF_DAY);
  const number = sumOf(counted.values());
  for (const { projectId } of projects) {
    const count = counted.get(projectId);
    const hours = logged.get(projectId);
    if (hours) put(projectId, hours, 'worklog');
    else if (count) put(projectId, pool.times(count).div(number), groundOfCounts(own, projectId));
    else put(projectId, last.get(projectId) ?? zero, 'lastMonth');
  }
  const total = sumOf(wanted.values());
  const shares = splitHalfHours(total.lt(limit) ? total : limit, wanted);
  const lines = [...shares].flatMap(([projectId, hours]) =>
    hours.lte(0) ? [] : [{ projectId, hours: hours.toFixed(), ground: groundOf.get(projectId)! }],
  );
  return { lines, grounds: groundsSaid({ projects, presence, lastMonth, signals: own }, last.size > 0) };
}

/** What each project had last month, scaled to the presence of this one. */
function lastShares({ presence, lastMonth }: Pick<ProposalGrounds, 'presence' | 'lastMonth'>): Map<string, Big> {
  const worked = sumOf(lastMonth.lines.map(({ hours }) => hoursTyped(hours)));
  if (worked.lte(0)) return new Map();
  const present = hoursTyped(lastMonth.presence.hours);
  // Hours above the presence of last month do not raise those of this one.
  const base = present.gt(worked) ? present : worked;
  const shares = new Map<string, Big>();
  for (const { projectId, hours } of lastMonth.lines) {
    const share = hoursTyped(presence.hours).times(hoursTyped(hours)).div(base);
    shares.set(projectId, (shares.get(projectId) ?? zero).plus(share));
  }
  return shares;
}

/** Logged hours, or how often, by project. */
function totals(signals: readonly ProjectSignal[], ...of: readonly SignalKind[]): Map<string, Big> {
  const found = new Map<string, Big>();
  for (const { projectId, kind, count, hours } of signals) {
    if (!of.includes(kind)) continue;
    const value = kind === 'worklog' ? hoursTyped(hours) : new Big(count);
    if (value.gt(0)) found.set(projectId, (found.get(projectId) ?? zero).plus(value));
  }
  return found;
}

const groundOfCounts = (signals: readonly ProjectSignal[], projectId: string): ProposalGround =>
  signals.some((each) => each.projectId === projectId && each.kind === 'commit') ? 'commit' : 'issue';

function groundsSaid({ projects, presence, lastMonth, signals }: ProposalGrounds, asLast: boolean): Text[] {
  const grounds = [fill(presenceSaid[presence.from], { hours: presence.hours })];
  if (asLast) {
    const hours = sumOf(lastMonth.lines.map((line) => hoursTyped(line.hours))).toFixed();
    grounds.push(fill(said.lastMonth, { hours, present: lastMonth.presence.hours }));
  }
  for (const kind of kinds) {
    const found = totals(signals, kind);
    if (found.size === 0) continue;
    const named = projects.flatMap(({ projectId, projectCode }) => {
      const value = found.get(projectId);
      return value ? [`${projectCode} ${value.toFixed()}`] : [];
    });
    const count = sumOf(found.values()).toFixed();
    grounds.push({
      zh: fill(said[kind], { count, projects: named.join('，') }).zh,
      en: fill(said[kind], { count, projects: named.join(', ') }).en,
    });
  }
  return grounds;
}

import { fill, text, type Text } from '../kernel';
import { addDays } from '../kernel/calendar';
import type { Call } from '../records';
import { deadline } from './deadline';
import { yearDeadlines } from './year-deadlines';

/** Deadlines that come soon, and the page where they stand. */
export interface DeadlineReminder {
  readonly kind: 'due' | 'overdue';
  readonly message: Text;
  readonly to: string;
}

const DAYS = 14;
const said = {
  due: text(
    '{count} 个年度事项将在 {days} 天内到期，最近：{title}（{date}）',
    '{count} {count|deadline|deadlines} within {days} days, first: {title} ({date})',
  ),
  overdue: text(
    '{count} 个本年事项已逾期未办',
    '{count} {count|deadline|deadlines} of this year {count|is|are} overdue',
  ),
};

/** For those who keep the deadlines: what is due within two weeks and not done, and what was due this year. */
export async function deadlineReminders(call: Call): Promise<readonly DeadlineReminder[]> {
  if (!call.caller.permissions.has(deadline.permissions.edit)) return [];
  const today = call.clock.now().slice(0, 10);
  const until = addDays(today, DAYS);
  const years = [...new Set([today, until].map((day) => day.slice(0, 4)))];
  const all = [];
  for (const year of years) all.push(...(await yearDeadlines(call, { year })));
  const open = all.filter(({ done, date }) => !done && date <= until);
  const soon = open.filter(({ date }) => date >= today);
  // What follows from registers is settled there; of the rest only what somebody took on is overdue for him.
  const overdue = open.filter(
    ({ date, responsible, kind }) => date < today && (responsible !== null || kind === 'own'),
  );
  const to = '/rdm/calendar';
  const [first] = soon;
  return [
    ...(overdue.length > 0
      ? [{ kind: 'overdue' as const, message: fill(said.overdue, { count: overdue.length }), to }]
      : []),
    ...(first
      ? [
          {
            kind: 'due' as const,
            message: text(
              fill(said.due, { count: soon.length, days: DAYS, title: first.title.zh, date: first.date }).zh,
              fill(said.due, { count: soon.length, days: DAYS, title: first.title.en, date: first.date }).en,
            ),
            to,
          },
        ]
      : []),
  ];
}

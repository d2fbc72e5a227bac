import type { Text } from '../../kernel';
import { daysUntil } from '../../kernel/calendar';
import type { DeadlinesAsked, Title } from '../application/title';

/** A date that is near, and how urgent it is. */
export interface DueDate {
  /** yyyy-MM-dd */
  readonly on: string;
  readonly message: Text;
  /** `danger` within three months or past, `warning` within six, `info` before. */
  readonly level: 'info' | 'warning' | 'danger';
  /** Days left; negative when it is past. */
  readonly days: number;
}

const THREE_MONTHS = 92;
const SIX_MONTHS = 183;

/** What of a record is due on a day or soon after it, the nearest first. */
export function dueOn(title: Pick<Title, 'deadlines'>, asked: DeadlinesAsked): readonly DueDate[] {
  const { today } = asked;
  return title
    .deadlines(asked)
    .filter(({ from }) => from <= today)
    .map(({ on, message }) => {
      const days = daysUntil(today, on);
      return { on, message, level: levelOf(days), days };
    })
    .toSorted((one, other) => one.days - other.days);
}

const levelOf = (days: number): DueDate['level'] =>
  days <= THREE_MONTHS ? 'danger' : days <= SIX_MONTHS ? 'warning' : 'info';

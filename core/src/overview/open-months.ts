import type { GroupOfYear } from '../cost';

/** Months with cost that are over and not locked under some group: yyyy-MM, each once, in order. */
export function openMonths(board: readonly GroupOfYear[], today: string): readonly string[] {
  const current = today.slice(0, 7);
  const open = board.flatMap(({ months }) =>
    months.filter(
      ({ standing, allocated, booked }) =>
        standing !== 'locked' && [allocated, booked].some((amount) => Number(amount) !== 0),
    ),
  );
  return [...new Set(open.map(({ month }) => String(month)).filter((month) => month < current))].sort();
}

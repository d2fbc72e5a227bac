import { fill, joined, text, type Text } from '@rdm/core/internal/kernel';

const ROWS = text('第 {rows} 行，共 {count} 处', 'rows {rows}; {count} in all');
const AND_MORE = text('第 {rows} 等行，共 {count} 处', 'rows {rows} and more; {count} in all');
const MOST_RANGES = 4;

/** A count with its thousands set apart, e.g. 9,002. */
export const grouped = (count: number): string => count.toLocaleString('en');

/** Ascending rows as text: 第 3–9,002 行，共 9,000 处. Of many ranges only the first four are listed. */
export function rowRanges(rows: readonly number[]): Text {
  const ranges: [number, number][] = [];
  for (const row of rows) {
    const last = ranges.at(-1);
    if (last && row <= last[1] + 1) last[1] = row;
    else ranges.push([row, row]);
  }
  const named = ranges.slice(0, MOST_RANGES).map(([from, to]) => {
    if (from === to) return grouped(from);
    return `${grouped(from)}–${grouped(to)}`;
  });
  const template = ranges.length > MOST_RANGES ? AND_MORE : ROWS;
  const count = grouped(rows.length);
  return fill(template, { rows: joined(named), count });
}

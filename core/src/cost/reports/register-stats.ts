import type { RegisterStats } from './ports';
import type { ReportRegister } from './report-registers';
import { totalsOf, type Row } from './summed';

/** The rows of a register summed up, in all and by month. A row that states no month counts in all alone. */
export function registerStats(register: ReportRegister, rows: readonly Row[]): RegisterStats {
  const { resource, summed, monthOf } = register;
  const byMonth = new Map<string, Row[]>();
  for (const row of rows) {
    const month = monthOf(row);
    if (month === null) continue;
    const own = byMonth.get(month);
    if (own) own.push(row);
    else byMonth.set(month, [row]);
  }
  const months = [...byMonth].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...totalsOf(resource, summed, rows),
    months: months.map(([month, own]) => ({ month, ...totalsOf(resource, summed, own) })),
  };
}

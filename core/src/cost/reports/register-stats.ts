import type { RegisterStats } from './register-figures';
import type { ReportRegister } from './report-registers';
import { totalsOf, type Row } from './summed';
import { grouped } from '../../kernel';

/** The rows of a register summed up, in all and by month. A row that states no month counts in all alone. */
export function registerStats(register: ReportRegister, rows: readonly Row[]): RegisterStats {
  const { resource, summed, monthOf } = register;
  const months = [...grouped(rows, monthOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...totalsOf(resource, summed, rows),
    months: months.map(([month, own]) => ({ month, ...totalsOf(resource, summed, own) })),
  };
}

import { enterpriseYear } from '../../enterprise';
import { text, type Trace } from '../../kernel';
import type { RecordOf } from '../../records';

const registered = text('年度企业信息登记数', 'As registered for the enterprise year');

/** A figure that 年度企业信息 holds. */
export type RegisteredFigure =
  | 'revenue'
  | 'netAssets'
  | 'totalAssets'
  | 'costExpense'
  | 'profit'
  | 'staffAverage'
  | 'techStaff'
  | 'totalRevenue'
  | 'nonTaxableIncome';

/** The figure a record of 年度企业信息 holds; null where it is not filled in. */
export function registeredFigure(row: RecordOf<typeof enterpriseYear> | null, name: RegisteredFigure): Trace | null {
  const value = row?.[name] ?? null;
  if (!row || value === null) return null;
  return {
    key: `enterpriseyear/${name}`,
    label: enterpriseYear.fields[name].label,
    value: String(value),
    formula: registered,
    inputs: [],
    source: { resource: enterpriseYear.name, id: row.id },
  };
}

import { faults, Refusal, text, type Trace } from '../../kernel';
import { requirePermission, type Call } from '../../records';
import { explain } from '../../ledger';
import { annualReportTree } from '../annual-report-tree';
import { reportValue } from '../report-value';
import { typedData, yearFigures } from './annual-data';
import { explainFurther } from './explain-further';
import { explainItem } from './explain-item';
import { explainLine } from './explain-line';
import { reportYear } from './report-year';

const UNKNOWN = text(
  '该指标没有计算依据，请刷新后重试',
  'There is no such figure in this report; refresh and try again',
);

/** Permission required for traces into ledgers and A107012. */
const ledgerRight = 'preferential_view';

/**
 * Explains a figure of form 107-2 of a year. Keys: `amount8` is an indicator of the form; `item:1.1` a cost item over all
 * projects, `further:<project>:8.1` a further item of one of them; `preferential:base`, `preferential:line51` and `line:51` figures of A107012; every other key is one of the
 * ledgers’, down to the rows of registers and vouchers.
 */
export async function explainFigure(call: Call, given: { year: string; key: string }): Promise<Trace> {
  const year = await reportYear(call, given);
  const { key } = given;
  const found = /^amount\d{1,2}$/.test(key) ? await indicator(call, year, key) : await behind(call, year, key);
  if (!found) throw new Refusal({ ...faults.invalid(UNKNOWN), code: 404 });
  return found;
}

async function indicator(call: Call, year: string, key: string): Promise<Trace | null> {
  const typed = await typedData(call, year);
  const row = annualReportTree(Number(year)).find(({ amountKey }) => amountKey === key);
  if (!row) return null;
  const { traces } = await yearFigures(call, year, typed);
  const computed = traces[key];
  if (computed) return computed;
  const value = reportValue(row, typed) ?? '0';
  return { key, label: row.name, value, formula: text('手工填报', 'Entered by hand'), inputs: [] };
}

async function behind(call: Call, year: string, key: string): Promise<Trace | null> {
  requirePermission(call.caller, ledgerRight);
  const item = /^item:(\d\.\d)$/.exec(key)?.[1];
  if (item !== undefined) return explainItem(call, year, item);
  const further = /^further:(\d+):(\d\.\d)$/.exec(key);
  if (further) return explainFurther(call, year, further[1]!, further[2]!);
  const line = /^(?:preferential:|line:)(?:line)?(base|\d{1,2})$/.exec(key)?.[1];
  if (line !== undefined) return explainLine(call, year, line);
  return explain(call, { year, key });
}

import { constant, max, minus, text, type Trace } from '../../kernel';
import type { Call } from '../../records';
import { preferential } from '../../ledger';

/** The lines of A107012 that the base of the super-deduction is made of: 47 − 48 − 49. */
const baseLines = ['47', '48', '49'];

/** A line of the year's A107012, or `base`, 加计扣除基数, which some years' forms print without a number. In 元. */
export async function explainLine(call: Call, year: string, line: string): Promise<Trace | null> {
  const form = await preferential(call, { year, addedType: 'ANNUAL' });
  if (line !== 'base') return lineIn(form.trace, line);
  const inputs = baseLines.flatMap((each) => lineIn(form.trace, each) ?? []);
  return {
    key: 'preferential:base',
    label: text('加计扣除基数（元）', 'Base of the super-deduction, yuan'),
    value: form.base,
    formula: text('A107012 第 47 − 48 − 49 行，小于 0 时为 0', 'A107012 lines 47 − 48 − 49, at least 0'),
    basis: { document: '《研发费用加计扣除优惠明细表》（A107012）', article: '第 47、48、49 行' },
    inputs,
    calculation: max(minus(...([0, 1, 2] as const)), constant(0)),
  };
}

/** The full trace of a line: the first of its key, depth first. */
function lineIn(trace: Trace, line: string): Trace | null {
  if (trace.key === `line${line}`) return trace;
  for (const input of trace.inputs) {
    const found = lineIn(input, line);
    if (found) return found;
  }
  return null;
}

import type { CostAmountRecord, Exclusion } from '../../cost';
import { deductibleAmount } from '../../cost';
import { text, type Trace } from '../../kernel';
import { yuan } from '../../kernel/money';
import { exclusionReasons } from '../../tax';

/** The trace of what was collected, less what of it does not count for the deduction and why. */
export function withExclusions(trace: Trace, record: CostAmountRecord): Trace {
  const exclusions = (record.exclusions as readonly Exclusion[] | null) ?? [];
  if (exclusions.length === 0) return trace;
  return {
    ...trace,
    value: deductibleAmount(record),
    formula: text(
      `${trace.formula.zh}，减去税务调整`,
      `${trace.formula.en}, less what does not count for the deduction`,
    ),
    inputs: [...trace.inputs, ...exclusions.map((exclusion, at) => exclusionTrace(record.id, exclusion, at))],
  };
}

function exclusionTrace(recordId: string, { reason, amount, note, source }: Exclusion, at: number): Trace {
  const { label, basis } = exclusionReasons[reason];
  return {
    key: `exclusion:${recordId}:${at}`,
    label: text(`税务调整：${label.zh}`, `Tax adjustment: ${label.en}`),
    value: yuan(amount).negate().toString(),
    formula: note,
    inputs: [],
    source,
    ...(basis && { basis }),
  };
}

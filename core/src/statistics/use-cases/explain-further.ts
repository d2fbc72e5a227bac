import { furtherCostRecord, partsReader } from '../../cost';
import { isId, plus, text, type Trace } from '../../kernel';
import { addUp } from '../../kernel/money';
import type { Call } from '../../records';
import { itemLabel } from '../items-of-code';

/** Cost of a project outside the super-deduction by month, each with its entries as the caller may read them. In 元. */
export async function explainFurther(call: Call, year: string, projectId: string, item: string): Promise<Trace | null> {
  const label = itemLabel(item);
  if (!label || !isId(projectId)) return null;
  const records = await call.records.find(furtherCostRecord, {
    where: [
      { field: 'year', is: 'equal', value: year },
      { field: 'projectId', is: 'equal', value: projectId },
      { field: 'item', is: 'equal', value: item },
    ],
    order: [{ field: 'month' }],
  });
  if (records.length === 0) return null;
  const read = await partsReader(
    call,
    records.flatMap(({ parts }) => parts ?? []),
  );
  const inputs = records.map(({ id, month, amount, parts }): Trace => {
    const { open, hidden } = read(parts ?? []);
    const rows = open.map((part, at): Trace => ({
      key: `further:${id}:${at}`,
      label: part.formula,
      value: part.amount,
      formula: part.formula,
      inputs: [],
      source: part.source,
    }));
    const rest = hidden
      ? [{ key: `further:${id}:hidden`, label: hidden.label, value: hidden.amount, formula: hidden.label, inputs: [] }]
      : [];
    return {
      key: `further:${id}`,
      label: text(`${month} ${label.zh}`, `${month} ${label.en}`),
      value: amount,
      formula: text('本月对应科目凭证借方减贷方之和', 'Debits less credits of the matched accounts of the month'),
      inputs: [...rows, ...rest],
    };
  });
  return {
    key: `further:${projectId}:${item}`,
    label: text(`${item} ${label.zh}`, `${item} ${label.en}`),
    value: addUp(inputs.map(({ value }) => value)),
    formula: text('各月合计', 'Total of the months'),
    inputs,
    calculation: plus(...inputs.map((_, at) => at)),
  };
}

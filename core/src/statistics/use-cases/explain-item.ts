import { plus, text, type Trace } from '../../kernel';
import type { Call } from '../../records';
import { sum, yuan } from '../../kernel/money';
import { isCostItemCode } from '../../tax';
import { itemLabel } from '../items-of-code';
import { statisticsAmounts } from './statistics-amounts';

/** A cost item of the year over all projects, expensed and capitalised; each project expands to its months. In 元. */
export async function explainItem(call: Call, year: string, code: string): Promise<Trace | null> {
  const label = itemLabel(code);
  if (!label) return null;
  const projects = await statisticsAmounts(call, year);
  const behind = isCostItemCode(code) ? 'collected' : 'further';
  const inputs = projects.flatMap(({ projectId, projectCode, items }): Trace[] => {
    const value = items[code];
    if (value === undefined) return [];
    const key = `item:${projectId}:${code}`;
    return [
      {
        key,
        label: text(projectCode, projectCode),
        value,
        formula: text('本项目本年归集金额', 'Cost collected for the project this year'),
        inputs: [],
        deeper: `${behind}:${projectId}:${code}`,
      },
    ];
  });
  return {
    key: `item:${code}`,
    label: text(`${code} ${label.zh}`, `${code} ${label.en}`),
    value: sum(inputs.map(({ value }) => yuan(value))).toString(),
    formula: text('全部项目本年合计（元）', 'All projects of the year together, in yuan'),
    inputs,
    calculation: plus(...inputs.map((_, at) => at)),
  };
}

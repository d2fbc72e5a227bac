import { text, type Trace } from '../../kernel';
import { sum, yuan } from '../../kernel/money';
import type { Call, RecordOf } from '../../records';
import {
  costItems,
  otherMattersId,
  type CostItemCode,
  type DeclarationPeriod,
  type OtherMattersInput,
} from '../../tax';
import { addItems, isOfCostItem } from '../category-amounts';
import { otherMatter } from '../other-matter';
import { lastMonthOf } from './period-costs';

type OtherMatterRow = RecordOf<typeof otherMatter>;

/** The entries of 其他事项 of a year up to the end of the period. */
export const otherMattersEntered = (call: Call, year: string, period: DeclarationPeriod): Promise<OtherMatterRow[]> =>
  call.records.find(otherMatter, {
    where: [
      { field: 'month', is: 'greaterOrEqual', value: `${year}-01` },
      { field: 'month', is: 'lessOrEqual', value: `${year}-${lastMonthOf[period]}` },
    ],
    order: [{ field: 'month' }, { field: 'item' }, { field: 'id' }],
  });

/** 其他事项 of a year up to the end of the period, by cost item. */
export async function otherMattersOf(call: Call, year: string, period: DeclarationPeriod): Promise<OtherMattersInput> {
  return { items: addItems((await otherMattersEntered(call, year, period)).filter(isOfCostItem)) };
}

/** The entries behind 其他事项 of some cost items; their sum is the amount in the forms. */
export function otherMattersTrace(
  key: string,
  entered: readonly OtherMatterRow[],
  codes: readonly CostItemCode[],
): Trace {
  const own = entered.filter((entry) => isOfCostItem(entry) && codes.includes(entry.item));
  const names = costItems.filter(({ code }) => codes.includes(code)).map(({ label }) => label);
  return {
    key,
    label: text(
      `${otherMatter.label.zh}：${names.map(({ zh }) => zh).join('、')}`,
      `${otherMatter.label.en}: ${names.map(({ en }) => en).join(', ')}`,
    ),
    value: sum(own.map(({ amount }) => yuan(amount))).toString(),
    formula: text('各条填报金额之和', 'Total of the entries'),
    inputs: own.map(({ id, month, amount, reason }) => ({
      key: `${otherMattersId}:${id}`,
      label: text(`${month} ${reason}`, `${month} ${reason}`),
      value: amount,
      formula: text('登记数', 'As entered'),
      inputs: [],
      source: { resource: otherMatter.name, id },
    })),
  };
}

import { faults, Refusal, text } from '../../kernel';
import { relatedCost } from '../related-cost';
import { costItems } from '../../tax';
import { hooksOn, type HooksByName } from '../../records';

const NOT_SPENT = text(
  '请选择 1.1 至 6.5 的费用项目，再委托的费用不在明细内',
  'Choose an item from 1.1 to 6.5; what is entrusted further is not part of the detail',
);
const spent = new Set<unknown>(costItems.filter(({ category }) => category !== 'entrusted').map(({ code }) => code));

/** A related party reports its own spending only, not what it entrusts further. 财税〔2015〕119号 二（一） */
export const relatedCostHooks: HooksByName = hooksOn(relatedCost, {
  beforeSubmit: (_, { costItem }) => {
    if (spent.has(costItem)) return;
    throw new Refusal(faults.invalid(NOT_SPENT, [{ field: 'costItem', message: NOT_SPENT }]));
  },
  reviewImport: async (_, rows) =>
    rows.flatMap(({ values }, at) =>
      spent.has(values.costItem) ? [] : [{ at, field: 'costItem', message: NOT_SPENT }],
    ),
});

import { text } from '../kernel';
import type { StandardDictionary } from '../system';
import { costItems } from '../tax';
import { CORRECTION_KIND, correctionKinds } from './correction-kind';

/** The dictionaries of subjects and corrections. */
export const financeDictionaries: readonly StandardDictionary[] = [
  {
    // With 不归集 for accounts that are not R&D cost. docs/rules.md, Cost items
    code: 'cost_item',
    name: text('费用项目', 'Cost item'),
    entries: [
      ...costItems.map(({ code, label }) => [code, text(`${code} ${label.zh}`, `${code} ${label.en}`)] as const),
      ['none', text('不归集', 'Not collected')] as const,
    ],
  },
  { code: CORRECTION_KIND, name: text('更正方式', 'Kind of correction'), entries: Object.entries(correctionKinds) },
];

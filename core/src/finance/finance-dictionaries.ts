import { text, type Text } from '../kernel';
import type { StandardDictionary } from '../system';
import { costItems, furtherItems } from '../tax';
import { CORRECTION_KIND, correctionKinds } from './correction-kind';

const coded = ({ code, label }: { readonly code: string; readonly label: Text }) =>
  [code, text(`${code} ${label.zh}`, `${code} ${label.en}`)] as const;

/** The dictionaries of subjects and corrections. */
export const financeDictionaries: readonly StandardDictionary[] = [
  {
    code: 'cost_item',
    name: text('费用项目', 'Cost item'),
    entries: costItems.map(coded),
  },
  {
    // With 不归集 for accounts that are not R&D cost. docs/rules.md, Cost items
    code: 'matched_item',
    name: text('科目对应的费用项目', 'Item of an account'),
    entries: [
      ...costItems.map(coded),
      ...furtherItems.map(({ code, label, indicator }) => {
        const [zh, en] =
          indicator === null ? ['仅会计口径', 'accounts only'] : ['会计、统计口径', 'accounts and statistics'];
        return [code, text(`${code} ${label.zh}（${zh}）`, `${code} ${label.en} (${en})`)] as const;
      }),
      ['none', text('不归集', 'Not collected')] as const,
    ],
  },
  { code: CORRECTION_KIND, name: text('更正方式', 'Kind of correction'), entries: Object.entries(correctionKinds) },
];

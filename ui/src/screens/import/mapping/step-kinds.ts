import { text, type Text } from '@rdm/core/internal/kernel';
import type { Step } from '@rdm/core/internal/records';

export const stepLabels: Readonly<Record<Step['do'], Text>> = {
  match: text('取匹配部分', 'Take what matches'),
  replace: text('替换', 'Replace'),
  date: text('按日期读取', 'Read as a date'),
  month: text('按月份读取', 'Read as a month'),
  amount: text('按金额读取', 'Read as an amount'),
  scale: text('乘以', 'Multiply by'),
  debit: text('取正数（借方）', 'Where positive (debit)'),
  credit: text('取负数（贷方，去负号）', 'Where negative (credit, without its sign)'),
  where: text('仅当另一列为', 'Only where another column is'),
  code: text('补足小数位', 'Restore decimals of a code'),
  lastPart: text('取最后一段', 'Take the last part'),
  translate: text('对应字典值', 'Translate values'),
};

export const stepKinds = Object.keys(stepLabels) as Step['do'][];

/** A step of this kind, to be filled in. */
export function newStep(kind: Step['do'], firstHeading: string): Step {
  switch (kind) {
    case 'match':
      return { do: kind, pattern: '\\d+' };
    case 'replace':
      return { do: kind, pattern: '-', by: '' };
    case 'scale':
      return { do: kind, by: '1/60' };
    case 'where':
      return { do: kind, heading: firstHeading, is: ['借'] };
    case 'code':
      return { do: kind, decimals: 2 };
    case 'lastPart':
      return { do: kind, separator: '-' };
    case 'translate':
      return { do: kind, values: {} };
    default:
      return { do: kind };
  }
}

import { text, type LegalBasis, type Text } from '../../kernel';
import { sum, yuan, type Amount } from '../../kernel/money';
import type { YearCost } from './cost-structure';

/** 其他费用 up to this share of all R&D cost: of the six others 20 ÷ 80. */
const OTHER_SHARE = { part: '20', rest: '80' } as const;
/** 委托外部研发 counts with this share of what it cost. */
const ENTRUSTED_SHARE = '0.8';

export const recognisedBasis: LegalBasis = { document: '国科发火〔2016〕195号', article: '三（六）' };

/** A step from what was spent to what the test counts, in 元. */
export interface RecognisedStep {
  readonly key: 'six' | 'other' | 'domestic' | 'overseas';
  readonly label: Text;
  readonly formula: Text;
  /** What was spent. */
  readonly actual: string;
  readonly counted: string;
}

/** R&D cost of a year as conditions 5 and 6 count it, in 元. */
export interface RecognisedCost {
  readonly steps: readonly RecognisedStep[];
  readonly total: string;
  /** Of it spent in China: all but what was entrusted abroad. */
  readonly domestic: string;
}

const labels = {
  six: text('人员人工至试验费用六类', 'The six categories'),
  other: text('其他费用', 'Other cost'),
  domestic: text('委托境内研发', 'Entrusted in China'),
  overseas: text('委托境外研发', 'Entrusted abroad'),
};
const formulas = {
  six: text('全额计入', 'In full'),
  other: text('min(其他费用, 六类之和 × 20% ÷ 80%)', 'min(other cost, the six × 20% ÷ 80%)'),
  entrusted: text('实际发生额 × 80%', 'What it cost × 80%'),
};

/**
 * R&D cost as the conditions count it: other cost within 20% of the whole, entrusted R&D at 80%, each rounded to 分
 * (国科发火〔2016〕195号 三（六）). The base of the 20% is the internal cost, as line 24 of A107041 has it.
 */
export function recognisedCost({ categories, entrustedDomestic, entrustedOverseas }: YearCost): RecognisedCost {
  const { other, ...sixOthers } = categories;
  const six = sum(Object.values(sixOthers).map((each) => yuan(each)));
  const limit = six.times(OTHER_SHARE.part).dividedBy(OTHER_SHARE.rest).round();
  const entrusted = (amount: string) => yuan(amount).times(ENTRUSTED_SHARE).round();
  const otherCounted = yuan(other).min(limit.max(yuan('0')));
  const [atHome, abroad] = [entrusted(entrustedDomestic), entrusted(entrustedOverseas)];
  const step = (key: RecognisedStep['key'], formula: Text, actual: string, counted: Amount<'yuan'>) => ({
    ...{ key, label: labels[key], formula, actual },
    counted: counted.toString(),
  });
  const domestic = sum([six, otherCounted, atHome]);
  return {
    steps: [
      step('six', formulas.six, six.toString(), six),
      step('other', formulas.other, other, otherCounted),
      step('domestic', formulas.entrusted, entrustedDomestic, atHome),
      step('overseas', formulas.entrusted, entrustedOverseas, abroad),
    ],
    total: domestic.plus(abroad).toString(),
    domestic: domestic.toString(),
  };
}

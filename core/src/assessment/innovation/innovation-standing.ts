import { conversionCounts, outputRegisters, propertiesOn } from '../../achievement';
import type { Text } from '../../kernel';
import type { Call } from '../../records';
import { conversionPart } from '../high-tech/conversion-part';
import type { Grade } from '../high-tech/high-tech-answers';
import { intellectualPropertyPart } from '../high-tech/intellectual-property-part';
import type { ScorePart } from '../points';
import { resultsPart } from '../tech-sme/tech-sme-parts';

/** Points of the intellectual property and the conversions at the end of a year. */
export interface InnovationStanding {
  readonly year: string;
  readonly highTech: readonly InnovationPart[];
  readonly techSme: InnovationPart;
}

export interface InnovationPart {
  readonly key: string;
  readonly label: Text;
  readonly max: number;
  readonly low: number;
  readonly high: number;
  readonly suggested: number;
  readonly items: readonly InnovationItem[];
}

export interface InnovationItem {
  readonly key: string;
  readonly label: Text;
  readonly max: number;
  readonly low: number;
  readonly high: number;
  readonly suggested: number;
  /** What the points derive from; null where it is not known. */
  readonly actual: string | null;
}

/**
 * 知识产权 and 科技成果转化能力 of 国科发火〔2016〕195号, and 科技成果指标 of 国科发政〔2017〕115号, from the registers at the end
 * of a year. The self-ratings are the best of the IP rights that count; experts decide within the range.
 */
export async function innovationStanding(call: Call, { year }: { readonly year: string }): Promise<InnovationStanding> {
  const { properties, deals, standards } = await outputRegisters(call);
  const end = `${year}-12-31`;
  const once = propertiesOn(properties, deals, end, { usedBefore: end.slice(0, 4) });
  const all = propertiesOn(properties, deals, end);
  const counted = new Set([...once.class1, ...once.class2].map(({ id }) => id));
  const rated = properties.filter(({ id }) => counted.has(id));
  const { total } = await conversionCounts(call, { year });
  const answers = {
    ipClass1: once.class1.length,
    ipClass2: once.class2.length,
    ipSelfDeveloped: once.own,
    ipAcquired: once.acquired,
    advanced: best(rated.map(({ advancement }) => advancement)),
    support: best(rated.map(({ support }) => support)),
    standards: standards.some(({ level, publishTime }) => level in NATIONAL_OR_INDUSTRY && publishTime <= end),
    conversions3y: total,
  };
  const sme = { ipClass1: all.class1.length, ipClass2: all.class2.length };
  return {
    year,
    highTech: [intellectualPropertyPart(answers), conversionPart(answers)].map(shown),
    techSme: shown(resultsPart(sme)),
  };
}

const NATIONAL_OR_INDUSTRY = { national: true, industry: true };
const grades: readonly Grade[] = ['A', 'B', 'C', 'D', 'E'];

const best = (given: readonly (string | null)[]): Grade | null => grades.find((grade) => given.includes(grade)) ?? null;

const shown = ({ key, label, max, low, high, suggested, items }: ScorePart): InnovationPart => ({
  ...{ key, label, max, low, high, suggested },
  items: items.map((item) => ({
    ...{ key: item.key, label: item.label, max: item.max },
    ...{ low: item.low, high: item.high, suggested: item.suggested, actual: item.actual },
  })),
});

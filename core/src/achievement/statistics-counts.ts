import type { CalendarDate } from '../kernel/calendar';
import { patentKindOf, TRADEMARK } from './property-kinds';
import { appliedIn, propertiesOn, transferDays, type CountedProperty, type PropertyDeal } from './property-counts';
import { standingOn } from './property-standing';

/** A standard the enterprise took part in. */
export interface CountedStandard {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly publishTime: string;
  /** 国家标准 or 行业标准: a key of the dictionary `standard_level`. */
  readonly level: string;
}

/** What the counts of a year are made from; whole registers, so that earlier years are told from later ones. */
export interface OutputRegisters {
  readonly properties: readonly CountedProperty[];
  readonly deals: readonly PropertyDeal[];
  readonly standards: readonly CountedStandard[];
  /** By property: the first day an achievement or a product that uses it was there. */
  readonly usedSince: ReadonlyMap<string, CalendarDate>;
}

/** One line of form 107-2: the records it counts, or the amounts it adds up. */
export interface OutputLine {
  readonly code: '29' | '30' | '32' | '33' | '38' | '41' | '53' | '54';
  readonly counted: readonly OutputItem[];
}

export interface OutputItem {
  readonly label: string;
  readonly resource: 'property' | 'deal' | 'standard';
  readonly id: string;
  /** 元, of lines of money. */
  readonly amount?: string;
}

const named = ({ id, code, name }: CountedProperty): OutputItem => ({
  label: `${code} ${name}`,
  resource: 'property',
  id,
});

/** Ownership passed on, or others allowed to use it; a pledge is neither. */
const isPassedOn = ({ kind }: PropertyDeal): boolean => kind === 'transfer' || kind === 'licence';

/** Levels that form 107-2 counts. */
const countedLevels: readonly string[] = ['national', 'industry'];

/**
 * The lines of section 七 of form 107-2 that follow from the registers of intellectual property, its deals and standards.
 * A register that has no record of the kind gives no line: then nothing is known, which is not 0.
 */
export function outputLines(registers: OutputRegisters, year: string): OutputLine[] {
  const { properties, deals, standards } = registers;
  const lines: OutputLine[] = [];
  const patents = properties.filter(({ type }) => patentKindOf(type) !== null);
  if (patents.length > 0) lines.push(...patentLines(registers, patents, year));
  if (properties.some(({ type }) => type === TRADEMARK)) lines.push(trademarkLine(properties, deals, year));
  if (standards.length > 0) {
    const formed = standards.filter((each) => countedLevels.includes(each.level) && each.publishTime.startsWith(year));
    lines.push({
      code: '41',
      counted: formed.map(({ id, code, name }) => ({ label: `${code} ${name}`, resource: 'standard', id })),
    });
  }
  return lines;
}

function patentLines(registers: OutputRegisters, patents: readonly CountedProperty[], year: string): OutputLine[] {
  const { deals, usedSince } = registers;
  const end = `${year}-12-31`;
  const isInvention = ({ type }: CountedProperty) => patentKindOf(type) === 'invention';
  const applied = appliedIn(patents, year);
  const valid = propertiesOn(patents, deals, end).class1.filter(isInvention);
  const ids = new Map(patents.map((each) => [each.id, each] as const));
  const ofPatents = deals.filter((deal) => isPassedOn(deal) && ids.has(deal.propertyId));
  const passedOn = ofPatents.filter(({ date }) => date.startsWith(year));
  const isUsed = ({ id, implementTime }: CountedProperty) =>
    [implementTime, usedSince.get(id) ?? null, firstDeal(ofPatents, id)].some((day) => day !== null && day <= end);
  const dealt = [...new Set(passedOn.map(({ propertyId }) => propertyId))];
  return [
    { code: '29', counted: applied.map(named) },
    { code: '30', counted: applied.filter(isInvention).map(named) },
    { code: '32', counted: valid.map(named) },
    { code: '33', counted: valid.filter(isUsed).map(named) },
    { code: '53', counted: dealt.map((id) => named(ids.get(id)!)) },
    {
      code: '54',
      counted: passedOn.flatMap(({ id, propertyId, income }) =>
        income === null ? [] : [{ label: ids.get(propertyId)!.code, resource: 'deal' as const, id, amount: income }],
      ),
    },
  ];
}

/** Trademarks held at the end of the year. */
function trademarkLine(
  properties: readonly CountedProperty[],
  deals: readonly PropertyDeal[],
  year: string,
): OutputLine {
  const transferred = transferDays(deals);
  const held = properties.filter(
    (each) => each.type === TRADEMARK && standingOn(each, `${year}-12-31`, transferred.get(each.id) ?? null) === 'held',
  );
  return { code: '38', counted: held.map(named) };
}

function firstDeal(deals: readonly PropertyDeal[], propertyId: string): string | null {
  const [first] = deals
    .filter((each) => each.propertyId === propertyId)
    .map(({ date }) => date)
    .sort();
  return first ?? null;
}

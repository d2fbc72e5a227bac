import { outputRegisters, propertiesOn, type CountedProperty, type PropertyCounts } from '../../achievement';
import { text, type LegalBasis, type Text, type Trace } from '../../kernel';
import type { FigureOfTitle } from './title';
import { summed } from '../figures/summed';
import type { YearFacts } from '../figures/year-facts';

interface PropertyFigure {
  readonly field: string;
  readonly label: Text;
  readonly of: (held: PropertyCounts) => readonly CountedProperty[];
  readonly required?: boolean;
  /** Of Ⅱ类 what an earlier application used is left out. */
  readonly once?: boolean;
  readonly basis?: LegalBasis;
}

/**
 * The number of properties held at the day of an application: today, or the last day of its year once that is over. Null
 * where nothing was ever entered.
 */
export function propertyFigure({ field, label, of, required, once, basis }: PropertyFigure): FigureOfTitle {
  return {
    ...{ field, label, unit: 'pieces', ...(required && { required }) },
    from: async (facts, year) => {
      const held = await heldFor(facts, year, once ?? false);
      return held && counted({ key: field, label, ...(basis && { basis }) }, of(held));
    },
  };
}

/** The two counts most titles ask for. */
export const propertyClasses = (rule: Pick<PropertyFigure, 'required' | 'once' | 'basis'> = {}): FigureOfTitle[] => [
  propertyFigure({
    ...{ field: 'ipClass1', label: text('Ⅰ类知识产权', 'Class Ⅰ IP'), ...rule },
    of: ({ class1 }) => class1,
  }),
  propertyFigure({
    ...{ field: 'ipClass2', label: text('Ⅱ类知识产权', 'Class Ⅱ IP'), ...rule },
    of: ({ class2 }) => class2,
  }),
];

const heldFor = (facts: YearFacts, year: number, once: boolean): Promise<PropertyCounts | null> =>
  facts.other(`properties ${year} ${once}`, async (call) => {
    const { properties, deals } = await outputRegisters(call);
    if (properties.length === 0) return null;
    const [today, end] = [call.clock.now().slice(0, 10), `${year}-12-31`];
    return propertiesOn(properties, deals, today < end ? today : end, once ? { usedBefore: String(year) } : {});
  });

const one = text('有效知识产权', 'An IP right that counts');

const counted = (
  stated: { readonly key: string; readonly label: Text; readonly basis?: LegalBasis },
  properties: readonly CountedProperty[],
): Trace =>
  summed(
    stated,
    properties.map(({ id, code, name }) => ({
      ...{ key: `property/${id}`, label: text(`${code} ${name}`, `${code} ${name}`), value: '1', formula: one },
      ...{ inputs: [], source: { resource: 'blade-rdm/intellectualproperty', id } },
    })),
    0,
  );

import Big from 'big.js';
import { wholly, type Call } from '../../records';
import { enterpriseCard } from '../../enterprise';
import { editableStates } from '../application/title-state';
import { stateOf, type TitleFigure } from '../application/application-fields';
import type { ApplicationRecord, Assessment, Judged, Title } from '../application/title';
import { YearFacts } from '../figures/year-facts';
import { highTechTitle } from '../held/high-tech-title';
import { heldOn } from './title-record';

/** A typed figure is kept under the year it is of, because a title may be held for several. */
export const overrideKey = (year: string, field: string): string => `${year}/${field}`;

/** Whether the figures of a record are those it was submitted with. */
export const isFrozen = (title: Title, record: ApplicationRecord | null, year: string): boolean =>
  title.freezes && record !== null && record.year === year && !editableStates.includes(stateOf(record));

/** The figures of a title in a year: as submitted, or from the registers of now with what was typed over them. */
export async function titleFigures(
  call: Call,
  title: Title,
  record: ApplicationRecord | null,
  year: string,
): Promise<readonly TitleFigure[]> {
  if (isFrozen(title, record, year) && record?.figures) return record.figures;
  const facts = new YearFacts(call);
  const figures: TitleFigure[] = [];
  for (const { field, from } of title.figures) {
    const trace = await from(facts, Number(year));
    const overridden = record?.overrides?.[overrideKey(year, field)] ?? null;
    figures.push({ field, value: trace?.value ?? null, trace, overridden });
  }
  return figures;
}

/** A figure as it counts. */
export const effective = ({ value, overridden }: TitleFigure): string | null => overridden?.value ?? value;

/** How far a typed figure is from that of the registers; null where one of them is missing. */
export function differenceOf({ value, overridden }: TitleFigure): string | null {
  if (value === null || overridden === null) return null;
  return new Big(overridden.value).minus(value).toFixed();
}

/** Judges a record by its figures. */
export async function titleAssessment(
  call: Call,
  title: Title,
  record: ApplicationRecord | null,
  year: string,
  figures: readonly TitleFigure[],
): Promise<Assessment> {
  return title.assess(await judged(call, record ?? {}, year, figures));
}

/** What titles of a year are judged by, besides the record. */
export async function judged(
  call: Call,
  values: Readonly<Record<string, unknown>>,
  year: string,
  figures: readonly TitleFigure[],
): Promise<Judged> {
  const whole = wholly(call);
  const byField = new Map(figures.map((each) => [each.field, effective(each)]));
  const card = await enterpriseCard(call);
  const certificates = await whole.records.count(highTechTitle.resource, [
    { field: 'state', is: 'equal', value: 'passed' },
  ]);
  const held = await heldOn(whole, highTechTitle, `${Number(year) - 1}-12-31`);
  return {
    year,
    today: call.clock.now().slice(0, 10),
    values,
    figure: (field) => byField.get(field) ?? null,
    highTech: held ? true : certificates > 0 ? false : null,
    registeredOn: card?.bizRegisteyTime ?? null,
    industryCode: await new YearFacts(call).industryCode(Number(year)),
  };
}

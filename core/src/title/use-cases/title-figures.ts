import Big from 'big.js';
import type { Trace } from '../../kernel';
import { wholly, type Call } from '../../records';
import { enterpriseCard } from '../../enterprise';
import { editableStates } from '../application/title-state';
import { stateOf, type TitleFigure } from '../application/application-fields';
import type { JudgedBy, PaperFacts } from '../application/paper-facts';
import type { ApplicationRecord, Assessment, Judged, Title } from '../application/title';
import { YearFacts } from '../figures/year-facts';
import { highTechTitle } from '../held/high-tech-title';
import { heldOn } from './title-record';

/** A typed figure is kept under the year it is of, because a title may be held for several. */
export const overrideKey = (year: string, field: string): string => `${year}/${field}`;

/** Whether the figures of a record are those it was submitted with. */
export const isFrozen = (title: Title, record: ApplicationRecord | null, year: string): boolean =>
  title.freezes && record !== null && record.year === year && !editableStates.includes(stateOf(record));

/** What the papers of a record are printed from where its figures are those it was submitted with; else null. */
export const keptPaper = (title: Title, record: ApplicationRecord | null, year: string): PaperFacts | null =>
  (isFrozen(title, record, year) ? record?.versions?.at(-1)?.paper : null) ?? null;

/** The figures of a title in a year: as submitted, or from the registers of now with what was typed over them. */
export async function titleFigures(
  call: Call,
  title: Title,
  record: ApplicationRecord | null,
  year: string,
): Promise<readonly FigureNow[]> {
  const frozen = isFrozen(title, record, year) ? record?.figures : null;
  const facts = new YearFacts(call);
  const figures: FigureNow[] = [];
  for (const { field, from } of title.figures) {
    const trace = await from(facts, Number(year));
    const now = trace?.value ?? null;
    const kept = frozen?.find((each) => each.field === field);
    if (kept) {
      // A figure that is still the same opens down to its rows; one that changed has only what was kept of it.
      figures.push({ ...kept, trace: now === kept.value ? trace : kept.trace, now: now === kept.value ? null : now });
      continue;
    }
    const overridden = record?.overrides?.[overrideKey(year, field)] ?? null;
    figures.push({ field, value: now, trace, overridden, now: null });
  }
  return figures;
}

/** The figures as they are kept with a submission: how each came about, without the rows below it. */
export const keptFigures = (figures: readonly FigureNow[]): readonly TitleFigure[] =>
  figures.map(({ now: _, trace, ...figure }) => ({ ...figure, trace: trace && shallow(trace) }));

/** A trace without what it was made of, and without the record it was read from. */
export function shallow({ source: _, ...trace }: Trace): Trace {
  return { ...trace, inputs: [] };
}

/** A figure, and what the registers have now where that is something else than was submitted. */
export interface FigureNow extends TitleFigure {
  readonly now: string | null;
}

/** A figure as it counts. */
const effective = ({ value, overridden }: TitleFigure): string | null => overridden?.value ?? value;

/** How far a typed figure is from that of the registers; null where one of them is missing. */
export function differenceOf({ value, overridden }: TitleFigure): string | null {
  if (value === null || overridden === null) return null;
  return new Big(overridden.value).minus(value).toFixed();
}

/** Judges a record by its figures: a submitted one as it was then. */
export async function titleAssessment(
  call: Call,
  title: Title,
  record: ApplicationRecord | null,
  year: string,
  figures: readonly TitleFigure[],
): Promise<Assessment> {
  const by = keptPaper(title, record, year)?.judgedBy ?? (await judgedBy(call, year));
  return title.assess({ ...by, year, values: record ?? {}, figure: valueOf(figures) });
}

/** The value of each figure as it counts; null where there is none. */
export function valueOf(figures: readonly TitleFigure[]): Judged['figure'] {
  const byField = new Map(figures.map((each) => [each.field, effective(each)]));
  return (field) => byField.get(field) ?? null;
}

/** What titles of a year are judged by today, besides a record and its figures. */
export async function judgedBy(call: Call, year: string): Promise<JudgedBy> {
  const whole = wholly(call);
  const card = await enterpriseCard(call);
  const certificates = await whole.records.count(highTechTitle.resource, [
    { field: 'state', is: 'equal', value: 'passed' },
  ]);
  const held = await heldOn(whole, highTechTitle, `${Number(year) - 1}-12-31`);
  return {
    today: call.clock.now().slice(0, 10),
    highTech: held ? true : certificates > 0 ? false : null,
    registeredOn: card?.bizRegisteyTime ?? null,
    industryCode: await new YearFacts(call).industryCode(Number(year)),
  };
}

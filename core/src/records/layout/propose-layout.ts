import { type CellValue, type SheetContent, text } from '../../kernel';
import { isDate, isMonth } from '../../kernel/calendar';
import { readRational } from '../../kernel';
import type { Field } from '../declaration/field';
import { columnHeading, columnLabel, columnOf, type Column, type Resource } from '../declaration/resource';
import { cellAsText } from './cell-as-text';
import { foreignAmount } from './foreign-amount';
import { foreignDate, foreignMonth } from './foreign-date';
import { bestPlace, comparedHeading, type HeadingPlace } from './heading-place';
import { headingOf } from './heading';
import { headingsOfSource } from './layout-headings';
import type { FieldSource, Layout, Step } from '../declaration/layout';
import { noDataReason } from './no-data-row';

/** The words of other programs for the fields of a register, and what its usual files combine in one column. */
export interface LayoutHints {
  /** By field: further headings it is known by. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** Sources that need more than one column or take one apart; they win over columns found by name. */
  readonly combined?: (columns: FoundColumns) => Readonly<Record<string, FieldSource>>;
  /** Sources of fields that no column was found for. */
  readonly otherwise?: Readonly<Record<string, FieldSource>>;
  /** Fields whose columns are blank where they repeat the row above. */
  readonly carriedDown?: readonly string[];
  /** The field whose other value ends that. */
  readonly carriedWithin?: string;
}

/** The columns of a file, for hints. */
export interface FoundColumns {
  /** The heading in the file that is one of these, compared as a whole; null where none is. */
  readonly named: (...names: readonly string[]) => string | null;
  /** The first cells under a heading that are not blank. */
  readonly samples: (heading: string) => readonly string[];
}

/** Why a column was taken for a field. */
export type Reason = 'name' | 'alias' | 'similar' | 'combined' | 'otherwise';

export interface Proposal {
  readonly layout: Layout;
  readonly place: HeadingPlace;
  /** By field: why its source is proposed. */
  readonly reasons: Readonly<Record<string, Reason>>;
  /** Required fields of the workbook without a source. */
  readonly missing: readonly string[];
  /** Headings of the file that no field reads. */
  readonly unused: readonly string[];
}

/** Rows that samples are taken from. */
const SAMPLED = 50;
/** A match below this is no proposal. */
const LEAST = 0.4;

/** Proposes where the fields of a register's workbook come from; null where the sheet has no headings. */
export function proposeLayout(
  resource: Resource,
  sheet: SheetContent,
  hints: LayoutHints,
  requires: (field: Field) => boolean,
): Proposal | null {
  const columns = (resource.workbook ?? []).map((name) => columnOf(resource, name)!);
  const known = new Set(columns.flatMap((column) => namesFor(column, hints)));
  const place = bestPlace(sheet, ({ headings, data }) => {
    const filled = headings.filter(Boolean);
    if (filled.length === 0 || data >= sheet.rows.length) return 0;
    return 3 * filled.filter((heading) => known.has(lastLevel(heading))).length + filled.length / 100;
  });
  if (!place) return null;

  const samples = samplesOf(sheet, place);
  const matched = matchedByName(columns, place, hints, samples);
  const combined = hints.combined?.(foundColumns(place, samples)) ?? {};
  const sources: Record<string, FieldSource> = {};
  const reasons: Record<string, Reason> = {};
  for (const column of columns) {
    if (!('field' in column)) continue;
    const { name, field } = column;
    const match = matched.get(name);
    if (combined[name]) [sources[name], reasons[name]] = [combined[name], 'combined'];
    else if (match) [sources[name], reasons[name]] = [sourceFor(field, match.heading), match.reason];
    else if (hints.otherwise?.[name]) [sources[name], reasons[name]] = [hints.otherwise[name], 'otherwise'];
  }
  const read = new Set(Object.values(sources).flatMap(headingsOfSource));
  const headingOfField = (name: string) => (sources[name] ? headingsOfSource(sources[name]).slice(0, 1) : []);
  const carried = (hints.carriedDown ?? [])
    .flatMap(headingOfField)
    .filter((heading) => hasBlanks(sheet, place, heading));
  const [ending] = hints.carriedWithin === undefined ? [] : headingOfField(hints.carriedWithin);
  const within = place.headings.find((heading) => ending !== undefined && comparedHeading(heading) === ending);
  const layout: Layout = {
    register: resource.name,
    name: text(`${resource.label.zh}（${sheet.name || '自定义'}）`, `${resource.label.en} (${sheet.name || 'own'})`),
    headings: place.headings.filter((heading) => read.has(comparedHeading(heading))),
    ...(carried.length > 0 && {
      carriedDown: place.headings.filter((heading) => carried.includes(comparedHeading(heading))),
      ...(within !== undefined && { carriedWithin: within }),
    }),
    fields: sources,
  };
  const missing = columns.flatMap((column) =>
    'field' in column && requires(column.field) && !sources[column.name] ? [column.name] : [],
  );
  const unused = place.headings.filter((heading) => heading !== '' && !read.has(comparedHeading(heading)));
  return { layout, place, reasons, missing, unused };
}

/** How a field of this kind reads a column of another program. */
export function sourceFor(field: Field, heading: string): FieldSource {
  const steps = stepsFor(field);
  return { from: 'column', heading, ...(steps.length > 0 && { steps }) };
}

function stepsFor({ kind }: Field): readonly Step[] {
  switch (kind) {
    case 'date':
    case 'month':
      return [{ do: kind }];
    case 'money':
    case 'number':
    case 'percent':
    case 'integer':
      return [{ do: 'amount' }];
    default:
      return [];
  }
}

interface Match {
  readonly heading: string;
  readonly reason: Reason;
  readonly score: number;
}

/** Each field takes the column that fits it best; a column serves one field only, the one it fits best. */
function matchedByName(
  columns: readonly Column[],
  { headings }: HeadingPlace,
  hints: LayoutHints,
  samples: Samples,
): ReadonlyMap<string, Match> {
  const all = columns.flatMap((column) => {
    if (!('field' in column)) return [];
    return headings.flatMap((heading, at) => {
      if (heading === '') return [];
      const named = nameScore(column, heading, hints);
      const weighed = named.score * contentFactor(column.field, samples[at]!);
      // A column of the field's own name is taken whatever is in it: its faults are for the check to tell.
      const score = named.score >= 0.9 ? Math.max(weighed, LEAST) : weighed;
      return score >= LEAST ? [{ name: column.name, match: { heading, reason: named.reason, score } }] : [];
    });
  });
  const taken = new Set<string>();
  const matched = new Map<string, Match>();
  for (const { name, match } of all.sort((one, other) => other.match.score - one.match.score)) {
    if (matched.has(name) || taken.has(match.heading)) continue;
    matched.set(name, match);
    taken.add(match.heading);
  }
  return matched;
}

const lastLevel = (heading: string) => headingOf(heading.replace(/#\d+$/, '').split('/').at(-1));

const withoutUnit = (heading: string) => heading.replace(/\([^)]*\)$/, '');

const namesFor = (column: Column, { aliases }: LayoutHints): string[] =>
  [columnHeading(column), columnLabel(column).en, ...(aliases[column.name] ?? [])].map(headingOf);

function nameScore(column: Column, heading: string, hints: LayoutHints): { score: number; reason: Reason } {
  const asked = lastLevel(heading);
  const [official, english, ...aliases] = namesFor(column, hints);
  if (asked === official || asked === english) return { score: 1, reason: 'name' };
  if (aliases.includes(asked)) return { score: 0.95, reason: 'alias' };
  const names = [official!, ...aliases].map(withoutUnit);
  if (names.includes(withoutUnit(asked))) return { score: 0.9, reason: 'alias' };
  if (names.some((name) => name.length >= 2 && asked.includes(name))) return { score: 0.7, reason: 'similar' };
  if (asked.length >= 2 && names.some((name) => name.includes(asked))) return { score: 0.6, reason: 'similar' };
  return { score: 0, reason: 'similar' };
}

type Samples = readonly (readonly string[])[];

function samplesOf(sheet: SheetContent, place: HeadingPlace): Samples {
  const rows = sheet.rows
    .slice(place.data)
    .filter((row) => row.some((cell) => cellAsText(cell) !== '') && noDataReason(row, place) === null)
    .slice(0, SAMPLED);
  return place.headings.map((_, at) => rows.map((row: readonly CellValue[]) => cellAsText(row[at])).filter(Boolean));
}

/** Less than 1 where the cells are not of the field's kind. */
function contentFactor(field: Field, cells: readonly string[]): number {
  const fits = fitting(field);
  if (!fits || cells.length === 0) return 1;
  const share = cells.filter(fits).length / cells.length;
  return share >= 0.8 ? 1 : share >= 0.3 ? 0.7 : 0.2;
}

function fitting({ kind }: Field): ((cell: string) => boolean) | null {
  switch (kind) {
    case 'date':
      return (cell) => isDate(foreignDate(cell));
    case 'month':
      return (cell) => isMonth(foreignMonth(cell, false));
    case 'money':
    case 'number':
    case 'percent':
    case 'integer':
      return (cell) => foreignAmount(cell) === '' || readRational(foreignAmount(cell)) !== null;
    default:
      return null;
  }
}

function foundColumns({ headings }: HeadingPlace, samples: Samples): FoundColumns {
  return {
    named: (...names) => {
      for (const name of names) {
        const found = headings.find((heading) => heading !== '' && lastLevel(heading) === headingOf(name));
        if (found !== undefined) return found;
      }
      return null;
    },
    samples: (heading) => samples[headings.indexOf(heading)] ?? [],
  };
}

/** Whether cells under the heading are blank in rows of data. */
function hasBlanks(sheet: SheetContent, place: HeadingPlace, heading: string): boolean {
  const at = place.headings.findIndex((each) => comparedHeading(each) === heading);
  return sheet.rows
    .slice(place.data, place.data + SAMPLED)
    .some(
      (row) =>
        row.some((cell) => cellAsText(cell) !== '') && noDataReason(row, place) === null && cellAsText(row[at]) === '',
    );
}

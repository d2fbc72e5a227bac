import { fill, text, type CellValue, type SheetContent, type Text } from '../../kernel';
import { columnHeading, columnOf, type Resource } from '../declaration/resource';
import { boundedPattern } from './bounded-pattern';
import { cellAsText } from './cell-as-text';
import { fieldReader, type FieldReader, type SourceRow } from './field-value';
import { bestPlace, comparedHeading, titleOf, type HeadingPlace } from './heading-place';
import type { FieldSource, Layout } from '../declaration/layout';
import type { LaidOutSheet, OriginRow } from './laid-out-sheet';
import { noDataReason } from './no-data-row';
import { headingsOfSource, headingsRead } from './layout-headings';

const BLANK = text('{field}为空，与本登记表无关', 'Without {field}, so not of this register');
const NOTHING_READ = text('没有本登记表要读取的内容', 'Nothing that this register reads');
const SKIPPED = text('按导入方案跳过', 'Skipped by the import profile');

/**
 * Where the headings of a layout stand in a sheet; null where those that it requires are not in the first rows. Of
 * several places the one with the most headings that it reads is taken.
 */
export function layoutPlace(layout: Layout, sheet: SheetContent): HeadingPlace | null {
  const required = layout.headings.map(comparedHeading);
  const match = layout.unfolded && boundedPattern(layout.unfolded.headings);
  return bestPlace(sheet, (place) => {
    const there = new Set(place.headings.map(comparedHeading));
    const read = headingsRead(layout, place).size;
    if (match && !place.headings.some((heading) => heading !== '' && match(heading))) return 0;
    return read > 0 && required.every((heading) => there.has(heading)) ? read : 0;
  });
}

/**
 * Reads the sheet of another program as the sheet of a register. Rows that are no data are left out, each with its
 * reason; what cannot be read stays the text it is, so that the check refuses it by row and column.
 * @returns null where the headings of the layout are not in the first rows of the sheet
 */
export function applyLayout(
  layout: Layout,
  sheet: SheetContent,
  { resource, fileName }: { readonly resource: Resource; readonly fileName: string },
): LaidOutSheet | null {
  const place = layoutPlace(layout, sheet);
  if (!place) return null;
  const fields = Object.entries(layout.fields).filter(([name]) => columnOf(resource, name) !== undefined);
  const official = fields.map(([name]) => columnHeading(columnOf(resource, name)!));
  const readers = fields.map(([, source]) => fieldReader(source));
  const count = counting(fields);
  const { rows, leftOut } = dataOf(layout, sheet, place);
  const about = { title: titleOf(sheet, place), sheetName: sheet.name, fileName: withoutEnding(fileName) };

  const laidOut: CellValue[][] = [official];
  const origin: OriginRow[] = [{ row: place.first + 1 }];
  const at = columnsByHeading(place);
  const unfoldedOf = unfolding(layout, place);
  const needed = fields.flatMap(([name], index) => (layout.leavesOutBlank?.includes(name) ? [index] : []));
  for (const { number, cells } of rows) {
    const cell = (heading: string) => cells[at.get(heading) ?? -1] ?? null;
    for (const unfolded of unfoldedOf(cells)) {
      const row = { cell, ...about, ...(unfolded && { unfolded }) };
      const values = readers.map((read) => valueOf(read, row));
      const lacking = needed.find((index) => values[index] === null);
      if (lacking !== undefined) {
        leftOut.push({ row: number, why: fill(BLANK, { field: official[lacking]! }) });
        continue;
      }
      laidOut.push(count(values));
      origin.push(unfolded ? { row: number, unfolded: unfolded.heading } : { row: number });
    }
  }
  return {
    name: sheet.name,
    rows: laidOut,
    origin: {
      file: { sheet, place },
      rows: origin,
      headings: shownHeadings(fields, official, place),
      leavesOutUnknown: layout.leavesOutUnknown ?? [],
      leftOut,
    },
  };
}

const valueOf = (read: FieldReader, row: SourceRow): CellValue => read(row) || null;

const withoutEnding = (fileName: string) => fileName.replace(/\.[^.]{1,5}$/, '');

interface DataRow {
  /** Counted from 1. */
  readonly number: number;
  readonly cells: readonly CellValue[];
}

/** The rows of data with what is carried down, and the others but blank ones. */
function dataOf(layout: Layout, sheet: SheetContent, place: HeadingPlace) {
  const at = columnsByHeading(place);
  const carried = (layout.carriedDown ?? []).flatMap((heading) => at.get(comparedHeading(heading)) ?? []);
  const within = layout.carriedWithin === undefined ? undefined : at.get(comparedHeading(layout.carriedWithin));
  const read = [...headingsRead(layout, place)].map((heading) => at.get(comparedHeading(heading))!);
  const skipped = (layout.skipped ?? []).map(({ heading, pattern }) => ({
    column: at.get(comparedHeading(heading)) ?? -1,
    match: boundedPattern(pattern),
  }));
  const rows: DataRow[] = [];
  const leftOut: { row: number; why: Text }[] = [];
  let above: readonly CellValue[] = [];
  let reason: Text | null = null;
  for (let index = place.data; index < sheet.rows.length; index += 1) {
    const given = sheet.rows[index]!;
    const number = index + 1;
    if (given.every((cell) => cellAsText(cell) === '')) continue;
    const isSkipped = skipped.some(({ column, match }) => match?.(cellAsText(given[column])));
    const isNothing = read.every((column) => cellAsText(given[column]) === '');
    const why: Text | null = isSkipped
      ? SKIPPED
      : (noDataReason(given, place, reason) ?? (isNothing ? NOTHING_READ : null));
    reason = why;
    if (why) {
      leftOut.push({ row: number, why });
      continue;
    }
    const cells = [...given];
    const own = within === undefined ? '' : cellAsText(given[within]);
    const isOther = own !== '' && own !== cellAsText(above[within!]);
    if (!isOther) {
      for (const column of carried) if (cellAsText(cells[column]) === '') cells[column] = above[column] ?? null;
    }
    above = cells;
    rows.push({ number, cells });
  }
  return { rows, leftOut };
}

const columnsByHeading = ({ headings }: HeadingPlace): ReadonlyMap<string, number> =>
  new Map(headings.flatMap((heading, at) => (heading === '' ? [] : [[comparedHeading(heading), at] as const])));

/** Gives the columns of a row that become rows; one row without any where the layout unfolds nothing. */
function unfolding({ unfolded }: Layout, { headings }: HeadingPlace) {
  if (!unfolded) return () => [undefined];
  const match = boundedPattern(unfolded.headings);
  const columns = [...headings.entries()].filter(([, heading]) => heading !== '' && match?.(heading));
  return (cells: readonly CellValue[]) =>
    columns.flatMap(([at, heading]) =>
      unfolded.dropsBlank && NOTHING.test(cellAsText(cells[at])) ? [] : [{ heading, cell: cells[at] ?? null }],
    );
}

const NOTHING = /^(?:|[-–—]+|0+(?:\.0*)?)$/;

/** Fills the fields that are counted, or blank in the file; counts go on over rows of other keys. */
function counting(fields: readonly (readonly [string, FieldSource])[]): (values: CellValue[]) => CellValue[] {
  const at = new Map(fields.map(([name], index) => [name, index] as const));
  const counted = fields.flatMap(([, source], index) => {
    const count = source.from === 'firstOf' ? source.sources.find(isCount) : source;
    return count && isCount(count) ? [{ index, within: count.within, seen: new Map<string, number>() }] : [];
  });
  return (values) => {
    for (const { index, within, seen } of counted) {
      if (values[index] !== null) continue;
      const key = JSON.stringify(within.map((name) => values[at.get(name) ?? -1] ?? null));
      const next = (seen.get(key) ?? 0) + 1;
      seen.set(key, next);
      values[index] = String(next);
    }
    return values;
  };
}

const isCount = (source: FieldSource): source is Extract<FieldSource, { from: 'count' }> => source.from === 'count';

/** By official heading: the first column of the file that its source reads. */
function shownHeadings(
  fields: readonly (readonly [string, FieldSource])[],
  official: readonly string[],
  { headings }: HeadingPlace,
): Record<string, string> {
  const shown = new Map(headings.map((heading) => [comparedHeading(heading), heading]));
  return Object.fromEntries(
    fields.flatMap(([, source], index) => {
      const first = [...headingsOfSource(source)].find((heading) => shown.has(heading));
      return first === undefined ? [] : [[official[index]!, shown.get(first)!]];
    }),
  );
}

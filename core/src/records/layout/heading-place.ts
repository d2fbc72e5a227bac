import type { CellValue, SheetContent } from '../../kernel';
import { cellAsText } from './cell-as-text';
import { headingOf, writtenHeading } from './heading';

/** Rows that are searched for the headings. */
const SEARCHED = 15;

/** Where the headings of a sheet stand. Rows are counted from 0. */
export interface HeadingPlace {
  /** The first of the one or two rows of headings. */
  readonly first: number;
  /** The row behind them, where the data begins. */
  readonly data: number;
  /**
   * By column: its heading as it is written, `''` where there is none. Two levels are joined by `/`; of equal headings
   * the second is marked `#2`.
   */
  readonly headings: readonly string[];
}

/** Every way the first rows can be read as one or two levels of headings, the upper rows first. */
function headingPlaces(sheet: SheetContent): HeadingPlace[] {
  const places: HeadingPlace[] = [];
  for (let first = 0; first < Math.min(SEARCHED, sheet.rows.length); first += 1) {
    const upper = sheet.rows[first]!;
    if (!upper.some((cell) => isHeading(cell))) continue;
    places.push({ first, data: first + 1, headings: distinct(upper.map(written)) });
    const lower = sheet.rows[first + 1];
    if (lower && isSecondLevel(upper, lower)) {
      places.push({ first, data: first + 2, headings: distinct(twoLevels(upper, lower)) });
    }
  }
  return places;
}

/** The place that scores highest, the upper one of equals; null where none scores above 0. */
export function bestPlace(sheet: SheetContent, score: (place: HeadingPlace) => number): HeadingPlace | null {
  let best: HeadingPlace | null = null;
  let most = 0;
  for (const place of headingPlaces(sheet)) {
    const scored = score(place);
    if (scored > most) [best, most] = [place, scored];
  }
  return best;
}

/** The texts above the headings, a line a row, e.g. the month of a payroll. */
export const titleOf = (sheet: SheetContent, { first }: HeadingPlace): string =>
  sheet.rows
    .slice(0, first)
    .map((row) => row.map(cellAsText).filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n');

/** Normalised for comparison, level by level. */
export const comparedHeading = (heading: string): string => heading.split('/').map(headingOf).join('/');

const written = (cell: CellValue | undefined) => writtenHeading(cellAsText(cell));

const NUMBER = /^[-+(]?[\d,.]+\)?$/;
const isHeading = (cell: CellValue | undefined) => {
  const text = written(cell);
  return text !== '' && text.length <= 40 && !NUMBER.test(text);
};

/**
 * The lower row names the parts of what the upper one spans: short texts under blanks, and blank itself under a heading
 * of one level. A title above a row of headings leaves none of them blank.
 */
function isSecondLevel(upper: readonly CellValue[], lower: readonly CellValue[]): boolean {
  const filled = lower.filter((cell) => written(cell) !== '');
  const isText = filled.every((cell) => typeof cell !== 'number' && isHeading(cell) && written(cell).length <= 20);
  const isSpanned = lower.some((cell, at) => at > 0 && written(cell) !== '' && written(upper[at]) === '');
  const hasOneLevel = upper.some((cell, at) => written(cell) !== '' && written(lower[at]) === '');
  return filled.length > 0 && isText && isSpanned && hasOneLevel;
}

function twoLevels(upper: readonly CellValue[], lower: readonly CellValue[]): string[] {
  let spanning = '';
  const width = Math.max(upper.length, lower.length);
  return Array.from({ length: width }, (_, at) => {
    const above = written(upper[at]);
    const below = written(lower[at]);
    if (above !== '') spanning = above;
    if (below === '') return above;
    return spanning === '' || spanning === below ? below : `${spanning}/${below}`;
  });
}

function distinct(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    if (heading === '') return '';
    const times = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, times);
    return times === 1 ? heading : `${heading}#${times}`;
  });
}

import { amountText } from '../../../components';
import type { Label } from '../../../theme';
import type { PaperColumn, PaperRow } from './paper-table';

/** In px of the shipped face at the size of a table, semibold where that is wider. */
const digit = 8;
const mark = 4;
/** In px of a head, semibold at the size of a hint. */
const ideograph = 12;
const letter = 7;
/** The padding of a cell and its line, and a pixel for rounding. */
const around = 18;
/** A head has two lines, and a word that does not fit the first goes to the second. */
const lineOfHead = 0.6;

/**
 * In px, what a column of a sheet takes: one of figures what its longest figure and two lines of its title need, at most
 * the width it is declared with unless a figure would be cut; any other as declared.
 */
export function fittedWidth(
  { title, width }: PaperColumn,
  place: number,
  rows: readonly PaperRow[],
  read: (label: Label) => string,
): number {
  const figure = widestFigure(place, rows);
  if (figure === 0) return width;
  const ofTitle = Math.ceil(widthOfTitle(read(title)) * lineOfHead) + around;
  return Math.max(figure + around, Math.min(width, ofTitle));
}

/** In px; 0 without figures. All have as many decimals, so only those with as many digits before them are compared. */
function widestFigure(place: number, rows: readonly PaperRow[]): number {
  let most = 0;
  let widest = 0;
  for (const { cells } of rows) {
    const { value, words } = cells[place] ?? {};
    if (words || !value) continue;
    const length = value.split('.', 1)[0]!.length;
    if (length < most) continue;
    most = length;
    widest = Math.max(widest, widthOfFigure(amountText(value)));
  }
  return widest;
}

const widthOfFigure = (figure: string): number => sum(figure, (sign) => (/[\d-]/.test(sign) ? digit : mark));
const widthOfTitle = (title: string): number => sum(title, (sign) => (sign > '\u2E7F' ? ideograph : letter));

const sum = (words: string, widthOf: (sign: string) => number): number =>
  [...words].reduce((total, sign) => total + widthOf(sign), 0);

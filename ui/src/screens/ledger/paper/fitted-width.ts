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
  const figures = rows.flatMap(({ cells }) => {
    const { value, words } = cells[place] ?? {};
    return words || !value ? [] : [amountText(value)];
  });
  if (figures.length === 0) return width;
  const ofFigures = Math.ceil(Math.max(...figures.map(widthOfFigure))) + around;
  const ofTitle = Math.ceil(widthOfTitle(read(title)) * lineOfHead) + around;
  return Math.max(ofFigures, Math.min(width, ofTitle));
}

const widthOfFigure = (figure: string): number => sum(figure, (sign) => (/[\d-]/.test(sign) ? digit : mark));
const widthOfTitle = (title: string): number => sum(title, (sign) => (sign > '\u2E7F' ? ideograph : letter));

const sum = (words: string, widthOf: (sign: string) => number): number =>
  [...words].reduce((total, sign) => total + widthOf(sign), 0);

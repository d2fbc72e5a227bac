import type { Preferential } from '@rdm/core/internal/ledger';
import { text } from '@rdm/core/internal/kernel';
import {
  formVersion,
  lineCount,
  lineName,
  printedForm,
  type LineKey,
  type PrintableDeduction,
  type PrintedLine,
} from '@rdm/core/tax';
import type { SheetRow } from '../../../components';

/** Indentation of a line on the form, derived from its numbering: 一、 · （一） · 1. and 其中. */
function indentOf(name: string): number {
  if (/^（/.test(name)) return 1;
  return /^(\d+\.|其中)/.test(name) ? 2 : 0;
}

const countLine = '1';
const inHan = /^[一二三四五六七八九十]+、/;

/** The lines of A107012 as the year's form prints them, with their figures. docs/rules.md, Form A107012 */
export function formRows(sheet: Preferential, last: Preferential | null = null): readonly SheetRow[] {
  return printedLines(sheet).map(({ number, label, figure, value, meaning }): SheetRow => {
    const digits = figure === countLine || figure === 'method' ? { digits: 0 } : {};
    return {
      line: number,
      name: meaning ? text(`${label.zh}：${meaning.zh}`, `${label.en}: ${meaning.en}`) : label,
      indent: indentOf(label.zh),
      strong: inHan.test(label.zh),
      value,
      ...digits,
      // Forms of two years may number a figure otherwise, so it is found by what it is.
      ...(last && {
        cells: [
          { value, ...digits },
          { value: typeof figure === 'string' ? last.lines[figure] : undefined, ...digits },
        ],
      }),
    };
  });
}

/** Returns before 2017 had other forms; their figures are shown by the lines of the later one. */
function printedLines(sheet: Preferential): readonly PrintedLine[] {
  const year = Number(sheet.year);
  if (formVersion(year)) return printedForm(year, printable(sheet));
  return Array.from({ length: lineCount }, (_, at) => at + 1).map((line) => ({
    ...{ number: String(line), label: lineName(line), figure: String(line) as LineKey },
    value: sheet.lines[String(line)] ?? '',
  }));
}

/** The port types the keys of lines as plain strings. */
const printable = (sheet: Preferential): PrintableDeduction => ({
  ...sheet,
  year: Number(sheet.year),
  lines: sheet.lines as PrintableDeduction['lines'],
});

/** The key of the figure that explains a printed line: its line of the 52, or the mark of an unnumbered one. */
export function figureOf(year: string, number: string): string {
  if (number.startsWith('L')) return `line${number}`;
  const figure = formVersion(Number(year))?.lines.find((line) => line.number === number)?.figure;
  if (figure === 'method') return 'line50';
  return typeof figure === 'string' ? `line${figure}` : `line${number}`;
}

/** The printed line that a figure explains. */
export const lineOfFigure = (sheet: Preferential, figure: string | null): string | undefined =>
  printedLines(sheet).find(({ number }) => figureOf(sheet.year, number) === figure)?.number;

import { TextRun, type IRunOptions } from 'docx';

/** Characters not allowed in XML: control characters but the tab, lone surrogates, U+FFFE and U+FFFF. */
const UNPRINTABLE = /(?!\t)\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** The lines of a text without what no file of XML may hold. */
export const printableLines = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).map((line) => line.replace(UNPRINTABLE, ''));

/** A text in a font; its line breaks are kept. */
export function runsOf(text: string, face: IRunOptions): TextRun[] {
  return printableLines(text).map((line, at) => new TextRun({ ...face, text: line, ...(at > 0 && { break: 1 }) }));
}

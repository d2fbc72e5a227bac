import { TextRun, type IRunOptions } from 'docx';

/** Characters not allowed in XML: control characters but the tab, lone surrogates, U+FFFE and U+FFFF. */
const UNPRINTABLE = /(?!\t)\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A text in a font; its line breaks are kept. */
export function runsOf(text: string, face: IRunOptions): TextRun[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, at) => new TextRun({ ...face, text: line.replace(UNPRINTABLE, ''), ...(at > 0 && { break: 1 }) }));
}

import { TextRun, type IRunOptions } from 'docx';

/** What XML cannot carry: control characters but the tab, halves of surrogate pairs, U+FFFE and U+FFFF. */
const UNPRINTABLE = /(?!\t)\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A text in a face; its line breaks are kept. */
export function runsOf(text: string, face: IRunOptions): TextRun[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, at) => new TextRun({ ...face, text: line.replace(UNPRINTABLE, ''), ...(at > 0 && { break: 1 }) }));
}

// Reads a file that is a text, or finds that it is none. Plain JavaScript, like parse-workbook.mjs.
import { decodeText } from './decode-text.mjs';
import { readDelimited } from './read-delimited.mjs';
import { isMarkup, readMarkup } from './read-markup.mjs';

/** What begins so is something else, also where its beginning can be read. */
const OTHER = /^(%PDF-|\{\\rtf|MIME-Version:|<\?xml(?![\s\S]{0,65536}office:spreadsheet)|\{\s*")/i;
/**
 * Characters that no program writes into a table. Zeros are told of with their row, DOS ended a text with Ctrl+Z, and
 * from U+0080 on it is a byte of a character where bytes are looked at.
 */
const CONTROLS = /(?![\0\t\n\v\f\r\cZ\u0080-\u009f])\p{Cc}/gu;
const SAMPLE = 4_096;

export function readText(bytes, limits) {
  const decoded = decodeText(bytes);
  if (!('text' in decoded)) {
    const isBinary = hasControls(String.fromCharCode(...bytes.subarray(0, SAMPLE)));
    return isBinary ? { kind: 'unknown' } : { kind: 'unreadable', row: decoded.row };
  }
  const { text } = decoded;
  if (OTHER.test(text.slice(0, 70_000).trimStart()) || hasControls(text.slice(0, SAMPLE))) return { kind: 'unknown' };
  const { sheet } = limits;
  const isTable = isMarkup(text);
  if (!isTable && sheet !== undefined && sheet !== '') return { kind: 'noSheet', sheet };
  return isTable ? readMarkup(text, limits) : readDelimited(text, limits);
}

/** Pictures, programs and archives: of the first characters many are none that are seen. */
const hasControls = (sample) => (sample.match(CONTROLS)?.length ?? 0) > sample.length / 20;

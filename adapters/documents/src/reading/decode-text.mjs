// Finds out how a text is written down. Plain JavaScript, like parse-workbook.mjs.

/** Bytes looked at to tell a text from anything else. */
const SAMPLE = 65_536;
/** Bytes decoded at a time. */
const PORTION = 1 << 20;
/** Of two bytes a character, one in so many must be a zero: separators, digits and ends of lines are. */
const ONE_IN = 20;

const MARKS = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * The text of the bytes by their mark, or as UTF-16 where every other byte is zero, as UTF-8 where they are valid
 * UTF-8, else as GB18030, which includes GBK and GB2312. `row` instead where they are none of it: the first line,
 * counted from 1, that cannot be read.
 */
export function decodeText(bytes) {
  const mark = MARKS.find(([signature]) => signature.every((byte, at) => bytes[at] === byte));
  const encoding = mark?.[1] ?? pairedZeros(bytes);
  if (encoding !== null && encoding !== undefined) return decodedAs(bytes, encoding);
  const zero = bytes.indexOf(0);
  if (zero >= 0) return { row: lineAt(bytes, zero) };
  const utf8 = decodedAs(bytes, 'utf-8');
  if ('text' in utf8) return utf8;
  const chinese = decodedAs(bytes, 'gb18030');
  // What reads on for longer is what was meant.
  return 'text' in chinese || chinese.row > utf8.row ? chinese : utf8;
}

/** Text of two bytes a character without a mark. */
function pairedZeros(bytes) {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, at) => (zeros[at % 2] += byte === 0 ? 1 : 0));
  const [even, odd] = zeros;
  const isPaired = bytes.length % 2 === 0 && even > 0 !== odd > 0;
  if (!isPaired || Math.max(even, odd) < Math.max(2, sample.length / 2 / ONE_IN)) return null;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}

function decodedAs(bytes, encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const parts = [];
  for (let at = 0; at < bytes.length; at += PORTION) {
    try {
      parts.push(decoder.decode(bytes.subarray(at, at + PORTION), { stream: at + PORTION < bytes.length }));
    } catch {
      return { row: firstUnreadable(bytes, encoding) };
    }
  }
  const text = parts.join('');
  const zero = text.indexOf('\0');
  return zero < 0 ? { text } : { row: text.slice(0, zero).split('\n').length };
}

/** In all encodings but UTF-16 the end of a line is a byte of its own, which no character contains. */
function firstUnreadable(bytes, encoding) {
  if (encoding.startsWith('utf-16')) return 1;
  const decoder = new TextDecoder(encoding, { fatal: true });
  let row = 1;
  for (let from = 0; from < bytes.length; row += 1) {
    const end = bytes.indexOf(0x0a, from);
    const to = end < 0 ? bytes.length : end;
    try {
      decoder.decode(bytes.subarray(from, to));
    } catch {
      return row;
    }
    from = to + 1;
  }
  return row;
}

function lineAt(bytes, place) {
  let row = 1;
  for (let at = bytes.indexOf(0x0a); at >= 0 && at < place; at = bytes.indexOf(0x0a, at + 1)) row += 1;
  return row;
}

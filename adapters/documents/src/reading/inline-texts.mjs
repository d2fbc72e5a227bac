// A workbook stores the texts of its cells in one shared table. The library parses that table into a tree, which takes
// half a gigabyte for half a million texts; inline texts it reads one by one. So the texts of a large table are inlined
// into the cells before the library parses the workbook. Plain JavaScript, like parse-workbook.mjs.
import { unzipSync, Zip, ZipDeflate } from 'fflate';

const TABLE = 'xl/sharedStrings.xml';
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** Bytes of a sheet processed at a time. */
const PORTION = 1 << 20;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Two workbooks in place of one: `rows` has the rows of one sheet with every text in its cell, `frame` is the same
 * without rows. Null where the table is smaller than `from` bytes, or the parts are not written in the usual way.
 * @param relation the id by which the workbook refers to the sheet; the first sheet where it is not given
 */
export function inlineTexts(bytes, from, relation) {
  let tableSize = 0;
  unzipSync(bytes, { filter: ({ name, originalSize }) => (name === TABLE && (tableSize = originalSize), false) });
  if (tableSize === 0 || tableSize < from) return null;
  const parts = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/.test(name) && !/worksheets\//.test(name) });
  const place =
    parts[WORKBOOK] &&
    parts[RELATIONS] &&
    placeOf(relation ?? firstSheet(decoder.decode(parts[WORKBOOK])), parts[RELATIONS]);
  const texts = textsOf(decoder.decode(parts[TABLE]));
  parts[TABLE] = encoder.encode(EMPTY_TABLE);
  if (!place || texts === null) return null;
  const sheet = unzipSync(bytes, { filter: ({ name }) => name === place })[place];
  const cut = sheet && cutRows(sheet);
  if (!cut) return null;
  const workbook = (pieces) => zipped(parts, place, pieces);
  const rows = workbook(framed(cut, withTexts(cut.rows, texts)));
  return rows && { frame: workbook(framed(cut, [])), rows };
}

function* framed({ head, tail }, rows) {
  yield head;
  yield* rows;
  yield tail;
}

const EMPTY_TABLE = '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>';

const firstSheet = (workbook) => /<sheet\b[^>]*?\br:id="([^"]+)"/.exec(workbook)?.[1];

/** The part that holds a sheet. */
function placeOf(id, relations) {
  for (const [relation] of decoder.decode(relations).matchAll(/<Relationship\b[^>]*>/g)) {
    if (/\bId="([^"]+)"/.exec(relation)?.[1] !== id) continue;
    const target = /\bTarget="([^"]+)"/.exec(relation)?.[1] ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return null;
}

/** The texts of the table as a cell would hold them, still escaped; formats and phonetic guides are dropped. */
function textsOf(table) {
  if (!/<sst\b/.test(table)) return null;
  const texts = [];
  for (const [, inside = ''] of table.matchAll(/<si(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/si>)/g)) {
    const runs = inside.includes('<rPh') ? inside.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '') : inside;
    let text = '';
    for (const [, part = ''] of runs.matchAll(/<t(?:\s[^>]*)?(?:\/>|>([^<]*)<\/t>)/g)) text += part;
    texts.push(text);
  }
  return texts;
}

/** The part before the rows, the rows, and the part after them. */
function cutRows(sheet) {
  const begin = indexOf(sheet, '<sheetData>', 0);
  const end = begin < 0 ? -1 : lastIndexOf(sheet, '</sheetData>');
  if (end < begin) return null;
  const from = begin + '<sheetData>'.length;
  return { head: sheet.subarray(0, from), rows: sheet.subarray(from, end), tail: sheet.subarray(end) };
}

/**
 * The rows with each reference to the table replaced by its text, a portion at a time; null for a portion in which a
 * reference is left.
 */
function* withTexts(rows, texts) {
  for (let at = 0; at < rows.length;) {
    const end = endOfRow(rows, Math.min(rows.length, at + PORTION));
    const inlined = decoder.decode(rows.subarray(at, end)).replace(REFERENCE, (_, before, after, number) => {
      const text = texts[number] ?? '';
      const kept = text === text.trim() ? '' : ' xml:space="preserve"';
      return `<c${before} t="inlineStr"${after}><is><t${kept}>${text}</t></is></c>`;
    });
    yield LEFT_OVER.test(inlined) ? null : encoder.encode(inlined);
    at = end;
  }
}

const REFERENCE = /<c\b([^>]*?) t="s"([^>]*)>\s*<v>\s*(\d+)\s*<\/v>\s*<\/c>/g;
const LEFT_OVER = /<c\b[^>]*?\st=["']s["']/;

const ROW_END = '</row>';

function endOfRow(rows, from) {
  const found = indexOf(rows, ROW_END, from);
  return found < 0 ? rows.length : found + ROW_END.length;
}

function indexOf(bytes, text, from) {
  const wanted = encoder.encode(text);
  for (let at = bytes.indexOf(wanted[0], from); at >= 0; at = bytes.indexOf(wanted[0], at + 1)) {
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return at;
  }
  return -1;
}

function lastIndexOf(bytes, text) {
  const wanted = encoder.encode(text);
  for (let at = bytes.lastIndexOf(wanted[0]); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(wanted[0], at - 1)) {
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return at;
  }
  return -1;
}

/**
 * A workbook of these parts and one more that is given in pieces; null where a piece is missing. Compressed while
 * streaming, to a tenth.
 */
function zipped(parts, place, pieces) {
  const chunks = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const begin = (name) => {
    const file = new ZipDeflate(name, { level: 1 });
    archive.add(file);
    return file;
  };
  for (const [name, bytes] of Object.entries(parts)) begin(name).push(bytes, true);
  const file = begin(place);
  for (const piece of pieces) {
    if (piece === null) return null;
    file.push(piece);
  }
  file.push(new Uint8Array(0), true);
  archive.end();
  return joined(chunks);
}

function joined(pieces) {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

// The records of an old workbook: [MS-XLS] 2.3 for Excel 97–2003 (BIFF8), and the same of Excel 5 and 95 (BIFF5), which
// differ in their texts. Plain JavaScript, like parse-workbook.mjs.
import { byteTexts, continuedText, sharedTexts, wideText } from './biff-texts.mjs';

const BOF = 0x0809;
const EOF = 0x000a;
const CONTINUE = 0x003c;
const BIFF8 = 0x0600;
const BIFF5 = 0x0500;
const WORKSHEET = 0;

/** Calls `seen(type, data, more)` by record until it returns false; `more()` are the records that go on with it. */
function eachRecord(stream, from, seen) {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  let at = from;
  const next = () => {
    const length = view.getUint16(at + 2, true);
    if (at + 4 + length > stream.length) throw new RangeError('A record cut short');
    const data = stream.subarray(at + 4, at + 4 + length);
    at += 4 + length;
    return data;
  };
  const more = () => {
    const pieces = [];
    while (at + 4 <= stream.length && view.getUint16(at, true) === CONTINUE) pieces.push(next());
    return pieces;
  };
  for (;;) {
    const type = view.getUint16(at, true);
    if (seen(type, next(), more) === false) return;
  }
}

const viewOf = (data) => new DataView(data.buffer, data.byteOffset, data.byteLength);

/** Whether the stream begins as a workbook that is read here. */
export function isWorkbook(stream) {
  const view = viewOf(stream);
  return stream.length > 8 && view.getUint16(0, true) === BOF && [BIFF8, BIFF5].includes(view.getUint16(4, true));
}

/**
 * What all sheets share: names and places of the sheets, texts, formats, and from when days are counted. `encrypted`
 * where it has a password.
 */
export function workbookOf(stream) {
  const isBiff8 = viewOf(stream).getUint16(4, true) === BIFF8;
  const workbook = { isBiff8, sheets: [], texts: [], formats: new Map(), formatOf: [], date1904: false };
  let narrow = byteTexts();
  const named = (data, from, count) =>
    isBiff8 ? wideText(data, from, count) : narrow(data.subarray(from, from + count));
  eachRecord(stream, 0, (type, data, more) => {
    const view = viewOf(data);
    if (type === EOF) return false;
    if (type === 0x002f) workbook.encrypted = true;
    if (workbook.encrypted) return false;
    if (type === 0x0042) narrow = byteTexts(view.getUint16(0, true));
    else if (type === 0x0022) workbook.date1904 = view.getUint16(0, true) === 1;
    else if (type === 0x0085 && data[5] === WORKSHEET) {
      const place = view.getUint32(0, true);
      workbook.sheets.push({ name: named(data, 7, data[6]), hidden: (data[4] & 3) > 0, place });
    } else if (type === 0x041e) {
      const format = isBiff8 ? wideText(data, 4, view.getUint16(2, true)) : narrow(data.subarray(3, 3 + data[2]));
      workbook.formats.set(view.getUint16(0, true), format);
    } else if (type === 0x00e0) workbook.formatOf.push(view.getUint16(2, true));
    else if (type === 0x00fc) workbook.texts = sharedTexts([data, ...more()]);
    return true;
  });
  return { ...workbook, textOf: named, narrow: (bytes) => narrow(bytes) };
}

/**
 * Calls `cell(row, column, value, style)` by cell of the sheet at a place, and `merge` by range of merged cells. A
 * formula is its last value.
 */
export function eachCell(stream, place, { isBiff8, texts, narrow }, { cell, merge }) {
  let depth = 0;
  let formula = null;
  const label = (data, more) => {
    const count = viewOf(data).getUint16(6, true);
    if (!isBiff8) return narrow(data.subarray(8, 8 + count));
    return continuedText([data.subarray(8), ...more()], count);
  };
  eachRecord(stream, place, (type, data, more) => {
    // A sheet contains its charts, each with a beginning and an end of its own.
    if (type === BOF) depth += 1;
    else if (type === EOF) return (depth -= 1) > 0;
    else if (depth === 0) throw new RangeError('No sheet begins here');
    if (depth > 1) return true;
    const view = viewOf(data);
    const at = () => [view.getUint16(0, true), view.getUint16(2, true)];
    const give = (value) => cell(...at(), value, view.getUint16(4, true));
    if (type === 0x00fd) give(sharedText(texts, view.getUint32(6, true)));
    else if (type === 0x0204 || type === 0x00d6) give(label(data, more));
    else if (type === 0x0203) give(view.getFloat64(6, true));
    else if (type === 0x027e) give(shortNumber(view, 6));
    else if (type === 0x00bd) {
      const [row, first] = at();
      for (let from = 4; from + 8 <= data.length; from += 6) {
        cell(row, first + (from - 4) / 6, shortNumber(view, from + 2), view.getUint16(from, true));
      }
    } else if (type === 0x0205) give(data[7] === 0 ? data[6] === 1 : errorText(data[6]));
    else if (type === 0x0006 || type === 0x0206 || type === 0x0406) {
      formula = null;
      if (view.getUint16(12, true) !== 0xffff) give(view.getFloat64(6, true));
      else if (data[6] === 1) give(data[8] === 1);
      else if (data[6] === 2) give(errorText(data[8]));
      else if (data[6] === 0) formula = [...at(), view.getUint16(4, true)];
    } else if (type === 0x0207 && formula !== null) {
      const [row, column, style] = formula;
      const count = view.getUint16(0, true);
      const text = isBiff8 ? continuedText([data.subarray(2), ...more()], count) : narrow(data.subarray(2, 2 + count));
      cell(row, column, text, style);
      formula = null;
    } else if (type === 0x00e5) {
      for (let from = 2; from + 8 <= data.length; from += 8) {
        const [startRow, endRow, startColumn, endColumn] = [0, 2, 4, 6].map((by) => view.getUint16(from + by, true));
        merge({ startRow, startColumn, endRow, endColumn });
      }
    }
    return true;
  });
}

function sharedText(texts, number) {
  if (number >= texts.length) throw new RangeError('No such text');
  return texts[number];
}

const scratch = new DataView(new ArrayBuffer(8));

/** [MS-XLS] 2.5.217 RkNumber: the upper half of a number, or an integer, perhaps in hundredths. */
function shortNumber(view, at) {
  const bits = view.getUint32(at, true);
  scratch.setUint32(0, 0, true);
  scratch.setUint32(4, bits & 0xfffffffc, true);
  const number = bits & 2 ? (bits | 0) >> 2 : scratch.getFloat64(0, true);
  return bits & 1 ? number / 100 : number;
}

/** [MS-XLS] 2.5.10 Bes. */
const ERRORS = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
]);
const errorText = (code) => ERRORS.get(code) ?? '#N/A';

// Writes an old workbook (BIFF8 in a compound file) for tests and measurements, as Excel lays it out: texts in one
// table that goes on in further records. The libraries that write this format take minutes for 50,000 rows.

const SECTOR = 512;
const LONGEST_RECORD = 8_224;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;

function record(type, ...fields) {
  const data = Buffer.concat(fields);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

const short = (...numbers) => Buffer.from(new Uint16Array(numbers).buffer);
const long = (...numbers) => Buffer.from(new Uint32Array(numbers).buffer);
const double = (number) => Buffer.from(new Float64Array([number]).buffer);
const wide = (text) => Buffer.concat([Buffer.from([1]), Buffer.from(text, 'utf16le')]);
const begin = (kind) => record(0x0809, short(0x0600, kind, 0, 0), long(0, 0));
const end = record(0x000a);

/** Cells are texts, numbers, booleans, days as `Date`, or null. */
export function oldWorkbookOf(sheets) {
  const numbers = new Map();
  const cells = sheets.map(({ rows }) => rows.map((row, at) => rowRecords(row, at, numbers)).flat());
  const bodies = sheets.map(({ merges = [] }, at) =>
    Buffer.concat([begin(0x10), ...cells[at], ...mergeRecords(merges), end]),
  );
  const styles = [0, 14].map((format) => record(0x00e0, short(0, format), Buffer.alloc(16)));
  const shared = textRecords([...numbers.keys()]);
  const names = (places) =>
    sheets.map(({ name, hidden }, at) =>
      record(0x0085, long(places[at]), Buffer.from([hidden ? 1 : 0, 0, name.length]), wide(name)),
    );
  const globals = (places) => Buffer.concat([begin(0x05), ...styles, ...names(places), ...shared, end]);
  let place = globals(sheets.map(() => 0)).length;
  const places = bodies.map((body) => (place += body.length) - body.length);
  return compoundFile(Buffer.concat([globals(places), ...bodies]));
}

function rowRecords(row, at, numbers) {
  return row.flatMap((value, column) => {
    if (value === null) return [];
    if (value instanceof Date)
      return [record(0x0203, short(at, column, 1), double(value.getTime() / 86_400_000 + 25_569))];
    if (typeof value === 'number') return [record(0x0203, short(at, column, 0), double(value))];
    if (typeof value === 'boolean') return [record(0x0205, short(at, column, 0), Buffer.from([value ? 1 : 0, 0]))];
    if (!numbers.has(value)) numbers.set(value, numbers.size);
    return [record(0x00fd, short(at, column, 0), long(numbers.get(value)))];
  });
}

function textRecords(texts) {
  const records = [];
  let pieces = [long(texts.length, texts.length)];
  let length = 8;
  const flush = () => {
    records.push(record(records.length === 0 ? 0x00fc : 0x003c, ...pieces));
    pieces = [];
    length = 0;
  };
  for (const text of texts) {
    const written = Buffer.concat([short(text.length), wide(text)]);
    if (length + written.length > LONGEST_RECORD) flush();
    pieces.push(written);
    length += written.length;
  }
  flush();
  return records;
}

const mergeRecords = (merges) =>
  merges.map(([startRow, endRow, startColumn, endColumn]) =>
    record(0x00e5, short(1, startRow, endRow, startColumn, endColumn)),
  );

/** A compound file with the one stream `Workbook`. */
function compoundFile(stream) {
  const padded = Buffer.concat([stream, Buffer.alloc(Math.max(4_096 - stream.length, 0))]);
  const data = Math.ceil(padded.length / SECTOR);
  const perTable = SECTOR / 4;
  let tables = 1;
  let lists = 0;
  while (tables * perTable < data + 1 + tables + lists) {
    tables += 1;
    lists = Math.ceil(Math.max(0, tables - 109) / (perTable - 1));
  }
  const [directory, firstTable, firstList] = [data, data + 1, data + 1 + tables];
  const table = new Uint32Array(tables * perTable).fill(FREE);
  for (let at = 0; at < data; at += 1) table[at] = at === data - 1 ? END : at + 1;
  table[directory] = END;
  table.fill(TABLE, firstTable, firstTable + tables);
  table.fill(0xfffffffc, firstList, firstList + lists);
  const places = Array.from({ length: tables }, (_, at) => firstTable + at);
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 24);
  short(0x3e, 3, 0xfffe, 9, 6).copy(header, 24);
  header.fill(0, 34, 44);
  long(tables, directory, 0, 4_096, END, 0, lists > 0 ? firstList : END, lists).copy(header, 44);
  long(...places.slice(0, 109)).copy(header, 76);
  const further = [];
  for (let at = 0; at < lists; at += 1) {
    const list = new Uint32Array(perTable).fill(FREE);
    list.set(places.slice(109 + at * (perTable - 1), 109 + (at + 1) * (perTable - 1)));
    list[perTable - 1] = at === lists - 1 ? END : firstList + at + 1;
    further.push(Buffer.from(list.buffer));
  }
  const entries = Buffer.concat([
    entry('Root Entry', 5, END, 0, 1),
    entry('Workbook', 2, 0, padded.length),
    Buffer.alloc(256),
  ]);
  const whole = Buffer.concat([padded, Buffer.alloc(data * SECTOR - padded.length)]);
  return new Uint8Array(Buffer.concat([header, whole, entries, Buffer.from(table.buffer), ...further]));
}

function entry(name, type, start, size, child = FREE) {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE(2 * name.length + 2, 64);
  bytes.set([type, 1], 66);
  long(FREE, FREE, child).copy(bytes, 68);
  long(start, size).copy(bytes, 116);
  return bytes;
}

// Finds a stream of a compound file ([MS-CFB]), the container of old workbooks. Plain JavaScript, like
// parse-workbook.mjs. Every length in such a file may be wrong: a view of the bytes throws where it is led outside, and
// a chain is followed no further than the file has sectors.

const END_OF_CHAIN = 0xfffffffe;
const LARGEST_SECTOR = 0xfffffffa;
const HEADER_TABLES = 109;
const DIRECTORY_ENTRY = 128;
const ROOT = 5;
const STREAM = 2;

/**
 * The bytes of the first stream that has one of the names; null where there is none.
 * @throws RangeError when the file is damaged or incomplete
 */
export function streamOf(bytes, names) {
  const file = openFile(bytes);
  const entries = directoryOf(file);
  const root = entries.find(({ type }) => type === ROOT);
  for (const name of names) {
    const entry = entries.find((found) => found.type === STREAM && found.name === name);
    if (entry === undefined) continue;
    if (entry.size >= file.smallest) return joined(file, chainOf(file.table, entry.start, file.sectors), entry.size);
    return smallStream(file, root, entry);
  }
  return null;
}

function openFile(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw new RangeError('No size of sectors');
  const file = {
    bytes,
    view,
    size: 1 << shift,
    sectors: Math.ceil(bytes.byteLength / (1 << shift)),
    smallest: view.getUint32(56, true),
    directory: view.getUint32(48, true),
    smallTable: view.getUint32(60, true),
  };
  return { ...file, table: allocationTable(file) };
}

/** The next sector of each: its parts are listed in the header and, of large files, in sectors of their own. */
function allocationTable(file) {
  const { view, size, sectors } = file;
  const parts = [];
  for (let at = 0; at < HEADER_TABLES; at += 1) parts.push(view.getUint32(76 + 4 * at, true));
  let list = view.getUint32(68, true);
  for (let lists = 0; list <= LARGEST_SECTOR; lists += 1) {
    if (lists > sectors) throw new RangeError('Lists in a circle');
    for (let at = 0; at < size / 4 - 1; at += 1) parts.push(view.getUint32(offsetOf(file, list) + 4 * at, true));
    list = view.getUint32(offsetOf(file, list) + size - 4, true);
  }
  return numbersIn(file, parts.filter((part) => part <= LARGEST_SECTOR).slice(0, sectors));
}

function numbersIn(file, sectors) {
  const numbers = new Uint32Array((sectors.length * file.size) / 4);
  let to = 0;
  for (const sector of sectors) {
    const from = offsetOf(file, sector);
    for (let at = 0; at < file.size; at += 4) numbers[to++] = file.view.getUint32(from + at, true);
  }
  return numbers;
}

const offsetOf = ({ size }, sector) => (sector + 1) * size;

function chainOf(table, start, longest) {
  const chain = [];
  for (let sector = start; sector !== END_OF_CHAIN; sector = table[sector]) {
    if (sector === undefined || sector > LARGEST_SECTOR || chain.length >= longest) {
      throw new RangeError('A chain without end');
    }
    chain.push(sector);
  }
  return chain;
}

function joined(file, chain, size = chain.length * file.size) {
  if (size > chain.length * file.size) throw new RangeError('A stream cut short');
  const whole = new Uint8Array(size);
  chain.forEach((sector, at) => {
    const from = offsetOf(file, sector);
    const wanted = Math.min(file.size, size - at * file.size);
    if (wanted <= 0) return;
    if (from + wanted > file.bytes.byteLength) throw new RangeError('A sector outside the file');
    whole.set(file.bytes.subarray(from, from + wanted), at * file.size);
  });
  return whole;
}

function directoryOf(file) {
  const bytes = joined(file, chainOf(file.table, file.directory, file.sectors));
  const view = new DataView(bytes.buffer);
  const entries = [];
  for (let at = 0; at < bytes.byteLength; at += DIRECTORY_ENTRY) {
    const length = Math.min(64, view.getUint16(at + 64, true));
    const name = new TextDecoder('utf-16le').decode(bytes.subarray(at, at + Math.max(0, length - 2)));
    const type = bytes[at + 66];
    entries.push({ name, type, start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) });
  }
  return entries;
}

const SMALL_SECTOR = 64;

/** A stream of a few bytes stands in the stream of the root, in sectors of 64 bytes. */
function smallStream(file, root, { start, size }) {
  if (root === undefined) throw new RangeError('No root');
  const store = joined(file, chainOf(file.table, root.start, file.sectors));
  const table = numbersIn(file, chainOf(file.table, file.smallTable, file.sectors));
  const whole = new Uint8Array(size);
  chainOf(table, start, table.length).forEach((sector, at) => {
    const from = sector * SMALL_SECTOR;
    const wanted = Math.min(SMALL_SECTOR, size - at * SMALL_SECTOR);
    if (wanted > 0) whole.set(store.subarray(from, from + wanted), at * SMALL_SECTOR);
  });
  return whole;
}

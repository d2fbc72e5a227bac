const DIRECTORY_ENTRY = 128;
const NAME_LENGTH_AT = 64;
const KIND_AT = 66;
const STREAM = 2;
/** Ends a chain of sectors, or marks an unused one: no value from here on is a sector number. [MS-CFB] §2.1 */
const FIRST_SPECIAL_SECTOR = 0xfffffffa;
const ENTRIES_IN_HEADER = 109;

/** Whether a compound file has the stream every Word 97–2003 document has. [MS-CFB] §2.2, §2.6; [MS-DOC] §2.1.1 */
export function isWordDocument(bytes: Uint8Array): boolean {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.byteLength < 512) return false;
  const shift = file.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return false;
  const size = 2 ** shift;
  const passed = new Set<number>();
  for (let sector = file.getUint32(48, true); sector < FIRST_SPECIAL_SECTOR; sector = nextSector(file, sector, size)) {
    const at = (sector + 1) * size;
    if (at + size > file.byteLength || passed.has(sector)) return false;
    passed.add(sector);
    for (let entry = at; entry < at + size; entry += DIRECTORY_ENTRY) {
      if (file.getUint8(entry + KIND_AT) === STREAM && nameAt(file, entry) === 'WordDocument') return true;
    }
  }
  return false;
}

/** The sector after one, from the allocation table. Only the table sectors listed in the header are followed. */
function nextSector(file: DataView, sector: number, size: number): number {
  const perSector = size / 4;
  const place = Math.floor(sector / perSector);
  if (place >= ENTRIES_IN_HEADER) return FIRST_SPECIAL_SECTOR;
  const table = file.getUint32(76 + 4 * place, true);
  const at = (table + 1) * size + 4 * (sector % perSector);
  return table < FIRST_SPECIAL_SECTOR && at + 4 <= file.byteLength ? file.getUint32(at, true) : FIRST_SPECIAL_SECTOR;
}

function nameAt(file: DataView, entry: number): string {
  const length = Math.min(file.getUint16(entry + NAME_LENGTH_AT, true), NAME_LENGTH_AT) - 2;
  if (length <= 0) return '';
  return new TextDecoder('utf-16le').decode(new Uint8Array(file.buffer, file.byteOffset + entry, length));
}

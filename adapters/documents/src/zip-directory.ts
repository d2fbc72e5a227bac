/** One file inside a zip, with what is needed to find its bytes. Sizes declared in a zip may be wrong. */
export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly encrypted: boolean;
  readonly compressedSize: number;
  /** Offset of the entry's data in bytes. */
  readonly dataOffset: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_END = 0x06064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const LONGEST_COMMENT = 0xffff;
const IN_ZIP64 = 0xffffffff;

/**
 * The entries of a zip by its central directory (APPNOTE.TXT 4.3.12, 4.3.14–4.3.16, 4.5.3), as the parser finds them: a
 * sequential reader, such as the streaming `Unzip` of fflate, counts bytes shared by several entries only once. No
 * library used here reports where the bytes of an entry begin, or that they are encrypted. `null` when the zip is
 * damaged or truncated.
 */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const start = directoryOffset(view);
    return start === null ? null : entriesFrom(bytes, view, start);
  } catch (error) {
    // A DataView throws when read out of bounds: an offset or a length in the zip is wrong.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function directoryOffset(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - 22 - LONGEST_COMMENT);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    const offset = view.getUint32(at + 16, true);
    if (offset !== IN_ZIP64) return offset;
    if (view.getUint32(at - 20, true) !== ZIP64_LOCATOR) return null;
    const end = Number(view.getBigUint64(at - 12, true));
    return view.getUint32(end, true) === ZIP64_END ? Number(view.getBigUint64(end + 48, true)) : null;
  }
  return null;
}

function entriesFrom(bytes: Uint8Array, view: DataView, start: number): readonly ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = start;
  while (at + 4 <= view.byteLength && view.getUint32(at, true) === DIRECTORY_ENTRY) {
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const { compressedSize, headerOffset } = place(view, at, nameLength, extraLength);
    if (view.getUint32(headerOffset, true) !== LOCAL_HEADER) return null;
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      compressedSize,
      dataOffset: headerOffset + 30 + view.getUint16(headerOffset + 26, true) + view.getUint16(headerOffset + 28, true),
    });
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return entries.length === 0 ? null : entries;
}

/** Size and offset, from the ZIP64 extra field where the 32-bit fields overflow. */
function place(view: DataView, at: number, nameLength: number, extraLength: number) {
  let compressedSize = view.getUint32(at + 20, true);
  let headerOffset = view.getUint32(at + 42, true);
  const extraEnd = at + 46 + nameLength + extraLength;
  for (let field = at + 46 + nameLength; field + 4 <= extraEnd; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue;
    let value = field + 4;
    if (view.getUint32(at + 24, true) === IN_ZIP64) value += 8;
    if (compressedSize === IN_ZIP64) {
      compressedSize = Number(view.getBigUint64(value, true));
      value += 8;
    }
    if (headerOffset === IN_ZIP64) headerOffset = Number(view.getBigUint64(value, true));
    break;
  }
  return { compressedSize, headerOffset };
}

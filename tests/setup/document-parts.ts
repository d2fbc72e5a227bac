import { inflateRawSync } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;

/** The parts of an Office document by name, as texts, found by the directory of its zip. */
export function documentParts(bytes: Uint8Array): ReadonlyMap<string, string> {
  const zip = Buffer.from(bytes);
  const parts = new Map<string, string>();
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) continue;
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const header = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(header) !== LOCAL_HEADER) continue;
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    parts.set(name, (zip.readUInt16LE(at + 10) === STORED ? content : inflateRawSync(content)).toString('utf8'));
  }
  return parts;
}

import { inflateRawSync } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** The text of the body of a .docx, one line per paragraph. */
export function documentText(bytes: Uint8Array): string {
  const xml = bodyOf(Buffer.from(bytes));
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)]
    .map(([, paragraph]) => [...paragraph!.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>/gs)].map(([, text]) => text).join(''))
    .join('\n');
}

/** Finds `word/document.xml` by the zip's central directory. */
function bodyOf(zip: Buffer): string {
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) continue;
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) !== 'word/document.xml') continue;
    const header = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(header) !== LOCAL_HEADER) break;
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20))).toString('utf8');
  }
  throw new Error('There is no document in it');
}

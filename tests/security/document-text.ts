import { inflateRawSync } from 'node:zlib';

const LOCAL_HEADER = Buffer.from('PK\u0003\u0004', 'latin1');
const DEFLATED = 8;

/** The text of all parts of a zipped document, without its creation date. */
export function documentText(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const texts: string[] = [];
  for (let at = file.indexOf(LOCAL_HEADER); at >= 0; at = file.indexOf(LOCAL_HEADER, at + 4)) {
    const method = file.readUInt16LE(at + 8);
    const [nameLength, extraLength] = [file.readUInt16LE(at + 26), file.readUInt16LE(at + 28)];
    const name = file.toString('utf8', at + 30, at + 30 + nameLength);
    const content = file.subarray(at + 30 + nameLength + extraLength);
    // Properties hold creation dates; a part that is not deflated is an empty folder or a picture.
    if (method === DEFLATED && !name.startsWith('docProps/')) {
      texts.push(`${name}: ${inflateRawSync(content).toString('utf8')}`);
    }
  }
  return texts.join('\n');
}

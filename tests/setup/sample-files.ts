import { endpoints } from '@rdm/blade-protocol';
import type { WireCall } from '../contract/wire-caller';
import { chinesePdf, pdf, scannedPdf } from './sample-pdfs';

export { chinesePdf, pdf, scannedPdf };

/** The beginning of a JPEG in JFIF form. */
export const jpeg = (): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9]);

/** The smallest PNG that is one: its signature, the header of one pixel and the end. */
export const png = (): Uint8Array =>
  Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      'base64',
    ),
  );

/** A compound file (OLE) whose directory holds one stream; `WordDocument` makes it a .doc, `Workbook` an .xls. */
export function compoundFile(stream: string): Uint8Array {
  const sector = 512;
  const file = Buffer.alloc(3 * sector);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 44);
  // The directory in sector 1, the allocation table in sector 0.
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 76, sector);
  file.writeUInt32LE(0, 76);
  file.fill(0xff, sector, 2 * sector);
  file.writeUInt32LE(0xfffffffd, sector);
  file.writeUInt32LE(0xfffffffe, sector + 4);
  entry(file, 2 * sector, 'Root Entry', 5);
  entry(file, 2 * sector + 128, stream, 2);
  return new Uint8Array(file);
}

function entry(file: Buffer, at: number, name: string, kind: number): void {
  file.write(name, at, 'utf16le');
  file.writeUInt16LE(2 * name.length + 2, at + 64);
  file[at + 66] = kind;
}

/** A zip with these entries, uncompressed. */
export function zip(entries: Readonly<Record<string, string>>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const data = Buffer.from(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(20, 4);
    local.writeUInt32LE(crc32(data), 14);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(data.length, 22);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50);
    central.writeUInt16LE(20, 4);
    central.writeUInt16LE(20, 6);
    local.copy(central, 16, 14, 28);
    central.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), data);
    directory.push(central, Buffer.from(name));
    offset += local.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}

function crc32(data: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of data) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${DOCUMENT}"/></Types>`;

const wordParts = {
  '[Content_Types].xml': types,
  '_rels/.rels': '<Relationships/>',
  'word/document.xml': '<w:document/>',
};

/** The smallest Word document, that differs from every other with another mark. */
export const docx = (mark = ''): Uint8Array => zip(mark === '' ? wordParts : { ...wordParts, 'word/mark.txt': mark });

/** A Word document with a script as a link, a page as a part, and external pictures, none of which may run or load. */
export function hostileDocx(): Uint8Array {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, kind: string, target: string, mode = '') =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;
  const relations = (...list: string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
  const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const run = (said: string) => `<w:r><w:t>${said}</w:t></w:r>`;
  return zip({
    '[Content_Types].xml': types,
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': relations(
      relation('l1', 'hyperlink', 'javascript:document.title=1', 'External'),
      relation('c1', 'aFChunk', 'page.html'),
      relation('i1', 'image', 'http://evil.example/picture.png', 'External'),
    ),
    'word/page.html': '<script>parent.document.title = 1</script>',
    'word/document.xml': `<w:document xmlns:w="${w}" xmlns:r="${office}"><w:body><w:p>${run('plain words')}<w:hyperlink r:id="l1">${run('a link')}</w:hyperlink></w:p><w:altChunk r:id="c1"/></w:body></w:document>`,
  });
}

/** As some programs write it: the list of parts comes last. */
export const docxInOtherOrder = (): Uint8Array => zip(Object.fromEntries(Object.entries(wordParts).reverse()));

/** Uploads a file by a raw put-file call; returns its answer. */
export async function uploadedFile(
  call: WireCall,
  token: string,
  name: string,
  bytes: Uint8Array = pdf(name),
): Promise<Record<string, string>> {
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  const { body } = await call('POST', endpoints.files.putFile.path, { token, body: form });
  return body.data as Record<string, string>;
}

import { crc32, deflateRawSync } from 'node:zlib';

/** A file to put into a zip; `deflated` and the checksum may be given when the content is too large to hold. */
export interface ZipPart {
  readonly name: string;
  readonly content: string | { readonly deflated: Uint8Array; readonly size: number; readonly crc: number };
  /** The inflated size the zip declares, where it should be wrong. */
  readonly declaredSize?: number;
  readonly encrypted?: boolean;
}

/** A zip file for tests, built byte by byte, so that it can also be malformed. */
export function zipOf(parts: readonly ZipPart[]): Uint8Array {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize, encrypted } of parts) {
    const file = typeof content === 'string' ? deflated(content) : content;
    const nameBytes = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(file.crc, 10);
    fields.writeUInt32LE(file.deflated.byteLength, 14);
    fields.writeUInt32LE(declaredSize ?? file.size, 18);
    fields.writeUInt16LE(nameBytes.length, 22);
    local.push(Buffer.from('PK\x03\x04'), fields, nameBytes, Buffer.from(file.deflated));
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, place, nameBytes);
    offset += 30 + nameBytes.length + file.deflated.byteLength;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...local, entries, end]));
}

function deflated(content: string) {
  const bytes = Buffer.from(content);
  return { deflated: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) };
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

export interface WorkbookParts {
  /** Inside `<sheetData>`. */
  readonly rows?: string;
  /** After `</sheetData>`. */
  readonly after?: string;
  readonly sharedStrings?: string;
  /** Number formats of the cell styles 0, 1, 2, …: a built-in id or a code. */
  readonly formats?: readonly (number | string)[];
  readonly date1904?: boolean;
  readonly sheets?: string;
}

/** The parts of a minimal workbook in Excel's layout (ECMA-376 part 1, 18). */
export function workbookParts(parts: WorkbookParts): readonly ZipPart[] {
  const { rows = '', after = '', sharedStrings = '', formats = [0], date1904 = false } = parts;
  const { sheets = '<sheet name="数据" sheetId="1" r:id="rId1"/>' } = parts;
  const custom = formats.flatMap((format, index) =>
    typeof format === 'string' ? [`<numFmt numFmtId="${164 + index}" formatCode="${format}"/>`] : [],
  );
  const styles = formats.map((format, index) => {
    const id = typeof format === 'string' ? 164 + index : format;
    return `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
  });
  const part = (type: string, id: number, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`;
  return [
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${PACKAGE}/relationships">${part('officeDocument', 1, 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${PACKAGE}/relationships">${part('worksheet', 1, 'worksheets/sheet1.xml')}${part('styles', 2, 'styles.xml')}${part('sharedStrings', 3, 'sharedStrings.xml')}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet xmlns="${MAIN}"><numFmts count="${custom.length}">${custom.join('')}</numFmts><cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`,
    },
    { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${MAIN}">${sharedStrings}</sst>` },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
    },
  ];
}

export function workbookOf(parts: WorkbookParts): Uint8Array {
  return zipOf(workbookParts(parts));
}

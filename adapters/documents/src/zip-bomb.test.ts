import { createDeflateRaw, crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSpreadsheetReader } from './spreadsheet-reader';
import { workbookParts, zipOf, type ZipPart } from './zip-fixture';

const MIB = 1024 * 1024;

/** A part of blanks, deflated as a stream so that the test itself never holds it in memory. */
async function blanks(name: string, mebibytes: number, around: readonly [string, string]): Promise<ZipPart> {
  const deflate = createDeflateRaw({ level: 9 });
  const chunks: Uint8Array[] = [];
  deflate.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => deflate.on('end', resolve));
  const chunk = Buffer.alloc(MIB, ' ');
  let crc = 0;
  let size = 0;
  const put = async (bytes: Buffer) => {
    crc = crc32(bytes, crc);
    size += bytes.length;
    if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
  };
  await put(Buffer.from(around[0]));
  for (let n = 0; n < mebibytes; n++) await put(chunk);
  await put(Buffer.from(around[1]));
  deflate.end();
  await ended;
  return { name, content: { deflated: Buffer.concat(chunks), size, crc } };
}

describe('a workbook far larger than its file', () => {
  let sheet: ZipPart;
  beforeAll(async () => {
    sheet = await blanks('xl/worksheets/sheet1.xml', 256, [
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>',
      '<row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    ]);
  });

  const bomb = (part: ZipPart) => zipOf([...workbookParts({}).slice(0, -1), part]);

  it.each([
    ['honest about its size', undefined],
    ['lying about its size', 1_000],
  ])('is refused within seconds and with little memory when it is %s', async (_, declaredSize) => {
    const bytes = bomb({ ...sheet, declaredSize });
    expect(bytes.length).toBeLessThan(MIB);
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
    const started = performance.now();
    const reading = await createSpreadsheetReader().read(bytes);
    clearInterval(watch);
    expect(reading).toMatchObject({ ok: false, fault: { code: 413, name: 'WORKBOOK_TOO_LARGE' } });
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(peak - before).toBeLessThan(64 * MIB);
  });

  it('is refused also when the weight is spread over parts nobody reads', async () => {
    const part = await blanks('xl/media/image1.png', 40, ['', '']);
    const parts = [1, 2, 3, 4].map((n) => ({ ...part, name: `xl/media/image${n}.png` }));
    const reading = await createSpreadsheetReader().read(
      zipOf([...workbookParts({ rows: '<row r="1"><c><v>1</v></c></row>' }), ...parts]),
    );
    expect(reading).toMatchObject({ ok: false, fault: { code: 413 } });
  });

  it('is refused also when several entries of the directory share the bytes of one', async () => {
    const part = await blanks('xl/media/image1.png', 40, ['', '']);
    const once = zipOf([...workbookParts({ rows: '<row r="1"><c><v>1</v></c></row>' }), part]);
    expect(await createSpreadsheetReader().read(once)).toMatchObject({ ok: true });
    const reading = await createSpreadsheetReader().read(repeatLastEntry(once, part.name, 3));
    expect(reading).toMatchObject({ ok: false, fault: { code: 413 } });
  });
});

/** The zip with additional directory entries that point to the bytes of the last one. */
function repeatLastEntry(zip: Uint8Array, name: string, times: number): Uint8Array {
  const END = 22;
  const end = Buffer.from(zip.subarray(-END));
  const entry = zip.subarray(-END - 46 - name.length, -END);
  for (const at of [8, 10]) end.writeUInt16LE(end.readUInt16LE(at) + times, at);
  end.writeUInt32LE(end.readUInt32LE(12) + times * entry.length, 12);
  return new Uint8Array(Buffer.concat([zip.subarray(0, -END), ...Array<Uint8Array>(times).fill(entry), end]));
}

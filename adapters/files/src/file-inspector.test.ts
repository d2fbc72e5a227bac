import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compoundFile, docx, docxInOtherOrder, jpeg, pdf, png, zip } from '../../../tests/setup/sample-files';
import { createFileInspector } from './file-inspector';

const { inspect } = createFileInspector();
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('what a file is, from its content', () => {
  it.each([
    ['pdf', pdf(), 'application/pdf'],
    ['jpg', jpeg(), 'image/jpeg'],
    ['png', png(), 'image/png'],
    ['docx', docx(), word],
    ['doc', compoundFile('WordDocument'), 'application/msword'],
  ])('%s', async (extension, bytes, contentType) => {
    expect(await inspect(bytes)).toEqual({ extension, contentType });
  });

  it('is a document of Word in whatever order its parts stand', async () => {
    expect((await inspect(docxInOtherOrder()))?.extension).toBe('docx');
  });

  it('is no Word document for a compound file of another program', async () => {
    expect(await inspect(compoundFile('Workbook'))).toBeNull();
  });

  it('is no document for any other zip', async () => {
    expect((await inspect(zip({ 'a.txt': 'a' })))?.extension).toBe('zip');
  });

  it.each([
    ['a text', new TextEncoder().encode('%PD F')],
    ['a script', new TextEncoder().encode('<script>alert(1)</script>')],
    ['one byte', Uint8Array.of(0xff)],
    ['nothing', new Uint8Array()],
  ])('is unknown for %s', async (_, bytes) => {
    expect(await inspect(bytes)).toBeNull();
  });

  it('is found of any bytes without failing, also of a compound file that is cut or broken', async () => {
    const whole = compoundFile('WordDocument');
    const broken = fc
      .record({ at: fc.nat(whole.length - 1), value: fc.nat(255), length: fc.nat(whole.length) })
      .map(({ at, value, length }) => {
        const bytes = whole.slice();
        bytes[at] = value;
        return bytes.slice(0, length);
      });
    await fc.assert(
      fc.asyncProperty(fc.oneof(broken, fc.uint8Array({ maxLength: 600 })), async (bytes) => {
        const found = await inspect(bytes);
        expect(found === null || found.extension.length > 0).toBe(true);
      }),
    );
  });

  it('is found at once of a compound file whose directory goes in a circle', async () => {
    const bytes = compoundFile('Workbook');
    // Sector 1 is followed by itself.
    new DataView(bytes.buffer).setUint32(512 + 4, 1, true);
    expect(await inspect(bytes)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName, extensionOf, renamed } from './file-name';

const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.webPath().map((path) => `${path}.pdf`),
);

describe('the name of a file', () => {
  it.each([
    ['合同.pdf', '合同.pdf'],
    ['/srv/data/合同.pdf', '合同.pdf'],
    ['C:\\合同\\终稿.pdf', '终稿.pdf'],
    ['a\r\nb\0c.pdf', 'abc.pdf'],
    ['exe.\u202efdp', 'exe.fdp'],
    ['  合同.pdf  ', '合同.pdf'],
    ['..', '..'],
    ['a/', ''],
  ])('%j is kept as %j', (given, kept) => expect(cleanFileName(given)).toBe(kept));

  it('has no folder, no control character and at most 200 letters, and is kept as itself afterwards', () => {
    fc.assert(
      fc.property(names, (given) => {
        const kept = cleanFileName(given);
        expect(kept.length).toBeLessThanOrEqual(200);
        expect(kept).not.toMatch(/[/\\\p{Cc}\p{Cs}]/u);
        expect(cleanFileName(kept)).toBe(kept);
      }),
    );
  });

  it('keeps its extension when it is cut', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z甲-癸]{1,400}$/), (stem) => {
        expect(extensionOf(cleanFileName(`${stem}.docx`))).toBe('docx');
      }),
    );
  });

  it('ends as its content says, whatever it is changed to', () => {
    fc.assert(
      fc.property(names, (given) => {
        const kept = renamed(given, 'pdf');
        if (kept !== null) expect(extensionOf(kept)).toBe('pdf');
      }),
    );
    expect(renamed('照片.JPEG', 'jpg')).toBe('照片.JPEG');
    expect(renamed('照片.png', 'jpg')).toBe('照片.png.jpg');
    expect(renamed('/', 'jpg')).toBeNull();
  });
});

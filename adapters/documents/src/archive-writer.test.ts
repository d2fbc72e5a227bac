import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createArchiveWriter } from './archive-writer';

const zip = (paths: readonly string[]) =>
  createArchiveWriter().zip(paths.map((path) => ({ path, content: `在 ${path}` })));

describe('an archive', () => {
  it('has the files it was given, the same bytes each time', async () => {
    const paths = [
      'README.md',
      'core/src/equipment/equipment-loan.ts',
      '01-研发人员.xlsx',
      '附件/营业执照/扫描件 1.pdf',
    ];
    const bytes = await zip(paths);
    const entries = Object.entries(unzipSync(bytes)).map(([name, text]) => [name, strFromU8(text)]);
    expect(entries).toEqual(paths.map((path) => [path, `在 ${path}`]));
    expect(await zip(paths)).toEqual(bytes);
  });

  it('has bytes as they are', async () => {
    const bytes = await createArchiveWriter().zip([{ path: 'a', content: new Uint8Array([0, 255, 7]) }]);
    expect(unzipSync(bytes)).toEqual({ a: new Uint8Array([0, 255, 7]) });
  });

  it.each([
    '../a',
    'a/../../b',
    '/etc/passwd',
    'C:/a',
    'a\\b',
    './a',
    'a//b',
    'a/',
    '',
    '.ssh/config',
    '__proto__',
    'a\0b',
    'a\nb',
    'a/..',
    `${'长'.repeat(241)}`,
  ])('holds no file at %j', async (path) => {
    await expect(zip([path])).rejects.toMatchObject({ code: 'ARCHIVE_PATH' });
  });

  it('holds no two files at one place', async () => {
    await expect(zip(['a', 'b', 'a'])).rejects.toMatchObject({ code: 'ARCHIVE_PATH' });
  });
});

import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createArchiveWriter } from './archive-writer';

const zip = (paths: readonly string[]) =>
  createArchiveWriter().zip(paths.map((path) => ({ path, content: `在 ${path}` })));

const allOf = async (chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return new Uint8Array(Buffer.concat(pieces));
};

describe('an archive that is made while it is sent', () => {
  const asked: string[] = [];
  async function* files(paths: readonly string[]) {
    for (const path of paths) {
      asked.push(path);
      yield { path, content: `在 ${path}` };
    }
  }
  const made = (paths: readonly string[]) => allOf(createArchiveWriter().stream(files(paths)));

  it('has the files it was given, the same bytes each time', async () => {
    const paths = ['01_项目/RD01/计划书.pdf', '00_目录.xlsx'];
    const bytes = await made(paths);
    const entries = Object.entries(unzipSync(bytes)).map(([name, text]) => [name, strFromU8(text)]);
    expect(entries).toEqual(paths.map((path) => [path, `在 ${path}`]));
    expect(await made(paths)).toEqual(bytes);
  });

  it('tells size and digest of each file before the next is asked for', async () => {
    asked.length = 0;
    const told: string[] = [];
    await allOf(
      createArchiveWriter().stream(files(['a', 'b']), ({ path, size, sha256 }) =>
        told.push(
          `${asked.join()} ${path} ${size} ${sha256 === createHash('sha256').update(`在 ${path}`).digest('hex')}`,
        ),
      ),
    );
    expect(told).toEqual(['a a 5 true', 'a,b b 5 true']);
  });

  it('asks for no further file when nobody reads on', async () => {
    asked.length = 0;
    for await (const chunk of createArchiveWriter().stream(files(['a', 'b', 'c', 'd', 'e', 'f']))) {
      if (chunk.length > 0) break;
    }
    expect(asked.length).toBeLessThan(4);
  });

  it.each([['../a'], ['a', 'a']])('breaks off at a path that cannot be: %j', async (...paths) => {
    await expect(made(paths)).rejects.toMatchObject({ code: 'ARCHIVE_PATH' });
  });
});

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

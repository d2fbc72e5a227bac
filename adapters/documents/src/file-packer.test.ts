import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createFilePacker } from './file-packer';

const packer = createFilePacker();
const content = new TextEncoder().encode('内容');

test('packs files under their paths, the same files into the same bytes', async () => {
  const files = [
    { path: '申请.docx', content },
    { path: '附件/营业执照/扫描件 1.pdf', content: '内容' },
  ];
  const packed = await packer.pack(files);
  expect(Object.entries(unzipSync(packed)).map(([path, each]) => [path, strFromU8(each)])).toEqual([
    ['申请.docx', '内容'],
    ['附件/营业执照/扫描件 1.pdf', '内容'],
  ]);
  expect(await packer.pack(files)).toEqual(packed);
});

test.each(['', '/a', 'a/', '../a', 'a/../b', 'a\\b', 'c:/a', 'a\u0000b', `${'长'.repeat(241)}`])(
  'refuses the path %j',
  async (path) => {
    await expect(packer.pack([{ path, content }])).rejects.toMatchObject({ code: 'ARCHIVE_PATH' });
  },
);

test('refuses a path given twice', async () => {
  await expect(
    packer.pack([
      { path: 'a', content },
      { path: 'a', content },
    ]),
  ).rejects.toMatchObject({ code: 'ARCHIVE_PATH' });
});

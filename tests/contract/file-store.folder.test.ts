import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderFileStore } from '@rdm/files';
import { expect, it } from 'vitest';
import { fileStoreContract } from './file-store.contract';

fileStoreContract('a folder', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rdm-files-'));
  return {
    store: await createFolderFileStore(path.join(folder, 'files')),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
});

it('a folder gives its files to the next program that opens it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rdm-files-'));
  const key = '100001/upload/20240603/0123456789abcdef0123456789abcdef.pdf';
  await (await createFolderFileStore(folder)).put(key, Uint8Array.of(7), 'application/pdf');
  expect(await (await createFolderFileStore(folder)).get(key)).toEqual(Uint8Array.of(7));
  rmSync(folder, { recursive: true, force: true });
});

import { attachment, StoreFull, type FileStore } from '@rdm/core/internal/evidence';
import { createMemoryFileStore } from '@rdm/memory';
import { describe, expect, it, vi } from 'vitest';
import { openMemoryApplication } from '../setup/memory-application';
import { pdf } from '../setup/sample-files';
import { memoryStack } from '../setup/stacks';
import { attachmentsContract } from './attachments.contract';
import { filesContract } from './files.contract';

filesContract(memoryStack);
attachmentsContract(memoryStack);

describe('an upload that goes wrong half-way', () => {
  const upload = { file: pdf(), fileName: '合同.pdf' };
  const keysIn = (store: FileStore) => vi.mocked(store.put).mock.calls.map(([key]) => key);
  async function open() {
    const fileStore = createMemoryFileStore();
    const { put } = fileStore;
    vi.spyOn(fileStore, 'put');
    const memory = await openMemoryApplication({ fileStore });
    /** Makes the database fail as soon as the bytes are stored. */
    const loseDatabase = () =>
      vi.mocked(fileStore.put).mockImplementationOnce(async (...file) => {
        await put(...file);
        vi.spyOn(memory.store, 'transaction').mockRejectedValueOnce(new Error('the database is gone'));
      });
    return { loseDatabase, fileStore, ports: await memory.signIn('finance') };
  }

  it('writes no row when the bytes cannot be kept', async () => {
    const { ports, fileStore } = await open();
    vi.mocked(fileStore.put).mockRejectedValueOnce(new StoreFull());
    await expect(ports.files.putFile(upload)).rejects.toMatchObject({
      fault: { code: 503, message: { zh: '服务器存储空间已满，文件没有保存，请联系管理员清理后重试' } },
    });
    expect((await ports.resource(attachment).list({})).total).toBe(0);
  });

  it('takes the bytes away again when the row cannot be written, and says why', async () => {
    const { ports, fileStore, loseDatabase } = await open();
    loseDatabase();
    await expect(ports.files.putFile(upload)).rejects.toThrow('the database is gone');
    const [key] = keysIn(fileStore);
    expect(await fileStore.get(key!)).toBeNull();
  });

  it('says why the row could not be written also when the bytes cannot be taken away', async () => {
    const { ports, fileStore, loseDatabase } = await open();
    loseDatabase();
    vi.spyOn(fileStore, 'remove').mockRejectedValueOnce(new Error('the store is gone too'));
    await expect(ports.files.putFile(upload)).rejects.toThrow('the database is gone');
  });

  it('tells of a file whose bytes are lost instead of giving an empty one', async () => {
    const { ports, fileStore } = await open();
    const { attachId, name } = await ports.files.putFile(upload);
    await fileStore.remove(name);
    await expect(ports.files.download({ id: attachId })).rejects.toMatchObject({
      fault: { code: 404, message: { zh: '文件内容已不在存储中，请联系管理员' } },
    });
  });
});

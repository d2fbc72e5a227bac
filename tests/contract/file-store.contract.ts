import { isFileKey, type FileStore } from '@rdm/core/internal/evidence';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

export interface OpenedFileStore {
  readonly store: FileStore;
  close(): Promise<void>;
}

const PDF = 'application/pdf';
const hex = fc.stringMatching(/^[\da-f]{32}$/);
const keys = fc
  .record({ tenant: fc.stringMatching(/^\w{1,12}$/), day: fc.stringMatching(/^\d{8}$/), hex })
  .map((part) => `${part.tenant}/upload/${part.day}/${part.hex}.pdf`);

/** The contract of every file store. */
export function fileStoreContract(on: string, open: () => Promise<OpenedFileStore>): void {
  describe(`file store on ${on}`, () => {
    let opened: OpenedFileStore;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    const store = () => opened.store;
    let made = 0;
    const newKey = (extension = 'pdf') => {
      made += 1;
      return `100001/upload/20240603/${made.toString(16).padStart(32, '0')}.${extension}`;
    };

    it('gives back what was put, byte by byte, under any key of the form', async () => {
      await fc.assert(
        fc.asyncProperty(keys, fc.uint8Array({ minLength: 1, maxLength: 2000 }), async (key, bytes) => {
          await store().put(key, bytes, PDF);
          expect(await store().get(key)).toEqual(bytes);
        }),
        { numRuns: 20 },
      );
    });

    it('keeps thirty megabytes whole', async () => {
      const key = newKey();
      const bytes = Buffer.alloc(30 * 1024 * 1024, 'thirty megabytes of this, over and over');
      await store().put(key, bytes, PDF);
      expect(Buffer.compare((await store().get(key))!, bytes)).toBe(0);
    });

    it('keeps a copy of its own: what happens to the bytes afterwards changes nothing', async () => {
      const key = newKey();
      const bytes = Buffer.from('before');
      await store().put(key, bytes, PDF);
      bytes.write('after!');
      const given = (await store().get(key))!;
      expect(Buffer.from(given).toString()).toBe('before');
      given.fill(0);
      expect(Buffer.from((await store().get(key))!).toString()).toBe('before');
    });

    it('knows nothing of a key that was never put, and of one that was removed', async () => {
      const key = newKey();
      expect(await store().get(key)).toBeNull();
      await store().put(key, Uint8Array.of(1), PDF);
      await store().remove(key);
      expect(await store().get(key)).toBeNull();
    });

    it('removes only what is asked for, and takes what is not there as removed', async () => {
      const [kept, gone] = [newKey(), newKey()];
      await store().put(kept, Uint8Array.of(1), PDF);
      await store().put(gone, Uint8Array.of(2), PDF);
      await store().remove(gone);
      await store().remove(gone);
      expect(await store().get(kept)).toEqual(Uint8Array.of(1));
    });

    it('keeps many files that are put at once', async () => {
      const names = Array.from({ length: 20 }, () => newKey());
      await Promise.all(names.map((key, at) => store().put(key, Uint8Array.of(at), PDF)));
      const read = await Promise.all(names.map((key) => store().get(key)));
      expect(read.map((bytes) => bytes![0])).toEqual(names.map((_, at) => at));
    });

    it('replaces what a key held', async () => {
      const key = newKey();
      await store().put(key, Uint8Array.of(1, 2, 3), PDF);
      await store().put(key, Uint8Array.of(4), PDF);
      expect(await store().get(key)).toEqual(Uint8Array.of(4));
    });

    it.each([
      '../secret',
      '/etc/passwd',
      '100001/upload/20240603/../../../../etc/passwd',
      '100001/../100002/upload/20240603/00000000000000000000000000000001.pdf',
      '..\\..\\windows',
      '100001/upload/20240603/00000000000000000000000000000001.pdf/x',
      '100001/upload/20240603/00000000000000000000000000000001.pdf\0',
      '100001/upload/20240603/00000000000000000000000000000001.p?f',
      '',
    ])('takes no other text for a key: %j', async (key) => {
      const refused = { code: 'WRONG_FILE_KEY' };
      await expect(store().put(key, Uint8Array.of(1), PDF)).rejects.toMatchObject(refused);
      await expect(store().get(key)).rejects.toMatchObject(refused);
      await expect(store().remove(key)).rejects.toMatchObject(refused);
    });
  });
}

/** Every valid key stays below the folder of its tenant. */
export function expectKeysToStayBelow(): void {
  fc.assert(
    fc.property(fc.oneof(fc.string(), keys, fc.webPath()), (text) => {
      if (isFileKey(text)) expect(text.split('/').some((part) => part === '' || part.startsWith('.'))).toBe(false);
    }),
  );
}

import type { Ports } from '@rdm/core/internal/application';
import { attachment, editingKey, type StoreSettings } from '@rdm/core/internal/evidence';
import { IN_USE, NOT_IN_USE, objectStore } from '@rdm/core/internal/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docx, pdf } from '../setup/sample-files';
import type { OpenStack } from '../setup/stacks';
import { platformAdministrator } from './ports/platform-administrator';
import { refusal } from './ports/refusal';

/** How a contract reaches its object stores: two that exist. */
export interface ReachedStores {
  readonly stack: OpenStack;
  readonly stores: readonly [StoreSettings, StoreSettings];
  /** The keys of the files in the first or the second store. */
  keysIn(which: 0 | 1): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Object stores that a tenant sets up for its files. docs/wire.md, Object stores */
export function objectStoresContract(name: string, open: () => Promise<ReachedStores>): void {
  describe(`object stores: ${name}`, () => {
    let reached: ReachedStores;
    let root: Ports;
    let neighbour: Ports;
    let ids: readonly [string, string];
    let added = 0;
    const stores = () => root.resource(objectStore);
    const draftOf = ({ bucket, ...settings }: StoreSettings) => ({ ...settings, bucketName: bucket });
    const add = async (settings: StoreSettings) =>
      (await stores().submit({ ...draftOf(settings), ossCode: `s${(added += 1)}` })).id;
    const enable = (id: string) => root.resourceChoice.enableOss({ id });
    const useOf = async (id: string) => (await stores().detail({ id })).inUse;
    const put = (ports: Ports, text: string) => ports.files.putFile({ file: pdf(text), fileName: `${text}.pdf` });
    const bytesOf = async (ports: Ports, id: string) => (await ports.files.download({ id })).bytes;

    beforeAll(async () => {
      reached = await open();
      root = await platformAdministrator(reached.stack);
      neighbour = await reached.stack.signIn('finance', '320001');
      ids = [await add(reached.stores[0]), await add(reached.stores[1])];
    });
    afterAll(() => reached?.stop());

    it('take nothing before one is in use', async () => {
      const { name: key, attachId } = await put(root, 'first');
      expect([await reached.keysIn(0), await reached.keysIn(1)]).toEqual([[], []]);
      expect(await bytesOf(root, attachId)).toEqual(pdf('first'));
      expect(key).toMatch(/^000000\//);
    });

    it('take the new files of their tenant in turn, and every file stays to be read', async () => {
      const before = await put(root, 'before');
      await enable(ids[0]);
      expect([await useOf(ids[0]), await useOf(ids[1])]).toEqual([IN_USE, NOT_IN_USE]);
      // The probe object has been removed.
      expect(await reached.keysIn(0)).toEqual([]);
      const one = await put(root, 'one');
      await enable(ids[1]);
      const two = await put(root, 'two');
      await enable(ids[0]);
      const three = await put(root, 'three');
      expect(await reached.keysIn(0)).toEqual([one.name, three.name].sort());
      expect(await reached.keysIn(1)).toEqual([two.name]);
      for (const [file, text] of [
        [before, 'before'],
        [one, 'one'],
        [two, 'two'],
        [three, 'three'],
      ] as const) {
        expect(await bytesOf(root, file.attachId)).toEqual(pdf(text));
        expect((await root.files.previewPdf({ id: file.attachId })).bytes).toEqual(pdf(text));
      }
    });

    it('are no business of another tenant', async () => {
      const kept = [await reached.keysIn(0), await reached.keysIn(1)];
      const { attachId } = await put(neighbour, 'elsewhere');
      expect([await reached.keysIn(0), await reached.keysIn(1)]).toEqual(kept);
      expect(await bytesOf(neighbour, attachId)).toEqual(pdf('elsewhere'));
      await expect(neighbour.resourceChoice.enableOss({ id: ids[0] })).rejects.toMatchObject(refusal(403));
      await expect(neighbour.resource(objectStore).list({})).rejects.toMatchObject(refusal(403));
    });

    it('give way to the server’s own store when the one in use is put out of it', async () => {
      await enable(ids[0]);
      const { attachId: within } = await put(root, 'within');
      const kept = await reached.keysIn(0);
      await root.resourceChoice.disableOss({ id: ids[0] });
      await root.resourceChoice.disableOss({ id: ids[0] });
      expect(await useOf(ids[0])).toBe(NOT_IN_USE);
      const { attachId: after } = await put(root, 'after');
      expect([await reached.keysIn(0), await reached.keysIn(1)]).toEqual([kept, await reached.keysIn(1)]);
      expect([await bytesOf(root, within), await bytesOf(root, after)]).toEqual([pdf('within'), pdf('after')]);
      await expect(neighbour.resourceChoice.disableOss({ id: ids[0] })).rejects.toMatchObject(refusal(403));
      await expect(root.resourceChoice.disableOss({ id: '1' })).rejects.toMatchObject(refusal(404));
    });

    it('hold what copies name, and nobody is told which', async () => {
      await enable(ids[0]);
      const { attachId } = await put(root, 'copied');
      await enable(ids[1]);
      const [copy] = await root.files.copySave({ ids: attachId, objectId: '4711' });
      const { fileKey } = await root.resource(attachment).detail({ id: attachId });
      const named = await root.resource(attachment).submit({ fileKey, originalName: '又一份.pdf' });
      for (const { id } of [copy!, named]) expect(await bytesOf(root, id)).toEqual(pdf('copied'));
      const answers = [
        await root.resource(attachment).list({ size: 100 }),
        await root.resource(attachment).history({ id: attachId }),
        named,
      ];
      expect(JSON.stringify(answers)).not.toContain(ids[0]);
    });

    it('take what an editor gives back, wherever it lay before', async () => {
      await enable(ids[0]);
      const { attachId: id } = await root.files.putFile({ file: docx('one'), fileName: '合同.docx' });
      await enable(ids[1]);
      const { fileKey, createUser } = await root.resource(attachment).detail({ id });
      const key = editingKey({ id, fileKey });
      const ticket = { tenantId: '000000', userId: String(createUser), attachmentId: id, key };
      const documents = reached.stack.application.editedDocuments;
      expect((await documents.file(ticket)).bytes).toEqual(docx('one'));
      await documents.keep(ticket, { bytes: docx('two'), isFinal: true });
      expect(await bytesOf(root, id)).toEqual(docx('two'));
      const { fileKey: after } = await root.resource(attachment).detail({ id });
      expect(await reached.keysIn(1)).toContain(after);
    });

    it('are neither removed nor moved while files lie in them, and say how many', async () => {
      const id = await add(reached.stores[1]);
      await enable(id);
      const files = [await put(root, 'a'), await put(root, 'b')];
      const code = `s${added}`;
      await expect(stores().remove({ ids: [id] })).rejects.toMatchObject(
        refusal(400, `对象存储“${code}”中还有 2 个文件，不能删除，如不再使用请启用另一个配置`),
      );
      for (const moved of [{ endpoint: 'https://other.example.com' }, { bucketName: 'another' }]) {
        await expect(stores().submit({ id, ...moved })).rejects.toMatchObject(
          refusal(400, `对象存储“${code}”中还有 2 个文件，不能修改资源地址和空间名，请新增并启用另一个配置`),
        );
      }
      expect(await stores().submit({ id, remark: '备用' })).toMatchObject({ remark: '备用', inUse: IN_USE });
      // A removal can be undone, so the bytes are kept and the file counts.
      await root.resource(attachment).remove({ ids: [files[0]!.attachId] });
      await expect(stores().remove({ ids: [id] })).rejects.toMatchObject({
        fault: { message: { zh: expect.stringContaining('2 个文件') } },
      });
      await root.resource(attachment).restore({ ids: [files[0]!.attachId] });
      expect(await bytesOf(root, files[0]!.attachId)).toEqual(pdf('a'));
    });

    it('are removed when none do, and without one in use the store of the server takes what is new', async () => {
      const id = await add(reached.stores[1]);
      await enable(id);
      expect(await stores().remove({ ids: [id] })).toEqual({ removed: 1 });
      const kept = [await reached.keysIn(0), await reached.keysIn(1)];
      expect(await bytesOf(root, (await put(root, 'home again')).attachId)).toEqual(pdf('home again'));
      expect([await reached.keysIn(0), await reached.keysIn(1)]).toEqual(kept);
    });

    it('are tried before they are taken into use, and refused in one sentence where they would lose files', async () => {
      const [good] = reached.stores;
      for (const [wrong, sentence] of [
        [{ secretKey: 'wrong-secret-of-mine' }, /^对象存储拒绝访问/],
        [{ bucket: 'no-such-bucket' }, /^对象存储中没有该空间/],
        [{ endpoint: 'http://127.0.0.1:1' }, /^该地址没有对象存储应答/],
        [{ accessKey: '' }, /^请先填写 accessKey 和 secretKey/],
      ] as const) {
        const id = await add({ ...good, ...wrong });
        await expect(enable(id)).rejects.toMatchObject({
          fault: { code: 400, message: { zh: expect.stringMatching(sentence) } },
        });
        expect(await useOf(id)).toBe(NOT_IN_USE);
      }
      await expect(enable('1')).rejects.toMatchObject(refusal(404));
      expect((await put(root, 'still')).attachId).not.toBe('');
    });

    it('are in use only as they were tried', async () => {
      const id = await add(reached.stores[0]);
      await enable(id);
      const changed = await stores().submit({ id, region: 'eu-west-1' });
      expect(changed.inUse).toBe(NOT_IN_USE);
      await stores().submit({ id, region: reached.stores[0].region, secretKey: reached.stores[0].secretKey });
      await enable(id);
      expect(await stores().submit({ id, secretKey: '' })).toMatchObject({ inUse: IN_USE });
      await stores().remove({ ids: [id] });
    });

    it.each(['ftp://s3.example.com', 'https://user:password@s3.example.com', 's3.example.com'])(
      'lie at no address such as %s',
      async (endpoint) => {
        await expect(add({ ...reached.stores[0], endpoint })).rejects.toMatchObject(
          refusal(400, '资源地址格式不正确，请填写如 https://s3.example.com'),
        );
      },
    );
  });
}

import { nobody } from '@rdm/core/internal/records';
import type { Ports } from '@rdm/core/internal/application';
import { attachment, type FileStore, type ObjectStores, type StoreSettings } from '@rdm/core/internal/evidence';
import { objectStore } from '@rdm/core/internal/system';
import { createMemoryObjectStores } from '@rdm/memory';
import { describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';
import { pdf } from '../setup/sample-files';
import { useCasesOn } from '../setup/stacks';
import { objectStoresContract } from './object-stores.contract';
import { refusal } from './ports/refusal';

const bucket = (name: string): StoreSettings => ({
  ...{ category: '1', endpoint: `https://${name}.example.com`, bucket: 'files', region: 'us-east-1' },
  ...{ accessKey: `AK-${name}`, secretKey: `SK-${name}` },
});
const [one, two] = [bucket('one'), bucket('two')];

/** Wraps the stores, and tracks the keys that were put into each and not removed. */
function watched(stores: ObjectStores) {
  const keys = new Map<string, Set<string>>();
  const open = (settings: StoreSettings): FileStore => {
    const store = stores.open(settings);
    const held = keys.get(settings.endpoint) ?? new Set();
    keys.set(settings.endpoint, held);
    return {
      ...store,
      put: async (key, ...rest) => {
        await store.put(key, ...rest);
        held.add(key);
      },
      remove: async (key) => {
        await store.remove(key);
        held.delete(key);
      },
    };
  };
  return { stores: { open }, keysIn: ({ endpoint }: StoreSettings) => [...(keys.get(endpoint) ?? [])].sort() };
}

objectStoresContract('use cases on memory', async () => {
  const { stores, keysIn } = watched(createMemoryObjectStores([one, two]));
  const memory = await openMemoryApplication({ tenants: ['320001'], objectStores: stores });
  const stack = useCasesOn(memory);
  return { stack, stores: [one, two], keysIn: async (which) => keysIn([one, two][which]!), stop: () => stack.stop() };
});

describe('an object store of an enterprise', () => {
  const allowed = ['oss_view', 'oss_add', 'oss_edit', 'oss_delete', 'oss_enable', 'attachment_view', 'attachment_add'];

  async function open(down = new Set<string>()) {
    const { stores, keysIn } = watched(createMemoryObjectStores([one, two], down));
    const memory = await openMemoryApplication({ objectStores: stores });
    const ports = portsOf(memory, '100001');
    const { id } = await ports.resource(objectStore).submit({ ...one, bucketName: one.bucket, ossCode: 'own' });
    await ports.resourceChoice.enableOss({ id });
    return { memory, ports, id, down, keysIn };
  }
  const portsOf = ({ application }: MemoryApplication, tenantId: string): Ports =>
    application.for({
      caller: { ...nobody(tenantId), userId: '1', account: 'somebody', permissions: new Set(allowed) },
      sessionKey: null,
      language: 'zh',
    });
  const upload = { file: pdf(), fileName: '合同.pdf' };

  it('takes the files of that enterprise and of no other', async () => {
    const { memory, ports, keysIn } = await open();
    const own = await (await memory.signIn('finance', '100001')).files.putFile(upload);
    const other = await (await memory.signIn('finance', '100002')).files.putFile(upload);
    expect(keysIn(one)).toEqual([own.name]);
    expect(await memory.fileStore.get(own.name)).toBeNull();
    expect(await memory.fileStore.get(other.name)).toEqual(pdf());
    expect((await ports.files.download({ id: own.attachId })).bytes).toEqual(pdf());
  });

  it('that fails keeps nothing and records nothing, and whoever uploads is told in one sentence', async () => {
    const { ports, down } = await open();
    const { attachId } = await ports.files.putFile(upload);
    down.add(one.endpoint);
    await expect(ports.files.putFile(upload)).rejects.toMatchObject(
      refusal(503, '对象存储暂时无法使用，文件没有保存，请稍后重试或联系管理员'),
    );
    await expect(ports.files.download({ id: attachId })).rejects.toMatchObject(
      refusal(503, '对象存储暂时无法使用，文件没有取到，请稍后重试或联系管理员'),
    );
    expect((await ports.resource(attachment).list({})).total).toBe(1);
    down.clear();
    expect((await ports.files.download({ id: attachId })).bytes).toEqual(pdf());
  });

  it('that is moved or removed while a file is on its way refuses it, and nothing is left behind', async () => {
    for (const change of ['moved', 'removed'] as const) {
      const { stores, keysIn } = watched(createMemoryObjectStores([one, two]));
      let meanwhile = async () => {};
      const slow: ObjectStores = {
        open: (settings) => {
          const store = stores.open(settings);
          return {
            ...store,
            put: async (...file) => {
              await store.put(...file);
              await meanwhile();
            },
          };
        },
      };
      const ports = portsOf(await openMemoryApplication({ objectStores: slow }), '100001');
      const rows = ports.resource(objectStore);
      const { id } = await rows.submit({ ...one, bucketName: one.bucket, ossCode: 'own' });
      await ports.resourceChoice.enableOss({ id });
      meanwhile = async () => {
        meanwhile = async () => {};
        if (change === 'moved') await rows.submit({ id, endpoint: two.endpoint });
        else await rows.remove({ ids: [id] });
      };
      await expect(ports.files.putFile(upload)).rejects.toMatchObject(
        refusal(409, '对象存储配置刚被修改，文件没有保存，请重新上传'),
      );
      expect((await ports.resource(attachment).list({})).total).toBe(0);
      expect(keysIn(one)).toEqual([]);
    }
  });

  it('that does not give back what it took is not taken into use', async () => {
    const forgetful: ObjectStores = {
      open: () => ({ put: async () => {}, get: async () => Uint8Array.of(1), remove: async () => {} }),
    };
    const ports = portsOf(await openMemoryApplication({ objectStores: forgetful }), '100001');
    const { id } = await ports.resource(objectStore).submit({ ...one, bucketName: one.bucket, ossCode: 'own' });
    await expect(ports.resourceChoice.enableOss({ id })).rejects.toMatchObject(
      refusal(400, '对象存储没有留住试写的文件，请检查空间的设置'),
    );
  });

  it('that was changed while it was tried is not taken into use', async () => {
    let meanwhile = async () => {};
    const stores = createMemoryObjectStores([one]);
    const slow: ObjectStores = {
      open: (settings) => {
        const store = stores.open(settings);
        return {
          ...store,
          remove: async (key) => {
            await store.remove(key);
            await meanwhile();
          },
        };
      },
    };
    const ports = portsOf(await openMemoryApplication({ objectStores: slow }), '100001');
    const rows = ports.resource(objectStore);
    const { id } = await rows.submit({ ...one, bucketName: one.bucket, ossCode: 'own' });
    meanwhile = async () => void (await rows.submit({ id, bucketName: 'untried' }));
    await expect(ports.resourceChoice.enableOss({ id })).rejects.toMatchObject(refusal(409));
  });

  it('cannot be taken into use where the program reaches none', async () => {
    const ports = portsOf(await openMemoryApplication(), '100001');
    const { id } = await ports.resource(objectStore).submit({ ...one, bucketName: one.bucket, ossCode: 'own' });
    await expect(ports.resourceChoice.enableOss({ id })).rejects.toMatchObject(
      refusal(400, '此环境不能连接对象存储，请在服务器版本中使用'),
    );
  });
});

import { hooksOn, sameValue, type HooksByName, type ResourceHooks } from '../../records';
import { text } from '../../kernel';
import { NOT_IN_USE, objectStore } from '../../system';
import { isMoved, refuseHolding } from './tenant-stores';

const MOVE = text(
  '对象存储“{code}”中还有 {count} 个文件，不能修改资源地址和空间名，请新增并启用另一个配置',
  'There are {count} files in the object store “{code}”, so its address and bucket stay; add another store and use that',
);
const REMOVE = text(
  '对象存储“{code}”中还有 {count} 个文件，不能删除，如不再使用请启用另一个配置',
  'There are {count} files in the object store “{code}”, so it stays; to use it no longer, use another one',
);

/** The fields covered by the test at activation; changing one deactivates the store. */
const tried = ['category', 'endpoint', 'bucketName', 'region', 'accessKey', 'secretKey'] as const;

/**
 * A store with files cannot be moved or removed; a change of tested fields deactivates it. @param sealed encrypts keys
 */
export const objectStoreHooks = (sealed: NonNullable<ResourceHooks<typeof objectStore>['beforeSubmit']>): HooksByName =>
  hooksOn(objectStore, {
    beforeSubmit: async (call, values, before, draft) => {
      await sealed(call, values, before, draft);
      if (!before) return;
      if (isMoved(before, values)) await refuseHolding(call, before, MOVE);
      if (tried.some((name) => !sameValue(before[name], values[name]))) values.inUse = NOT_IN_USE;
    },
    beforeRemove: async (call, rows) => {
      for (const row of rows) await refuseHolding(call, row, REMOVE);
    },
  });

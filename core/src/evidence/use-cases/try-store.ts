import { faults, Refusal } from '../../kernel';
import { fileKeyOf, type FileStore } from '../driven';
import { StoreFailed, storeRefusals } from '../object-stores';

/** `RDM` */
const CONTENT = Uint8Array.of(0x52, 0x44, 0x4d);

/** Writes a small file to a store, reads it back and removes it. Refuses a store that fails any of these steps. */
export async function tryStore(
  open: () => Promise<FileStore>,
  file: { readonly tenantId: string; readonly day: string; readonly id: string },
): Promise<void> {
  const key = fileKeyOf({ ...file, extension: 'txt' });
  try {
    const store = await open();
    await store.put(key, CONTENT, 'text/plain');
    const kept = await store.get(key);
    if (kept?.join() !== CONTENT.join()) throw new StoreFailed('notKept');
    await store.remove(key);
  } catch (error) {
    throw error instanceof StoreFailed ? new Refusal(faults.invalid(storeRefusals[error.failure])) : error;
  }
}

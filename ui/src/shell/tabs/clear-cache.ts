import type { SessionPort } from '@rdm/core/internal/access';
import { text } from '@rdm/core/internal/kernel';
import type { Confirm, Toasts } from '../../components';
import { callFault } from '../fault-message';

const labels = {
  title: text('提示', 'Please confirm'),
  question: text('是否需要清除缓存?', 'Clear the cache?'),
  confirm: text('确定', 'OK'),
  cleared: text('清除完毕', 'The cache is cleared'),
};

/** Drops the server's cache of this tenant's rights, after a confirmation. */
export async function clearCache(
  session: Pick<SessionPort, 'clearCache'>,
  confirm: Confirm,
  toast: Toasts,
): Promise<void> {
  if (!(await confirm({ title: labels.title, body: labels.question, verb: labels.confirm }))) return;
  try {
    await session.clearCache();
    toast.success(labels.cleared);
  } catch (error) {
    toast.refused(callFault(error));
  }
}

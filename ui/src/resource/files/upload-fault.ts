import { text, type Text } from '@rdm/core/kernel';
import { faultOf } from '../fault-of';

/** For failures without a reason a person could act on. */
const FAILED = text('上传失败，请重试', 'The upload failed; try again');

/** Failures of the server that say themselves what to do. */
const clear: ReadonlySet<string> = new Set(['STORE_FULL', 'DISK_FULL']);

/** What a failed upload says: what the server has against the file, else that it failed and may be tried again. */
export function uploadFault(error: unknown): { message: Text; canRetry: boolean } {
  const { code, name, message } = faultOf(error);
  const isSaid = code < 500 || clear.has(name);
  return { message: isSaid ? message : FAILED, canRetry: code === 429 || code >= 500 };
}

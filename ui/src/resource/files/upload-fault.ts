import { text, type Text } from '@rdm/core/internal/kernel';
import { faultOf } from '../fault-of';

/** For failures whose reason the user cannot act on. */
const FAILED = text('上传失败，请重试', 'The upload failed; try again');

/** Server errors whose message already tells the user what to do. */
const clear: ReadonlySet<string> = new Set(['STORE_FULL', 'DISK_FULL']);

/** The message of a failed upload: the server's objection to the file, otherwise a generic one suggesting a retry. */
export function uploadFault(error: unknown): { message: Text; canRetry: boolean } {
  const { code, name, message } = faultOf(error);
  const isSaid = code < 500 || clear.has(name);
  return { message: isSaid ? message : FAILED, canRetry: code === 429 || code >= 500 };
}

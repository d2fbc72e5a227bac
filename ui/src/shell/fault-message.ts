import { Refusal, text, type Text } from '@rdm/core/kernel';

const unreachable = text(
  '无法连接到服务器，请检查网络后重试',
  'The server cannot be reached: check the network and try again',
);
const unexpected = text(
  '这一步没有完成，请重试；如仍不成功，请联系系统管理员',
  'This step did not complete: try again, or ask the system administrator',
);

/** The sentence to show for whatever a port call was rejected with. */
export function faultMessage(error: unknown): Text {
  if (error instanceof Refusal) return error.fault.message;
  // `fetch` rejects with a TypeError when there is no answer at all.
  return error instanceof TypeError ? unreachable : unexpected;
}

/** Whether a call was refused with one of these codes. */
export function isRefused(error: unknown, ...codes: readonly number[]): boolean {
  return error instanceof Refusal && codes.includes(error.fault.code);
}

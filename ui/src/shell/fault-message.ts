import { Refusal, text, type Fault, type Text } from '@rdm/core/internal/kernel';

const unreachable = text(
  '无法连接到服务器，请检查网络后重试',
  'The server cannot be reached: check the network and try again',
);
const unexpected = text(
  '这一步没有完成，请重试；如仍不成功，请联系系统管理员',
  'This step did not complete: try again, or ask the system administrator',
);

/** The fault for any rejection of a port call. */
export function callFault(error: unknown): Fault {
  if (error instanceof Refusal) return error.fault;
  // `fetch` rejects with a TypeError when there is no answer at all.
  return { code: 500, name: 'UNEXPECTED', message: error instanceof TypeError ? unreachable : unexpected };
}

/** The message to show for a rejected call. */
export function faultMessage(error: unknown): Text {
  return callFault(error).message;
}

/** Whether a call was refused with one of these codes. */
export function isRefused(error: unknown, ...codes: readonly number[]): boolean {
  return error instanceof Refusal && codes.includes(error.fault.code);
}

import { Refusal, text, type Fault } from '@rdm/core/internal/kernel';

const UNEXPECTED = text(
  '操作没有完成，已录入的内容仍在此页，请检查网络后重试',
  'This was not completed; what you entered is still here. Check the network and try again',
);

/** The fault of a rejected call. Errors other than a Refusal are also reported to the global handler for logging. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Refusal) return error.fault;
  globalThis.reportError(error);
  return { code: 500, name: 'UNEXPECTED', message: UNEXPECTED };
}

import { SmsNotSent, type SmsSender, type TextMessage } from '@rdm/core/system';

export interface MemorySmsSender extends SmsSender {
  /** What was sent, in order. */
  readonly sent: readonly TextMessage[];
  /** What becomes of messages from now on; with null they are sent. */
  fail(reason: SmsNotSent['reason'] | null): void;
}

/** Messages that reach nobody and can be looked at. */
export function createMemorySmsSender(): MemorySmsSender {
  const sent: TextMessage[] = [];
  let failing: SmsNotSent['reason'] | null = null;
  return {
    name: 'memory',
    sent,
    fail: (reason) => {
      failing = reason;
    },
    send: async (message) => {
      if (failing) throw new SmsNotSent(failing);
      sent.push(message);
    },
  };
}

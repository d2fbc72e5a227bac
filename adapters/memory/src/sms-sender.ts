import { SmsNotSent, type SmsSender, type TextMessage } from '@rdm/core/internal/system';

export interface MemorySmsSender extends SmsSender {
  /** What was sent, in order. */
  readonly sent: readonly TextMessage[];
  /** Makes messages from now on fail with this reason; null sends them again. */
  fail(reason: SmsNotSent['reason'] | null): void;
}

/** Records messages instead of sending them. */
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

import { newRow, type Call } from '../../kernel';
import type { SmsSender, TextMessage } from '../driven';
import { smsOutbox } from '../resource-choice';

/** Writes a message into the outbox of the platform. Run in the platform tenant. */
export async function keepInOutbox(call: Call, message: TextMessage, sender: SmsSender | undefined): Promise<void> {
  const row = newRow(call, smsOutbox, {
    ...message,
    content: message.content.slice(0, 4000),
    messageId: call.ids.next(),
    sentBy: sender?.name ?? 'outbox',
  });
  await call.records.insert(smsOutbox, [row]);
}

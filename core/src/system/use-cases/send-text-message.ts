import { newRow, updateRecords, type Call } from '../../records';
import type { SmsSender, TextMessage } from '../driven';
import { IN_USE, smsOutbox, smsOutcomes, smsService, type SmsOutcome } from '../resource-choice';

/** A message to send. */
export interface AskedMessage {
  readonly phone: string;
  readonly content: string;
  /** The part of the content only the recipient may read; masked in the outbox. */
  readonly secret?: string;
}

/** Writes a message to the outbox of the platform, and returns it for a gateway. Run in the platform tenant. */
export async function keepInOutbox(
  call: Call,
  { phone, content, secret }: AskedMessage,
  sender: SmsSender | undefined,
): Promise<TextMessage> {
  const [service] = await call.records.find(smsService, {
    where: [{ field: 'inUse', is: 'equal', value: IN_USE }],
  });
  const message = {
    id: call.ids.next(),
    phone,
    content: content.slice(0, 4000),
    signName: service?.signName ?? '',
  };
  const row = newRow(call, smsOutbox, {
    messageId: message.id,
    phone,
    content: secret ? message.content.replaceAll(secret, '*'.repeat(secret.length)) : message.content,
    sentBy: sender?.name ?? 'outbox',
    outcome: smsOutcomes[sender ? 'leaving' : 'kept'],
  });
  await call.records.insert(smsOutbox, [row]);
  return message;
}

/** Records the delivery status of a message in the outbox. Run in the platform tenant. */
export async function noteOutcome(call: Call, { id }: TextMessage, outcome: SmsOutcome): Promise<void> {
  const [before] = await call.records.findByKeys(smsOutbox, [{ messageId: id }]);
  if (before) await updateRecords(call, smsOutbox, [{ before, values: { outcome: smsOutcomes[outcome] } }]);
}

import { PLATFORM_TENANT } from '../../access';
import { Refusal, text } from '../../kernel';
import { keepInOutbox, noteOutcome, SmsNotSent, type AskedMessage, type SmsSender } from '../../system';
import type { InTenant } from '../tenants/found-tenant';

const said = {
  refused: text(
    '短信网关没有接受该短信，请核对手机号，仍不能发送请联系平台管理员',
    'The gateway did not take the message; check the number, and ask the platform’s administrator if it is right',
  ),
  unavailable: text('短信暂时不能发送，请稍后重试', 'Text messages cannot be sent just now; try again later'),
} as const;

/** Names of the refusals for a message that could not be sent. */
export const notSent = { refused: 'SMS_REFUSED', unavailable: 'SMS_UNAVAILABLE' } as const;

/**
 * Sends text messages: each is written to the platform's outbox first, then passed to the gateway, if any, and its
 * delivery status recorded. No transaction is open during the gateway call, because it may be slow.
 */
export class TextMessages {
  constructor(
    private readonly inTenant: InTenant,
    private readonly sender: SmsSender | undefined,
  ) {}

  /** Refuses if the gateway did not accept the message, with one of the names of `notSent`. */
  async send(asked: AskedMessage): Promise<void> {
    const { sender } = this;
    const message = await this.inTenant(PLATFORM_TENANT, (call) => keepInOutbox(call, asked, sender));
    if (!sender) return;
    const failure = await sender.send(message).then(
      () => null,
      (error: unknown) => ({ error, reason: error instanceof SmsNotSent ? error.reason : ('unavailable' as const) }),
    );
    await this.inTenant(PLATFORM_TENANT, (call) => noteOutcome(call, message, failure?.reason ?? 'sent'));
    if (!failure) return;
    const { error, reason } = failure;
    if (!(error instanceof SmsNotSent)) throw error;
    throw new Refusal({ code: 503, name: notSent[reason], message: said[reason] });
  }
}

import { PLATFORM_TENANT } from '../../access';
import { keepInOutbox, type SmsSender, type TextMessage } from '../../system';
import type { InTenant } from './found-tenant';

/** Sends text messages: each is written into the platform’s outbox first, and goes over the gateway where there is one. */
export class TextMessages {
  constructor(
    private readonly inTenant: InTenant,
    private readonly sender: SmsSender | undefined,
  ) {}

  async send(message: TextMessage): Promise<void> {
    await this.inTenant(PLATFORM_TENANT, (call) => keepInOutbox(call, message, this.sender));
    await this.sender?.send(message);
  }
}

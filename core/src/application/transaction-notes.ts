import { YearChangeNotes } from '../declaration';
import { WebhookNotes } from '../platform';
import type { Call, ChangeNotes, Resource, Write } from '../records';

/** What follows from the changes of one transaction: that figures of years are out of date, and that others are told. */
export class TransactionNotes implements ChangeNotes {
  readonly #years: YearChangeNotes;
  readonly #webhooks: WebhookNotes;

  /** @param sends whether this program sends the messages of webhooks */
  constructor(call: () => Call, sends: boolean) {
    this.#years = new YearChangeNotes(call);
    this.#webhooks = new WebhookNotes(call, sends);
  }

  note(resource: Resource, writes: readonly Write[]): void {
    this.#years.note(resource, writes);
    this.#webhooks.note(resource, writes);
  }

  store(): Promise<void> {
    return this.#years.store();
  }

  /** Runs once, at the end of the transaction; returns whether messages wait to be sent when it is committed. */
  async end(): Promise<boolean> {
    await this.store();
    return this.#webhooks.store();
  }
}

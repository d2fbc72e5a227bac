import { newRow, sameValue, wholly, type Call, type Resource, type StoredRecord, type Write } from '../../records';
import { deliveryStates, ON, webhook, webhookDelivery } from './webhook';
import {
  eventName,
  eventsIn,
  isTold,
  MOST_IDS,
  withOffset,
  type WebhookEvent,
  type WebhookMessage,
} from './webhook-events';

/** What a transaction did to the records of one register. */
interface Told {
  readonly resource: Resource;
  readonly event: WebhookEvent;
  readonly ids: Set<string>;
  readonly fields: Set<string>;
  readonly years: Set<string>;
}

/**
 * Collects the records one transaction writes and removes, and puts one message for each webhook that asks for them into
 * the outbox: within the same transaction, so that neither can be there without the other.
 */
export class WebhookNotes {
  readonly #told = new Map<string, Told>();

  /** @param sends whether this program sends messages; where it does not, they are kept as unsent */
  constructor(
    private readonly call: () => Call,
    private readonly sends: boolean,
  ) {}

  note(resource: Resource, writes: readonly Write[]): void {
    if (!isTold(resource)) return;
    for (const write of writes) this.#add(resource, write);
  }

  /** Writes the messages at the end of the transaction; returns whether any waits to be sent. */
  async store(): Promise<boolean> {
    if (this.#told.size === 0) return false;
    const call = wholly(this.call());
    const hooks = await call.records.find(webhook, { where: [{ field: 'active', is: 'equal', value: ON! }] });
    if (hooks.length === 0) return false;
    const rows: StoredRecord[] = [];
    for (const [name, told] of this.#told) {
      const asking = hooks.filter(({ events }) => eventsIn(events).includes(name));
      if (asking.length === 0) continue;
      const message = messageOf(call, told);
      rows.push(...asking.map((hook) => deliveryOf(call, hook, message, this.sends)));
    }
    if (rows.length > 0) await call.records.insert(webhookDelivery, rows);
    return this.sends && rows.length > 0;
  }

  #add(resource: Resource, { before, after }: Write): void {
    const event = after === null ? 'removed' : 'written';
    const name = eventName(resource.name, event);
    let told = this.#told.get(name);
    if (!told) {
      told = { resource, event, ids: new Set(), fields: new Set(), years: new Set() };
      this.#told.set(name, told);
    }
    told.ids.add(String((before ?? after)?.id));
    if (resource.fields.year?.kind === 'year') told.years.add(String((after ?? before)?.year ?? ''));
    if (after === null) return;
    for (const [field, { secret }] of Object.entries(resource.fields)) {
      if (!secret && !told.fields.has(field) && !sameValue(before?.[field], after[field])) told.fields.add(field);
    }
  }
}

function messageOf(call: Call, { resource, event, ids, fields, years }: Told): WebhookMessage {
  const [year] = years;
  return {
    id: call.ids.next(),
    event,
    resource: resource.name,
    ids: [...ids].slice(0, MOST_IDS),
    count: ids.size,
    fields: [...fields],
    ...(years.size === 1 && year && { year }),
    tenantId: call.caller.tenantId,
    occurredAt: withOffset(call.clock.now()),
  };
}

function deliveryOf(
  call: Call,
  { id, name }: { readonly id: string; readonly name: string },
  message: WebhookMessage,
  sends: boolean,
): StoredRecord {
  return newRow(call, webhookDelivery, {
    deliveryId: call.ids.next(),
    webhookId: id,
    webhookName: name,
    eventId: message.id,
    event: message.event,
    resource: message.resource,
    body: JSON.stringify(message),
    state: sends ? deliveryStates.waiting : deliveryStates.kept,
    attempts: 0,
    nextAttemptAt: sends ? call.clock.now() : null,
  });
}

import * as v from 'valibot';
import { isClosedToTokens } from '../../access';
import { text, type Text } from '../../kernel';
import { answer, type Resource } from '../../records';

/** `written`: added, changed or restored. */
export const webhookEvents = ['written', 'removed'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookEventLabels: Readonly<Record<WebhookEvent, Text>> = {
  written: text('新增或修改', 'Added or changed'),
  removed: text('删除', 'Removed'),
};

/** Ids in one message; the rest of a large import is only counted. */
export const MOST_IDS = 1_000;

/** Whether a webhook may tell of a register: its entered records, as far as an access token could fetch them. */
export const isTold = ({ origin, sharing, calls, permissions }: Resource): boolean =>
  origin === 'entered' && sharing === 'tenant' && calls.includes('list') && !isClosedToTokens(permissions.view);

export const eventName = (resource: string, event: WebhookEvent): string => `${resource}.${event}`;

/** Events as a webhook stores them. */
export const eventsIn = (joined: string | null): readonly string[] =>
  (joined ?? '')
    .split(',')
    .map((event) => event.trim())
    .filter((event) => event !== '');

/** The first event among these that does not exist, or null. */
export function unknownEvent(resources: readonly Resource[], events: readonly string[]): string | null {
  const told = new Set(
    resources.filter(isTold).flatMap(({ name }) => webhookEvents.map((event) => eventName(name, event))),
  );
  return events.find((event) => !told.has(event)) ?? null;
}

/** The JSON body of a message: which records changed, never what is in them. */
export const webhookMessage = v.object({
  id: v.pipe(v.string(), v.description('Of the event: the same for every webhook and at every attempt')),
  event: v.picklist([...webhookEvents, 'ping']),
  resource: v.pipe(v.string(), v.description('The path of its calls under /api, e.g. blade-rdm/project')),
  ids: v.pipe(
    v.array(answer.id),
    v.maxLength(MOST_IDS),
    v.description('At most 1,000; `count` tells how many there are'),
  ),
  count: answer.count,
  fields: v.pipe(
    v.array(v.string()),
    v.description('Names of the fields that were filled in or changed in any of them'),
  ),
  year: v.optional(v.pipe(answer.year, v.description('Where all of them are of one year'))),
  tenantId: v.string(),
  occurredAt: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/)),
});

export type WebhookMessage = Readonly<v.InferOutput<typeof webhookMessage>>;

/** A time of the store, which is that of China, with its offset. */
export const withOffset = (time: string): string => `${time.replace(' ', 'T')}+08:00`;

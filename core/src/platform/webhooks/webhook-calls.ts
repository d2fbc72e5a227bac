import * as v from 'valibot';
import { faults, isId, Refusal, text } from '../../kernel';
import { answer, argument, calls, existing, joinedIds, type PortOf, type Visit } from '../../records';
import type { SecretKeeper } from '../../system';
import { putBack } from './delivery-attempts';
import { failureTexts, webhook, webhookDelivery } from './webhook';
import { withOffset, type WebhookMessage } from './webhook-events';
import type { WebhookPoster } from './webhook-poster';
import type { Webhooks } from './webhooks';

const NOT_HERE = text(
  '演示在浏览器中运行，不会发送推送，请在服务器版本中使用',
  'The demonstration runs in the browser and sends nothing; use the product on a server',
);

export interface WebhookServices {
  readonly webhooks: Webhooks;
  readonly webhookPoster: WebhookPoster | undefined;
  readonly secrets: SecretKeeper;
  readonly newKey: () => string;
}

/** What a receiver answered to a ping. */
export interface PingAnswer {
  readonly status: number;
  readonly response: string;
  readonly durationMs: number;
}

/** Posts a ping at once, with no transaction open, and says what was answered; it does not go through the outbox. */
async function pingWebhook(
  { run }: Visit,
  { id }: { readonly id: string },
  { webhookPoster, secrets, newKey }: WebhookServices,
): Promise<PingAnswer> {
  if (!webhookPoster) throw new Refusal(faults.invalid(NOT_HERE));
  const { hook, message } = await run(async (call) => {
    const found = await existing(call, webhook, id);
    const ping: WebhookMessage = {
      id: call.ids.next(),
      event: 'ping',
      resource: webhook.name,
      ids: [found.id],
      count: 1,
      fields: [],
      tenantId: found.tenantId,
      occurredAt: withOffset(call.clock.now()),
    };
    return { hook: found, message: ping };
  });
  const secret = await secrets.open(hook.secret ?? '');
  if (secret === null) throw new Refusal(faults.invalid(failureTexts.sealedSecret));
  const posted = { url: hook.url, secret, deliveryId: newKey(), body: JSON.stringify(message) };
  const { failure, status, response = '', durationMs } = await webhookPoster.post(posted);
  if (status !== undefined) return { status, response, durationMs };
  throw new Refusal(faults.invalid(failureTexts[failure ?? 'noAnswer']));
}

async function resendDeliveries(
  { caller, run }: Visit,
  { ids }: { readonly ids: string },
  { webhooks, webhookPoster }: WebhookServices,
): Promise<{ readonly waiting: number }> {
  if (!webhookPoster) throw new Refusal(faults.invalid(NOT_HERE));
  const waiting = await run((call) => putBack(call, joinedIds(ids).filter(isId)));
  if (waiting === 0) throw new Refusal(faults.notFound(webhookDelivery.label));
  webhooks.waiting(caller.tenantId);
  return { waiting };
}

/** Webhooks. docs/wire.md, Webhooks */
export const webhookCalls = calls({
  ping: {
    // A ping makes the server post to the stored address, so viewing is not a sufficient permission.
    needs: 'webhook_edit',
    about: text(
      '测试推送',
      'Posts a message with the event `ping` to a webhook as it is stored, and answers what the receiver said.',
    ),
    takes: v.object({ id: argument.id }),
    answers: v.object({
      status: v.pipe(v.number(), v.integer(), v.description('The HTTP status that was answered')),
      response: v.pipe(v.string(), v.description('The first 500 characters of the answer')),
      durationMs: answer.count,
    }),
    conducts: pingWebhook,
  },
  resend: {
    needs: 'webhookdelivery_resend',
    about: text(
      '重新发送推送',
      'Sends deliveries anew, whatever became of them, with the same `id` and `RDM-Delivery`. Those of a webhook out of ' +
        'use wait until it is used again.',
    ),
    takes: v.object({ ids: argument.idList }),
    answers: v.object({ waiting: answer.count }),
    conducts: resendDeliveries,
  },
});

export type WebhookPort = PortOf<typeof webhookCalls>;

import { schemaRef, type OpenApiDocument, type Parameter, type Webhook } from './document';

/** The name of the schema of a message. */
export const WEBHOOK_MESSAGE = 'WebhookMessage';

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const message = (operationId: string, summary: string, description: string): Webhook => ({
  operationId,
  summary,
  description,
  parameters: [
    header('RDM-Delivery', 'Of this message to this receiver, the same at every attempt.'),
    header(
      'RDM-Signature',
      '`t=<seconds since 1970>,v1=<hex of HMAC-SHA-256 of "<t>.<body>" under the secret of the webhook>`. Refuse a wrong ' +
        'one, and one whose `t` is more than five minutes away.',
    ),
  ],
  requestBody: { required: true, content: { 'application/json': { schema: schemaRef(WEBHOOK_MESSAGE) } } },
  // It is the receiver that judges the sender, by the signature.
  security: [],
  responses: {
    '2XX': { description: 'Taken. What the body holds is kept for the administrator, its first 500 characters.' },
    default: {
      description: 'Not taken, a redirect as well: tried again after 1, 5 and 15 minutes, 1, 3, 8 and 24 hours.',
    },
  },
});

/** What is posted to webhooks. docs/api.md, Webhooks */
export const webhookMessages: OpenApiDocument['webhooks'] = {
  recordsWritten: {
    post: message(
      'webhook.written',
      '记录已写入',
      'Records of a register were added, changed or restored in one call.',
    ),
  },
  recordsRemoved: { post: message('webhook.removed', '记录已删除', 'Records of a register were removed in one call.') },
  ping: { post: message('webhook.ping', '测试推送', 'Somebody tried the webhook; `ids` holds the webhook’s own id.') },
};

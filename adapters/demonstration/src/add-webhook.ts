import {
  deliveryFailures,
  deliveryStates,
  webhook,
  webhookDelivery,
  type WebhookMessage,
} from '@rdm/core/internal/platform';
import { project } from '@rdm/core/internal/project';
import { insertRecords, newRow, type Call, type NewValues } from '@rdm/core/internal/records';

/** A webhook as an enterprise has one for its ERP, out of use, with a delivery that arrived and one that did not. */
export async function addWebhook(call: Call): Promise<void> {
  const [hook] = await insertRecords(call, webhook, [
    {
      name: 'ERP',
      url: 'https://erp.example.com/rdm',
      events: 'blade-rdm/project.written,blade-rdm/project.removed',
      hasSecret: '1',
      active: '1',
      failures: 0,
      remark: '示例：填写接收方的地址和签名密钥后启用',
    },
  ]);
  const [told] = await call.records.find(project, { limit: 1 });
  const now = call.clock.now();
  const message: WebhookMessage = {
    id: call.ids.next(),
    event: 'written',
    resource: project.name,
    ids: told ? [told.id] : [],
    count: 1,
    fields: ['name'],
    ...(told?.year && { year: told.year }),
    tenantId: call.caller.tenantId,
    occurredAt: `${now.replace(' ', 'T')}+08:00`,
  };
  const delivery = (values: NewValues<typeof webhookDelivery>) =>
    newRow(call, webhookDelivery, {
      deliveryId: call.ids.next(),
      webhookId: hook!.id,
      webhookName: 'ERP',
      eventId: message.id,
      event: message.event,
      resource: message.resource,
      body: JSON.stringify(message),
      lastAttemptAt: now,
      ...values,
    });
  await call.records.insert(webhookDelivery, [
    delivery({ state: deliveryStates.delivered, attempts: 1, responseCode: 200, response: 'ok', durationMs: 184 }),
    delivery({
      state: deliveryStates.givenUp,
      attempts: 8,
      responseCode: 503,
      response: 'maintenance',
      durationMs: 97,
      failure: deliveryFailures.refusedStatus,
    }),
  ]);
}

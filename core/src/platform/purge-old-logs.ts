import { PLATFORM_TENANT, tenant } from '../access';
import { logResources, purgeLogs, wholeParameterOf } from '../system';
import type { InTenant } from './tenants/found-tenant';
import { deliveryStates, webhookDelivery } from './webhooks/webhook';

/** Default retention of log entries in days; the parameter `log.days` overrides it. */
const KEPT_DAYS = 180;

/** Deletes expired log entries and finished deliveries of webhooks of every tenant, each by its own retention period. Run at startup and once a day. */
export async function purgeOldLogs({ inTenant }: { readonly inTenant: InTenant }): Promise<void> {
  const tenants = await inTenant(PLATFORM_TENANT, (call) => call.records.find(tenant));
  for (const { code } of tenants) {
    await inTenant(code ?? '', async (call) => {
      const days = await wholeParameterOf(call, 'log.days', KEPT_DAYS, { least: 1, most: 36_500 });
      const since = daysBefore(call.clock.now(), days);
      await purgeLogs(call, logResources, since);
      await call.records.purge(webhookDelivery, [
        { field: 'createTime', is: 'less', value: since },
        { field: 'state', is: 'notEqual', value: deliveryStates.waiting },
      ]);
    });
  }
}

function daysBefore(now: string, days: number): string {
  const time = Date.parse(`${now.replace(' ', 'T')}Z`) - days * 86_400_000;
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

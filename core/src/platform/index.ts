export { type CachePort, cacheCalls } from './caches/cache-calls';
export { type CacheEntry, Caches } from './caches/caches';
export { type EditedDocuments, editedDocuments } from './edited-documents';
export { smsCalls } from './messages/sms-calls';
export { TextMessages } from './messages/text-messages';
export { noticeHooks } from './notice-hooks';
export { platformHooks } from './platform-hooks';
export { purgeOldLogs } from './purge-old-logs';
export type { RegistrationTerms } from './registration/register';
export { type RegistrationPort, registrationCalls } from './registration/registration-calls';
export { secretHooks } from './secret-hooks';
export { seedDivisions } from './seed-divisions';
export { type ResourceChoicePort, resourceChoiceCalls } from './stores/resource-choice-calls';
export { TenantStores } from './stores/tenant-stores';
export { type TenantPort, tenantCalls } from './tenants/tenant-calls';
export { useTermHooks } from './tenants/default-term';
export { useTerm } from './tenants/use-term';
export { type TenantSeed, addFirstPost, addUsers, fillTenant } from './tenants/tenant-content';
export { aroundTenants } from './tenants/tenant-records';
export { type SystemPort, type TermInfo, systemCalls } from './tenants/term-calls';
export { WebhookNotes } from './webhooks/webhook-notes';
export { type PingAnswer, type WebhookServices, webhookCalls } from './webhooks/webhook-calls';
export {
  type WebhookEvent,
  type WebhookMessage,
  eventName,
  eventsIn,
  isTold,
  webhookEventLabels,
  webhookEvents,
  webhookMessage,
} from './webhooks/webhook-events';
export { deliveryHooks } from './webhooks/delivery-hooks';
export { webhookHooks } from './webhooks/webhook-hooks';
export type { PostedAnswer, PostedMessage, WebhookPoster } from './webhooks/webhook-poster';
export { deliveryFailures, deliveryStates, webhook, webhookDelivery } from './webhooks/webhook';
export { Webhooks } from './webhooks/webhooks';
export { type WorkPort, workCalls } from './long-work/work-calls';

export { seenAuditRows } from './seen-audit-rows';
export * from './audit-subject';
export * from './audit-row';
export * from './project-data-audit';
export { batchSubmit, completeAudit, submitMonth } from './submit-audit';

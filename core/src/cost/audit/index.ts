export { seenAuditRows } from './seen-audit-rows';
export * from './audit-subject';
export * from './ports';
export * from './project-data-audit';
export { batchSubmit, completeAudit, submitMonth } from './submit-audit';

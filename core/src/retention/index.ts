export { fileCode, readFileCode } from './file-code';
export { referenceFile } from './reference-file';
export { type RetentionPort, retentionCalls } from './retention-calls';
export type { InspectorFinding } from './inspector-findings';
export { retainedKinds, retentionCategories } from './retention-catalogue';
export { retentionDictionaries } from './retention-dictionaries';
export { keptUntil } from './retention-period';
export { referenceFileHooks } from './use-cases/reference-file-hooks';
export type { ProjectRetention, Retention } from './use-cases/retention-standing';

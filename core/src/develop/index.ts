export { codeSetting } from './code-setting';
export { copySetting } from './copy-setting';
export { dataSource } from './data-source';
export { developHooks } from './develop-hooks';
export type {
  ArchiveWriter,
  ArchivedFile,
  DataSourceProbe,
  DevelopTools,
  MigrationPrinter,
  SourceAnswer,
  SourceColumn,
  SourceConnection,
  SourceFailure,
  SourceTable,
} from './driven';
export { generatedFiles } from './generate/generated-files';
export { type ResourcePlan, planResource, tableMeant } from './generate/resource-plan';
export type { DevelopPort } from './ports';
export { readSourceAddress } from './source-address';
export { valueOf } from './source-refusals';

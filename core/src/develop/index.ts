export { codeSetting } from './code-setting';
export { dataSource } from './data-source';
export { type DevelopPort, developCalls } from './develop-calls';
export { developHooks } from './develop-hooks';
export {
  ArchiveWriter,
  type ArchivedFile,
  DataSourceProbe,
  type DevelopTools,
  MigrationPrinter,
  type SourceAnswer,
  type SourceColumn,
  type SourceConnection,
  type SourceFailure,
  type SourceTable,
} from './driven';

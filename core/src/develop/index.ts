export { codeSetting } from './code-setting';
export { dataSource } from './data-source';
export { type DevelopPort, developCalls } from './develop-calls';
export { developHooks } from './develop-hooks';
export type {
  DataSourceProbe,
  DevelopTools,
  MigrationPrinter,
  SourceAnswer,
  SourceColumn,
  SourceConnection,
  SourceFailure,
  SourceTable,
} from './driven';

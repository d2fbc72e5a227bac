export * from './application';
export * from './catalogue';
export {
  type ArchiveWriter,
  codeSetting,
  dataSource,
  type DataSourceProbe,
  type MigrationPrinter,
  type ArchivedFile,
  type DevelopPort,
  type DevelopTools,
  type SourceAnswer,
  type SourceColumn,
  type SourceConnection,
  type SourceFailure,
  type SourceTable,
} from '../develop';
export * from './driven';
export * from './install';
export * from './permissions';
export { purgeOldLogs } from './platform/purge-old-logs';
export { seedDivisions } from './platform/seed-divisions';
export * from './ports';
export { exportSheet } from './resource/workbook/export-workbook';
export { importWorkbook } from './resource/workbook/import-workbook';
export type { Recognition, WorkbooksPort } from './resource/workbook/workbooks-port';
export { addUsers } from './tenant-content';
export * from './visitor';

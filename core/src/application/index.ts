export * from './application';
export { areaCalls, type AreaCallTable } from './area-calls';
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
export { areaAccess } from './area-access';
export { purgeOldLogs } from '../platform';
export { seedDivisions } from '../platform';
export * from './ports';
export { exportSheet } from '../records';
export { importWorkbook } from '../records';
export { addUsers } from '../platform';
export { nobody, resourceAccess, requireAccess, type Access, type Visitor } from '../records';

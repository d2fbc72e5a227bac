export type { Database, DatabaseOptions, Session, Statement } from './database';
export { openDatabase } from './open-database';
export { DataDirectoryInUse } from './embedded/directory-lock';
export { migrate, migrationsDirectory, readMigrations, type Migration } from './migration/migrate';
export { DiskFailure } from './embedded/open-embedded';
export { createRecordStore } from './records/record-store';
export { checkTables } from './schema/check-tables';
export { tableSql } from './schema/table-sql';
export { StartRefused } from './start-refused';

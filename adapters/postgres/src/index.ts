export { openDatabase, type Database, type DatabaseOptions, type Session, type Statement } from './database';
export { DataDirectoryInUse } from './embedded/directory-lock';
export { migrate, migrationsDirectory, readMigrations, type Migration } from './migration/migrate';
export { DiskFailure } from './embedded/open-embedded';
export { createRecordStore } from './records/record-store';
export { checkTables } from './schema/check-tables';
export { tableSql } from './schema/table-sql';
export { StartRefused } from './start-refused';

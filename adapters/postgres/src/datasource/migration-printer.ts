import type { MigrationPrinter } from '@rdm/core/internal/develop';
import type { Resource } from '@rdm/core/internal/records';
import { migrationsDirectory, readMigrations } from '../migration/migrate';
import { tableSql } from '../schema/table-sql';

/** Prints migrations after those of this package. */
export function createMigrationPrinter(directory = migrationsDirectory): MigrationPrinter {
  return {
    print: async (title, resources) => {
      const last = (await readMigrations(directory)).at(-1)?.name ?? '0000';
      const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
      return { name: `${number}-${title}.sql`, sql: resources.map(headedTable).join('\n') };
    },
  };
}

/** Headed by its label, like the other migrations. */
const headedTable = (resource: Resource): string =>
  `-- ${oneLine(resource.label.zh)} / ${oneLine(resource.label.en)}\n${tableSql(resource)}`;

/** A label is user input: a line break in it would end the comment, and the rest would run as a statement. */
const oneLine = (text: string): string => text.replace(/[\s\p{C}]+/gu, ' ');

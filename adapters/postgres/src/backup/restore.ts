import { createHash } from 'node:crypto';
import type { FileStore } from '@rdm/core/internal/evidence';
import { text } from '@rdm/core/internal/kernel';
import type { Database, Session } from '../database';
import { checksumOf, migrate, readMigrations } from '../migration/migrate';
import { forceAgain, movedTables, takeTables, type MovedTable } from '../move/moved-tables';
import { refusals } from '../move/refusals';
import { RowSum } from '../move/row-sum';
import { insertStatement, plainText } from '../move/rows';
import { appliedMigrations } from '../move/same-migrations';
import { StartRefused } from '../start-refused';
import { FORMAT, type BackupEnd, type BackupHead, type BackupLine, type TableEnd } from './backup-line';

/** Why a backup is not restored; each message says what to do. */
const refused = {
  cut: () =>
    new StartRefused(text('备份文件不完整，请换一份备份', 'The backup is cut off or damaged; take another one')),
  format: () =>
    new StartRefused(
      text(
        '不是本程序可以读取的备份文件，请使用更新的程序版本',
        'This program cannot read the backup; use a newer one',
      ),
    ),
  newer: (name: string) =>
    new StartRefused(
      text(
        `备份来自更新的程序版本（${name}），请使用同一或更新的版本恢复`,
        `The backup is of a newer program (${name}); restore it with that version or a newer one`,
      ),
    ),
  table: (table: string) =>
    new StartRefused(
      text(
        `备份中 ${table} 的内容与校验和不符，没有恢复任何数据，请换一份备份`,
        `The rows of ${table} do not match their checksum; nothing was restored: take another backup`,
      ),
    ),
  file: (key: string) =>
    new StartRefused(
      text(
        `备份中文件 ${key} 与校验和不符，没有恢复任何数据，请换一份备份`,
        `The file ${key} does not match its checksum; nothing was restored: take another backup`,
      ),
    ),
};

export interface Restored extends BackupEnd {
  readonly madeAt: string;
  readonly rows: number;
}

/** Receives each table as it has been read. */
export type OnTable = (table: TableEnd) => void;

/** Reads a backup to its end and checks every checksum; restores nothing. */
export async function checkBackup(lines: AsyncIterable<BackupLine>, onTable: OnTable): Promise<Restored> {
  return readBackup(lines, {
    rows: async () => undefined,
    file: async () => undefined,
    table: onTable,
  });
}

/**
 * Restores a backup into an empty database and a file store, all or nothing of its rows. One of an earlier version of the
 * program gets the tables of that version first and is brought forward afterwards.
 * @param migrations the folder of the migrations of this program
 */
export async function restore(
  lines: AsyncIterable<BackupLine>,
  to: { readonly database: Database; readonly files: FileStore; readonly migrations: string },
  onTable: OnTable,
): Promise<Restored> {
  const { database, files, migrations } = to;
  const reading = lines[Symbol.asyncIterator]();
  const first = await reading.next();
  const head = headOf(first.done === true ? undefined : first.value);
  await checkVersions(head, migrations);
  const last = head.migrations.at(-1)![0];
  await assertFits(database, last);
  await migrate(database, migrations, last);
  const restored = await database.use(async (session) => {
    const tables = new Map((await movedTables(session)).map((table) => [table.name, table]));
    await session.query('begin');
    await session.query(plainText);
    const unforced = await takeTables(session, [...tables.values()]);
    for (const { name } of tables.values()) await assertEmpty(session, name);
    const done = await readBackup(resumed(first.value as BackupLine, reading), {
      rows: async (table, rows) => {
        const insert = insertStatement(tableNamed(tables, table));
        // What the database cannot read has changed on its way; the checksum would say so only at the table's end.
        await session.query(insert, [rows]).catch((error: { severity?: string }) => {
          throw error.severity === 'ERROR' ? refused.table(table) : error;
        });
      },
      file: (key, bytes) => files.put(key, bytes, 'application/octet-stream'),
      table: onTable,
    });
    await forceAgain(session, unforced);
    await session.query('commit');
    await session.query('analyze');
    return done;
  });
  await migrate(database, migrations);
  return restored;
}

async function* resumed(first: BackupLine, rest: AsyncIterator<BackupLine>): AsyncGenerator<BackupLine> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

function tableNamed(tables: ReadonlyMap<string, MovedTable>, name: string): MovedTable {
  const found = tables.get(name);
  if (!found) throw refused.format();
  return found;
}

interface Takes {
  rows(table: string, rows: readonly string[]): Promise<void>;
  file(key: string, bytes: Uint8Array): Promise<void>;
  table(end: TableEnd): void;
}

async function readBackup(lines: AsyncIterable<BackupLine>, takes: Takes): Promise<Restored> {
  try {
    return await readLines(lines, takes);
  } catch (error) {
    // A line that is none, because it has changed on its way.
    throw error instanceof TypeError ? refused.cut() : error;
  }
}

async function readLines(lines: AsyncIterable<BackupLine>, takes: Takes): Promise<Restored> {
  let head: BackupHead | null = null;
  let rows = 0;
  let sum = new RowSum();
  let pieces: Buffer[] = [];
  let end: BackupEnd | null = null;
  const counted = { tables: 0, files: 0 };
  for await (const line of lines) {
    if (head === null) {
      head = headOf(line);
      continue;
    }
    switch (line.kind) {
      case 'rows':
        for (const row of line.rows) sum.add(row);
        await takes.rows(line.table, line.rows);
        break;
      case 'table':
        if (sum.rows !== line.rows || sum.checksum !== line.checksum) throw refused.table(line.table);
        [rows, counted.tables, sum] = [rows + line.rows, counted.tables + 1, new RowSum()];
        takes.table(line);
        break;
      case 'piece':
        pieces.push(Buffer.from(line.base64, 'base64'));
        break;
      case 'file': {
        const bytes = Buffer.concat(pieces);
        pieces = [];
        if (createHash('sha256').update(bytes).digest('hex') !== line.sha256) throw refused.file(line.key);
        await takes.file(line.key, bytes);
        counted.files += 1;
        break;
      }
      case 'end':
        end = line;
        break;
      case 'head':
        throw refused.format();
    }
  }
  if (!head || end?.tables !== counted.tables || end.files !== counted.files) throw refused.cut();
  return { ...end, madeAt: head.madeAt, rows };
}

function headOf(line: BackupLine | undefined): BackupHead {
  if (line?.kind !== 'head' || line.format !== FORMAT) throw refused.format();
  return line;
}

/** A backup's migrations must be the first ones of this program, file by file. */
async function checkVersions({ migrations }: BackupHead, directory: string): Promise<void> {
  const own = await readMigrations(directory);
  for (const [at, [name, checksum]] of migrations.entries()) {
    const same = own[at];
    if (!same || same.name !== name || checksumOf(same) !== checksum) throw refused.newer(name);
  }
}

/** A target has no tables, or those of the backup's version. */
const assertFits = (database: Database, last: string): Promise<void> =>
  database.use(async (session) => {
    const newest = [...((await appliedMigrations(session)) ?? new Map<string, string>()).keys()].at(-1) ?? last;
    if (newest > last) throw refusals.migrations('target', newest);
  });

async function assertEmpty(session: Session, table: string): Promise<void> {
  const { rows } = await session.query(`select from "${table}" limit 1`);
  if (rows.length > 0) throw refusals.notEmpty(table);
}

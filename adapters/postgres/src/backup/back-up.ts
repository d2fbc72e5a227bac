import { createHash } from 'node:crypto';
import type { FileStore } from '@rdm/core/internal/evidence';
import type { Database, Session } from '../database';
import { movedTables, type MovedTable } from '../move/moved-tables';
import { refusals } from '../move/refusals';
import { RowSum } from '../move/row-sum';
import { piecesOf, plainText } from '../move/rows';
import { appliedMigrations } from '../move/same-migrations';
import { FORMAT, type BackupLine } from './backup-line';

/** Bytes of a file in one line. */
const PIECE = 512 * 1024;

/**
 * Every row of every table as of one moment, and every file the rows name. The program may run meanwhile: readers and
 * writers are not held up. Files that are added after that moment are not in it, and none is ever changed.
 */
export async function* backUp(database: Database, files: FileStore, madeAt: Date): AsyncGenerator<BackupLine> {
  const keys = new Set<string>();
  const tables = { count: 0 };
  // A session cannot be held by a generator: lines are handed over one by one while the work of the session waits.
  const handed = new Handover<BackupLine>();
  const reading = database
    .use(async (session) => {
      for await (const line of linesOf(session, madeAt, keys)) {
        if (line.kind === 'table') tables.count += 1;
        await handed.give(line);
      }
    })
    .then(
      () => handed.end(),
      (error: unknown) => handed.end(error),
    );
  yield* handed;
  await reading;
  let [kept, absent] = [0, 0];
  for (const key of [...keys].toSorted()) {
    const bytes = await files.get(key);
    if (!bytes) {
      absent += 1;
      continue;
    }
    for (let from = 0; from < bytes.length; from += PIECE) {
      yield { kind: 'piece', base64: Buffer.from(bytes.subarray(from, from + PIECE)).toString('base64') };
    }
    kept += 1;
    yield { kind: 'file', key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }
  yield { kind: 'end', tables: tables.count, files: kept, absent };
}

async function* linesOf(session: Session, madeAt: Date, keys: Set<string>): AsyncGenerator<BackupLine> {
  const applied = await appliedMigrations(session);
  if (!applied) throw refusals.migrations('source', 'schema_migration');
  yield { kind: 'head', format: FORMAT, madeAt: madeAt.toISOString(), migrations: [...applied] };
  await session.query('begin isolation level repeatable read read only');
  await session.query(plainText);
  const tenants = await tenantsOf(session);
  for (const table of await movedTables(session)) {
    const sum = new RowSum();
    for await (const rows of rowsOf(session, table, tenants)) {
      for (const row of rows) {
        sum.add(row);
        if (!HISTORY.has(table.name)) for (const [key] of row.matchAll(FILE_KEY)) keys.add(key);
      }
      yield { kind: 'rows', table: table.name, rows };
    }
    yield { kind: 'table', table: table.name, rows: sum.rows, checksum: sum.checksum };
  }
  await session.query('commit');
}

const FILE_KEY = /\b\w{1,12}\/upload\/\d{8}\/[\da-f]{32}\.[\da-z]{1,8}\b/g;
/** Names files that were removed since. */
const HISTORY: ReadonlySet<string> = new Set(['audit_entry']);

/** Whether this account sees the rows of one tenant at a time. */
async function isSecured(session: Session, table: string): Promise<boolean> {
  const { rows } = await session.query<{ active: boolean }>('select row_security_active($1) as active', [table]);
  return rows[0]?.active === true;
}

/** The tenants whose rows are read one after another; null where this account sees the rows of all. */
async function tenantsOf(session: Session): Promise<readonly string[] | null> {
  if (!(await isSecured(session, 'audit_entry'))) return null;
  await session.query(`set local app.tenant = '${PLATFORM}'`);
  // Tenants that were removed as well: their rows are there.
  const { rows: tenants } = await session.query<{ code: string }>(
    'select distinct code from blade_system_tenant where code is not null',
  );
  return [...new Set([PLATFORM, ...tenants.map(({ code }) => code)])];
}

const PLATFORM = '000000';

async function* rowsOf(
  session: Session,
  table: MovedTable,
  tenants: readonly string[] | null,
): AsyncGenerator<string[]> {
  if (!tenants || !(await isSecured(session, table.name))) return yield* piecesOf(session, table);
  for (const tenant of tenants) {
    await session.query(`select set_config('app.tenant', $1, true)`, [tenant]);
    yield* piecesOf(session, table, tenant);
  }
}

/** Gives values from one piece of work to another, each when the one before was taken. */
class Handover<T> implements AsyncIterable<T> {
  #given: { value: T; taken: () => void } | null = null;
  #ended: { error?: unknown } | null = null;
  #wake: () => void = () => undefined;
  #isLeft = false;

  give(value: T): Promise<void> {
    if (this.#isLeft) return Promise.reject(new Error('Nobody takes the backup any more'));
    return new Promise((taken) => {
      this.#given = { value, taken };
      this.#wake();
    });
  }

  end(error?: unknown): void {
    this.#ended = error === undefined ? {} : { error };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    let taken: () => void = () => undefined;
    try {
      for (;;) {
        if (this.#given) {
          const { value } = this.#given;
          ({ taken } = this.#given);
          this.#given = null;
          yield value;
          taken();
        } else if (this.#ended) {
          if ('error' in this.#ended) throw this.#ended.error;
          return;
        } else await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    } finally {
      this.#isLeft = true;
      taken();
    }
  }
}

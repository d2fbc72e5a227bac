import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from 'kysely';
import type { Statement } from '../database';
import { identifier } from '../schema/identifier';

/** Composes only; statements run on the connection of the transaction. */
const composer = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export type Fragment = RawBuilder<unknown>;

export function name(of: string): Fragment {
  return sql.raw(identifier(of));
}

export function list(fragments: readonly Fragment[]): Fragment {
  return sql.join(fragments, sql.raw(', '));
}

export function compile(fragment: Fragment): Statement & { values: unknown[] } {
  const { sql: text, parameters } = fragment.compile(composer);
  return { text, values: [...parameters] };
}

const names = new Map<string, string>();
/** Shapes of reading statements are few; the limit only guards the server's memory against the unforeseen. */
const MOST_NAMES = 1_000;

/** Gives a statement a name, so that each connection plans it once. */
export function prepared(fragment: Fragment): Statement {
  const statement = compile(fragment);
  const known = names.get(statement.text);
  if (known) return { ...statement, name: known };
  if (names.size >= MOST_NAMES) return statement;
  const given = `rdm_${names.size + 1}`;
  names.set(statement.text, given);
  return { ...statement, name: given };
}

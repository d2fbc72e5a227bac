import { uncounted, type Counted, type Ephemeral } from '@rdm/core/internal/kernel';
import type { Database, Session } from '../database';
import { Listening } from './listening';

/** Milliseconds between two purges of what has expired. */
const PURGED_EVERY = 60_000;
const MOST_MESSAGE = 4_000;

const put = `insert into ephemeral (key, value, until)
  values ($1, $2::jsonb, clock_timestamp() + $3 * interval '1 millisecond')
  on conflict (key) do update set value = excluded.value, count = 0, until = excluded.until`;
const find = 'select value from ephemeral where key = $1 and until > clock_timestamp()';
const take = 'delete from ephemeral where key = $1 returning value, until > clock_timestamp() as fresh';
const left = 'greatest(0, ceil(extract(epoch from until - clock_timestamp()) * 1000))::float8 as left';
const count = `insert into ephemeral as kept (key, count, until)
  values ($1, $3, clock_timestamp() + $2 * interval '1 millisecond')
  on conflict (key) do update set
    count = case when kept.until > clock_timestamp() then kept.count + excluded.count else excluded.count end,
    until = case when kept.until > clock_timestamp() then kept.until else excluded.until end
  returning count::float8 as count, ${left}`;
const counted = `select count::float8 as count, ${left} from ephemeral where key = $1 and until > clock_timestamp()`;

export interface SharedEphemeral extends Ephemeral {
  close(): Promise<void>;
}

/**
 * The short-lived values of processes that share a PostgreSQL server: a table, whose times are those of the server, so
 * that the clocks of the processes need not agree, and `NOTIFY` between the processes.
 *
 * @param database connections of its own: a statement here is run while a transaction of the records is open, and must
 *   not wait for a connection that such a transaction holds
 * @param listenUrl where `LISTEN` works, which it does not through a pooler in transaction mode
 */
export function createSharedEphemeral(database: Database, listenUrl: string): SharedEphemeral {
  const run = <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
    database.use(async (session: Session) => (await session.query<Row>(text, values)).rows);
  const notify = (topic: string, message: string): Promise<void> =>
    run('select pg_notify($1, $2)', [Listening.CHANNEL, Listening.written(topic, message)]).then(() => undefined);
  const listening = new Listening(listenUrl, notify);
  let purged = Date.now();
  const purgeNowAndThen = () => {
    if (Date.now() - purged < PURGED_EVERY) return;
    purged = Date.now();
    void run('delete from ephemeral where until <= clock_timestamp()', []).catch(() => undefined);
  };
  return {
    get hears() {
      return listening.hears;
    },
    put: async (key, value, lifetime) => {
      purgeNowAndThen();
      await run(put, [key, JSON.stringify(value), lifetime]);
    },
    find: async <Value>(key: string) => (await run<{ value: Value }>(find, [key]))[0]?.value ?? null,
    take: async <Value>(key: string) => {
      const [row] = await run<{ value: Value; fresh: boolean }>(take, [key]);
      return row?.fresh ? row.value : null;
    },
    remove: async (key) => void (await run(take, [key])),
    count: async (key, lifetime, by = 1) => {
      purgeNowAndThen();
      return (await run<Counted>(count, [key, lifetime, by]))[0]!;
    },
    counted: async (key) => (await run<Counted>(counted, [key]))[0] ?? uncounted,
    publish: async (topic, message) => {
      if (message.length > MOST_MESSAGE) throw new RangeError('The message is too long for the other processes');
      await notify(topic, message);
    },
    subscribe: (topic, listener) => listening.subscribe(topic, listener),
    close: async () => {
      await listening.close();
      await database.close();
    },
  };
}

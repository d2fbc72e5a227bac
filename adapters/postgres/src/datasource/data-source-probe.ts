import type { DataSourceProbe, SourceAnswer, SourceConnection } from '@rdm/core/internal/develop';
import type { HostGate } from '@rdm/core/internal/system';
import type pg from 'pg';
import { sourceClient } from './source-client';
import { sourceFailure } from './source-failure';
import { readTable } from './source-table';

export interface ProbeOptions {
  /** Decides which hosts may be reached, and at which address. */
  readonly gate: HostGate;
  /** Timeout of one whole call, name resolution included. */
  readonly milliseconds?: number;
}

const FIVE_SECONDS = 5_000;

/** Connects to external PostgreSQL servers: only where the gate allows it, with a new connection for each call. */
export function createDataSourceProbe({ gate, milliseconds = FIVE_SECONDS }: ProbeOptions): DataSourceProbe {
  const reach = async <T>(
    source: SourceConnection,
    work: (client: pg.Client) => Promise<T>,
  ): Promise<SourceAnswer<T>> => {
    const until = deadline(milliseconds);
    try {
      const pinned = await Promise.race([gate.addressOf(source.host), until.passed]);
      if (pinned === LATE) return { ok: false, failure: 'unknownHost' };
      return pinned.ok ? await connected(source, pinned.value, milliseconds, until.passed, work) : pinned;
    } finally {
      until.cancel();
    }
  };
  return {
    test: (source) => reach(source, versionOf),
    table: (source, schema, name) => reach(source, (client) => readTable(client, schema, name)),
  };
}

const LATE = Symbol('late');

/** One timeout for everything a call does. */
function deadline(milliseconds: number): { readonly passed: Promise<typeof LATE>; cancel(): void } {
  let timer: ReturnType<typeof setTimeout>;
  const passed = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), milliseconds);
  });
  return { passed, cancel: () => clearTimeout(timer) };
}

async function connected<T>(
  source: SourceConnection,
  address: string,
  milliseconds: number,
  passed: Promise<typeof LATE>,
  work: (client: pg.Client) => Promise<T>,
): Promise<SourceAnswer<T>> {
  const client = sourceClient(source, address, milliseconds);
  // A connection error is reported by the call that fails because of it.
  client.on('error', () => undefined);
  const done = client.connect().then(() => work(client));
  try {
    const value = await Promise.race([done, passed]);
    return value === LATE ? { ok: false, failure: 'noAnswer' } : { ok: true, value };
  } catch (error) {
    return { ok: false, failure: sourceFailure(error) };
  } finally {
    done.catch(() => undefined);
    // Does not wait for a server that does not close its side.
    void client.end().catch(() => undefined);
    streamOf(client).destroy();
  }
}

/** The socket under a client, which its types do not name. */
const streamOf = (client: pg.Client) =>
  (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream;

/** `16.4 (Debian 16.4-1)` → `16.4` */
async function versionOf(client: pg.Client): Promise<{ readonly version: string }> {
  const { rows } = await client.query<{ version: unknown }>(`select current_setting('server_version') as version`);
  return { version: /^\d{1,3}(\.\d{1,3}){0,2}/.exec(String(rows[0]?.version ?? ''))?.[0] ?? '' };
}

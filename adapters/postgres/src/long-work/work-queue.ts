import type PgBoss from 'pg-boss';
import type { FileStore } from '@rdm/core/internal/evidence';
import type { Fault } from '@rdm/core/internal/kernel';
import type { AskedWork } from '@rdm/core/internal/records';
import type { Database } from '../database';
import { oneAtATime } from '../migration/one-at-a-time';
import type { SharedEphemeral } from '../ephemeral/shared-ephemeral';
import type { CarriedAnswer } from './carried-files';

/** Owned by pg-boss, which makes and changes its tables itself. */
export const SCHEMA = 'rdm_work';
export const QUEUE = 'long-work';

/** In ms; a process that has not said for so long that it is at work is taken for dead. */
export const ALIVE_FOR = 20_000;
const SWEPT_EVERY = 5_000;
/** How often work is begun in all; whatever ends its process that often would end it again. */
const ATTEMPTS = 4;

/** What stands in the queue. Files stand beside it in the file store. */
export interface QueuedWork extends AskedWork {
  readonly files: readonly string[];
}

/** What became of work: an answer, a refusal, or a failure that its process has logged. */
export type WorkEnd = { readonly files: readonly string[] } & (
  | { readonly answer: CarriedAnswer }
  | { readonly fault: Fault }
  | { readonly failed: true }
);

export type WorkJob = PgBoss.JobWithMetadata<QueuedWork>;

/** Messages between the processes. */
export const topics = { queued: 'work queued', ended: 'work ended', cancelled: 'work cancelled' } as const;

export const aliveKey = (id: string): string => `work alive ${id}`;
export const cancelKey = (id: string): string => `work cancelled ${id}`;

export interface WorkQueueOptions {
  /** Connections of its own, as those of the short-lived values. */
  readonly database: Database;
  readonly ephemeral: SharedEphemeral;
  /** Where the files of work are between two processes. */
  readonly fileStore: FileStore;
  /** For what failed beside the work. */
  readonly onFault: (error: unknown) => void;
}

/**
 * The queue of long work on a PostgreSQL server. Each of its processes looks every five seconds for work whose process
 * has died, which is begun anew, and forgets what ended a day ago.
 */
export class WorkQueue {
  #sweeping: NodeJS.Timeout | undefined;

  private constructor(
    readonly options: WorkQueueOptions,
    readonly boss: PgBoss,
  ) {}

  static async open(options: WorkQueueOptions): Promise<WorkQueue> {
    // An embedded database has no queue.
    const { default: Boss } = await import('pg-boss');
    const boss = new Boss({
      schema: SCHEMA,
      db: {
        executeSql: (text: string, values: unknown[]) => options.database.use((session) => session.query(text, values)),
      },
      // Both would keep timers of their own; work is swept and nothing is planned.
      supervise: false,
      schedule: false,
    });
    boss.on('error', options.onFault);
    const queue = new WorkQueue(options, boss);
    // Two that make the same schema at once fail, as `if not exists` does not keep them apart.
    await oneAtATime(options.database, async () => {
      await queue.boss.start();
      await queue.boss.createQueue(QUEUE, { name: QUEUE, policy: 'standard', retryLimit: ATTEMPTS - 1 });
    });
    queue.#sweeping = setInterval(() => void queue.sweep().catch(options.onFault), SWEPT_EVERY).unref();
    return queue;
  }

  run<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }> {
    return this.options.database.use((session) => session.query<Row>(text, values));
  }

  async jobOf(id: string): Promise<WorkJob | null> {
    return (await this.boss.getJobById<QueuedWork>(QUEUE, id)) as WorkJob | null;
  }

  /** Of all tenants: what waits, and what runs. */
  async counts(): Promise<{ readonly waiting: number; readonly running: number }> {
    const { rows } = await this.run<{ waiting: number; running: number }>(
      `select count(*) filter (where state <> 'active')::int as waiting,
        count(*) filter (where state = 'active')::int as running
      from ${SCHEMA}.job where name = $1 and state in ('created', 'retry', 'active')`,
      [QUEUE],
    );
    return rows[0]!;
  }

  /** Gives work of dead processes to others, and forgets what has ended, with its files. */
  async sweep(): Promise<void> {
    const { rows: lost } = await this.run<{ id: string }>(lostWork, [QUEUE, ALIVE_FOR]);
    for (const { id } of lost) {
      await this.boss.fail(QUEUE, id, { lost: true });
      await this.options.ephemeral.publish(topics.queued, id);
    }
    const { rows: over } = await this.run<{ id: string; files: readonly string[] | null }>(endedWork, [QUEUE]);
    for (const { id, files } of over) {
      for (const key of files ?? []) await this.options.fileStore.remove(key);
      await this.boss.deleteJob(QUEUE, id);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    await this.boss.stop({ graceful: false });
  }
}

const lostWork = `select id from ${SCHEMA}.job
  where name = $1 and state = 'active' and started_on < now() - $2 * interval '1 millisecond'
    and not exists (select from ephemeral where key = 'work alive ' || job.id and until > clock_timestamp())`;
const endedWork = `select id, coalesce(data -> 'files', '[]') || coalesce(output -> 'files', '[]') as files
  from ${SCHEMA}.job
  where name = $1 and state in ('completed', 'cancelled', 'failed') and completed_on < now() - interval '1 day'
  limit 50`;

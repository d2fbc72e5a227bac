import { OUTCOME_UNKNOWN, Refusal } from '@rdm/core/internal/kernel';
import { type AskedWork, type WorkInHand } from '@rdm/core/internal/records';
import { DATABASE_AWAY } from '../refusal-behind';
import { CarriedFiles } from './carried-files';
import {
  ALIVE_FOR,
  QUEUE,
  aliveKey,
  cancelKey,
  topics,
  type WorkEnd,
  type WorkJob,
  type WorkQueue,
} from './work-queue';

/** In ms; queued work is told by a message, and looked for as often as this. */
const LOOKED_EVERY = 2_000;
const SAID_ALIVE_EVERY = 2_000;
/** Pieces of work that a process does side by side: one that reads a large file must not hold up a short one. */
const AT_ONCE = 2;

const UNDECIDED: ReadonlySet<string> = new Set([DATABASE_AWAY, OUTCOME_UNKNOWN]);

export type DoesQueued = (asked: AskedWork, work: WorkInHand) => Promise<unknown>;

/** A process that does the work of a queue until it is closed. */
export class WorkLoop {
  readonly #cancelled = new Map<string, AbortController>();
  readonly #wake = new Set<() => void>();
  readonly #loops: readonly Promise<void>[];
  readonly #unsubscribe: readonly (() => void)[];
  #closing = false;

  constructor(
    private readonly queue: WorkQueue,
    private readonly does: DoesQueued,
  ) {
    const { ephemeral } = queue.options;
    this.#unsubscribe = [
      ephemeral.subscribe(topics.queued, () => this.#wakeAll()),
      ephemeral.subscribe(topics.cancelled, (id) => this.#cancelled.get(id ?? '')?.abort()),
    ];
    this.#loops = Array.from({ length: AT_ONCE }, () => this.#loop());
  }

  /**
   * Takes no further work, and waits for what is being done. What does not end in time is given back to the queue.
   *
   * @param grace in ms
   */
  async close(grace: number): Promise<void> {
    this.#closing = true;
    for (const each of this.#unsubscribe) each();
    this.#wakeAll();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, grace)));
    await Promise.race([Promise.all(this.#loops), late]);
    clearTimeout(timer);
    for (const [id, controller] of this.#cancelled) {
      controller.abort();
      await this.queue.boss.fail(QUEUE, id, { lost: true });
    }
  }

  #wakeAll(): void {
    for (const wake of this.#wake) wake();
  }

  async #loop(): Promise<void> {
    while (!this.#closing) {
      try {
        const [job] = await this.queue.boss.fetch<AskedWork>(QUEUE, { includeMetadata: true });
        if (job) await this.#do(job as WorkJob);
        else await this.#aWhile();
      } catch (error) {
        // The database is away: what was begun is found by the others, or by this process, when it is back.
        this.queue.options.onFault(error);
        await this.#aWhile();
      }
    }
  }

  #aWhile(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#wake.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, this.#closing ? 0 : LOOKED_EVERY);
      this.#wake.add(wake);
    });
  }

  async #do({ id, data }: WorkJob): Promise<void> {
    const { boss, options } = this.queue;
    const controller = new AbortController();
    this.#cancelled.set(id, controller);
    const beat = async () => {
      await options.ephemeral.put(aliveKey(id), true, ALIVE_FOR);
      if ((await options.ephemeral.find(cancelKey(id))) !== null) controller.abort();
    };
    const beating = setInterval(() => void beat().catch(options.onFault), SAID_ALIVE_EVERY);
    try {
      await beat();
      const files = new CarriedFiles(options.fileStore, data.by.tenantId);
      const end = await this.#endOf(data, { id, cancellation: controller.signal }, files);
      if (end === 'again') await boss.fail(QUEUE, id, { again: true });
      else {
        await boss.complete(QUEUE, id, end);
        await files.drop(data.files);
      }
      await options.ephemeral.publish(topics.ended, id);
    } finally {
      clearInterval(beating);
      this.#cancelled.delete(id);
    }
  }

  /** What became of the work; `again` where nobody can tell, because the database went away meanwhile. */
  async #endOf(data: WorkJob['data'], work: WorkInHand, files: CarriedFiles): Promise<WorkEnd | 'again'> {
    try {
      const answer = await this.does({ ...data, args: await files.received(data.args) }, work);
      return await files.answered(answer, work.cancellation);
    } catch (error) {
      if (!(error instanceof Refusal)) {
        this.queue.options.onFault(error);
        return { failed: true, files: [] };
      }
      return UNDECIDED.has(error.fault.name) ? 'again' : { fault: error.fault, files: [] };
    }
  }
}

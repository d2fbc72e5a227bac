import { Refusal } from '@rdm/core/kernel';
import type { Session, Statement, Transaction } from '../database';
import { diskFull } from '../disk-full';
import { heldByOthers } from '../refusal-behind';
import type { KeyedLocks } from './keyed-locks';
import type { Parts } from './parts';
import type { Holder } from './turns';

/** The connection while it is lent. */
export interface Lease extends Session {
  /** Rises when the engine is started again. */
  readonly start: number;
  giveBack(): void;
}

/**
 * A transaction on the one connection of the engine. While it has only read, or all it has written is set aside, it lets
 * others go first when they wait: what it has read is over then, and it goes on with a transaction of the engine begun
 * anew, as every statement sees what was committed before it anyway. Once it has written it keeps the connection.
 */
export class EmbeddedTransaction implements Transaction, Holder {
  readonly begun = Promise.resolve();
  /** Settles when all that was asked for is over. */
  #last: Promise<unknown> = Promise.resolve();
  #lease: Lease | null = null;
  #isBusy = false;
  #isAsked = false;
  /** What was done on the connection is lost without it. */
  #isBound = false;
  #hasWritten = false;
  #isOver = false;
  /** Why it cannot be committed. */
  #failure: { readonly cause: unknown } | null = null;
  #start: number | null = null;

  constructor(
    private readonly opening: string,
    private readonly lend: (holder: Holder) => Promise<Lease>,
    private readonly locks: KeyedLocks<object>,
    private readonly parts: Parts,
  ) {}

  query<Row extends object>(statement: string | Statement, values?: unknown[]) {
    return this.#next(async () => {
      const lease = await this.#hold();
      try {
        return await lease.query<Row>(statement, values);
      } catch (error) {
        // The engine takes nothing more of it but its end.
        this.#isBound = true;
        throw error;
      }
    });
  }

  lock(key: string): Promise<void> {
    return this.#next(() => this.#lock(key));
  }

  writing(table: string | null): Promise<void> {
    return this.#next(async () => {
      // Its rows may be written in a part: whoever wrote them as well would wait within the engine, for ever.
      if (table !== null) await this.#lock(`table ${table}`);
      this.#isBound = true;
      this.#hasWritten = true;
    });
  }

  readonly setAside = (): Promise<void> =>
    this.#next(async () => {
      this.#isBound = false;
    });

  commit(): Promise<{ readonly command: string }> {
    return this.#next(async () => {
      if (this.#failure) throw this.#failure.cause;
      const answer = await this.#commit();
      this.#isOver = true;
      this.#giveBack();
      return answer;
    });
  }

  asked(): void {
    this.#isAsked = true;
    if (!this.#isBusy) void this.#next(async () => undefined);
  }

  /** Leaves nothing behind that is not committed. */
  async end(): Promise<void> {
    await this.#last;
    try {
      if (!this.#isOver) await this.#rollBack();
    } catch {
      // The engine has stopped: its next start leaves nothing behind.
    } finally {
      this.#isOver = true;
      this.#giveBack();
      this.locks.releaseAll(this);
    }
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      this.#isBusy = true;
      try {
        return await work();
      } finally {
        if (this.#isAsked && !this.#isBound) await this.#rest();
        this.#isBusy = false;
      }
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #hold(): Promise<Lease> {
    if (this.#failure) throw this.#failure.cause;
    if (this.#lease) return this.#lease;
    const lease = await this.lend(this);
    this.#lease = lease;
    this.#start ??= lease.start;
    if (lease.start !== this.#start && this.parts.any) {
      this.parts.forget();
      // Nothing else has it started again, and that has undone what this transaction had written.
      throw this.#fail(new Refusal(diskFull()));
    }
    try {
      await lease.query(this.opening);
    } catch (error) {
      throw this.#fail(error);
    }
    return lease;
  }

  async #lock(key: string): Promise<void> {
    if (this.locks.tryTake(key, this)) return;
    if (!this.#isBound) await this.#rest();
    // Whoever has it needs the connection to come to its end.
    const taken = this.#lease === null ? this.locks.take(key, this) : null;
    if (taken === null) throw new Refusal(heldByOthers());
    await taken;
  }

  async #rest(): Promise<void> {
    const lease = this.#lease;
    if (lease === null || (this.#hasWritten && !this.parts.hasRoom)) return;
    try {
      if (this.#hasWritten) await this.parts.prepare(lease);
      else await lease.query('commit');
      this.#hasWritten = false;
      this.#giveBack();
    } catch (error) {
      this.#fail(error);
    }
  }

  async #commit(): Promise<{ readonly command: string }> {
    if (this.parts.any) {
      await this.parts.commit(await this.#hold());
      return { command: 'COMMIT' };
    }
    // All that was read is over already.
    return this.#lease ? this.#lease.query('commit') : { command: 'COMMIT' };
  }

  async #rollBack(): Promise<void> {
    if (this.#lease) await this.#lease.query('rollback');
    if (!this.parts.any || this.parts.isComplete) return;
    this.#lease ??= await this.lend(this);
    if (this.#lease.start === this.#start) await this.parts.rollBack(this.#lease);
    else this.parts.forget();
  }

  #fail(cause: unknown): unknown {
    this.#failure ??= { cause };
    this.#isBound = true;
    return cause;
  }

  #giveBack(): void {
    this.#isAsked = false;
    this.#lease?.giveBack();
    this.#lease = null;
  }
}

import type { Session } from '../database';

/** Parts of transactions the engine has room for, some 30 kB each. */
const ROOM = 400;
/** Of them those kept for the last parts, without which no transaction comes to its end. */
const KEPT = 20;

/** What the engine is started with so that it prepares parts. */
export const partsParameters = ['-c', `max_prepared_transactions=${ROOM}`];

/** How many parts of all transactions the engine holds. */
export interface PartsHeld {
  count: number;
}

/**
 * One transaction in several parts, each prepared as PostgreSQL does for transactions over several databases: on the disk,
 * seen by nobody, and not bound to the connection. Once the last part is prepared the transaction holds; before that a
 * restart undoes all of it.
 */
export class Parts {
  readonly #names: string[] = [];
  #isComplete = false;

  /** @param name no other transaction has it: letters and digits */
  constructor(
    private readonly name: string,
    private readonly held: PartsHeld,
  ) {}

  get any(): boolean {
    return this.#names.length > 0;
  }

  /** Whether what happens next may not be undone any more. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  get hasRoom(): boolean {
    return this.held.count < ROOM - KEPT;
  }

  /** Prepares what the transaction under way has written. */
  prepare(session: Session): Promise<void> {
    return this.#prepare(session, `${this.name}:${this.#names.length + 1}`);
  }

  /** Prepares the last part and commits them all. */
  async commit(session: Session): Promise<void> {
    await this.#prepare(session, `${this.name}:${LAST}`);
    this.#isComplete = true;
    await this.#end(session, 'commit');
  }

  rollBack(session: Session): Promise<void> {
    return this.#end(session, 'rollback');
  }

  /** To be called when the engine was started again, which settles them. */
  forget(): void {
    this.held.count -= this.#names.length;
    this.#names.length = 0;
  }

  async #prepare(session: Session, name: string): Promise<void> {
    const { command } = await session.query(`prepare transaction '${name}'`);
    // A transaction in which a statement failed is rolled back by this without an error.
    if (command !== 'PREPARE') throw new Error(`The engine has not prepared ${name}: ${command}`);
    this.held.count += 1;
    this.#names.push(name);
  }

  async #end(session: Session, how: 'commit' | 'rollback'): Promise<void> {
    // The last one stands until all others are committed: whoever finds it after a kill goes on.
    for (const name of this.#names) await session.query(`${how} prepared '${name}'`);
    this.forget();
  }
}

const LAST = 'last';

/** Brings transactions in parts to their end that a kill or a full disk has interrupted. To be called after a start. */
export async function settleParts(session: Session): Promise<void> {
  const { rows } = await session.query<{ gid: string }>('select gid from pg_prepared_xacts');
  const names = rows.map(({ gid }) => gid);
  const complete = new Set(names.filter((name) => name.endsWith(`:${LAST}`)).map(transactionOf));
  const lastAtTheEnd = (one: string, other: string) => Number(one.endsWith(LAST)) - Number(other.endsWith(LAST));
  for (const name of names.sort(lastAtTheEnd)) {
    await session.query(`${complete.has(transactionOf(name)) ? 'commit' : 'rollback'} prepared '${name}'`);
  }
}

const transactionOf = (name: string) => name.slice(0, name.indexOf(':'));

/**
 * Processes sign-ins one at a time: each costs a password hash, and a burst of a hundred must not starve the requests of
 * signed-in users. Addresses take turns, so that a burst from one of them does not hold up the others; those of one
 * address come in their order. The turns protect the processor, so each process has its own.
 */
export class SignInTurns {
  /** Waiting work by address; the address first in the map is next. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  #working = false;

  /** Runs the work in its turn, and returns or throws its result. */
  take<T>(address: string, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const turn = () => work().then(resolve, reject);
      const own = this.#waiting.get(address);
      if (own) own.push(turn);
      else this.#waiting.set(address, [turn]);
      if (!this.#working) void this.#workOff();
    });
  }

  async #workOff(): Promise<void> {
    this.#working = true;
    for (let next = this.#next(); next; next = this.#next()) await next();
    this.#working = false;
  }

  #next(): (() => Promise<void>) | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [address, turns] = first;
    const turn = turns.shift();
    this.#waiting.delete(address);
    // Behind all the others.
    if (turns.length > 0) this.#waiting.set(address, turns);
    return turn;
  }
}

interface Lock<Owner> {
  owner: Owner;
  readonly waiting: { readonly owner: Owner; readonly begin: () => void }[];
}

/**
 * Locks by key within the process, each held by one owner until he releases all of his. The engine has locks of its own,
 * but whoever waited for one of them would keep its one connection from the owner.
 */
export class KeyedLocks<Owner extends object> {
  readonly #locks = new Map<string, Lock<Owner>>();
  readonly #keysOf = new Map<Owner, string[]>();
  readonly #waitingFor = new Map<Owner, string>();

  /** Answers whether the owner holds it now, or did before. */
  tryTake(key: string, owner: Owner): boolean {
    const lock = this.#locks.get(key);
    if (lock) return lock.owner === owner;
    this.#locks.set(key, { owner, waiting: [] });
    this.#hold(key, owner);
    return true;
  }

  /**
   * Waits until the key is free.
   * @returns null where that would be for ever, as its owner waits for this one
   */
  take(key: string, owner: Owner): Promise<void> | null {
    if (this.tryTake(key, owner)) return Promise.resolve();
    if (this.#waitsFor(key, owner)) return null;
    this.#waitingFor.set(owner, key);
    return new Promise((begin) => this.#locks.get(key)!.waiting.push({ owner, begin }));
  }

  releaseAll(owner: Owner): void {
    for (const key of this.#keysOf.get(owner) ?? []) {
      const lock = this.#locks.get(key)!;
      const next = lock.waiting.shift();
      if (next) {
        lock.owner = next.owner;
        this.#waitingFor.delete(next.owner);
        this.#hold(key, next.owner);
        next.begin();
      } else this.#locks.delete(key);
    }
    this.#keysOf.delete(owner);
  }

  #hold(key: string, owner: Owner): void {
    const keys = this.#keysOf.get(owner);
    if (keys) keys.push(key);
    else this.#keysOf.set(owner, [key]);
  }

  /** Whether the owner of a key waits, directly or behind others, for one that `owner` holds. */
  #waitsFor(key: string, owner: Owner): boolean {
    for (let wanted: string | undefined = key; wanted !== undefined;) {
      const holder: Owner = this.#locks.get(wanted)!.owner;
      if (holder === owner) return true;
      wanted = this.#waitingFor.get(holder);
    }
    return false;
  }
}

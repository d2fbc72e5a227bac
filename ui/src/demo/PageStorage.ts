/** An in-memory replacement for browser storage; a reload clears it. */
export class PageStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly #values = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }

  removeItem(key: string): void {
    this.#values.delete(key);
  }
}

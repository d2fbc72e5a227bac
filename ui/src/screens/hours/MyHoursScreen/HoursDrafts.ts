/** Hours typed but not submitted, by project. */
export type TypedLines = ReadonlyMap<string, string>;

/** What was typed into a month, in local storage. If it is full or disabled nothing is stored; the page still works. */
export class HoursDrafts {
  constructor(
    private readonly storage: Storage,
    private readonly owner: string,
  ) {}

  read(month: string): TypedLines {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(this.#key(month)) ?? 'null');
      return new Map(Array.isArray(kept) ? kept.filter(isLine) : []);
    } catch {
      return new Map();
    }
  }

  keep(month: string, lines: TypedLines): void {
    try {
      if (lines.size === 0) this.storage.removeItem(this.#key(month));
      else this.storage.setItem(this.#key(month), JSON.stringify([...lines]));
    } catch {
      // Storage full: the values on the screen are kept.
    }
  }

  #key(month: string): string {
    return `rdm.draft/${this.owner}/hoursmonth/${month}`;
  }
}

const isLine = (kept: unknown): kept is [string, string] =>
  Array.isArray(kept) && kept.length === 2 && kept.every((each) => typeof each === 'string');

/** An unsaved cell with the version it is based on, 0 for a new one. */
export interface TypedHours {
  readonly hours: string;
  readonly version: number;
}

/** What was typed into the grid of a month, by cell. */
export type TypedCells = ReadonlyMap<string, TypedHours>;

/** Unsaved hours by month in local storage. If it is full or disabled nothing is stored; the grid still works. */
export class MonthDrafts {
  constructor(
    private readonly storage: Storage,
    private readonly owner: string,
  ) {}

  read(month: string): TypedCells {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(this.#key(month)) ?? 'null');
      return new Map(Array.isArray(kept) ? kept.filter(isTypedCell) : []);
    } catch {
      return new Map();
    }
  }

  keep(month: string, cells: TypedCells): void {
    try {
      if (cells.size === 0) this.storage.removeItem(this.#key(month));
      else this.storage.setItem(this.#key(month), JSON.stringify([...cells]));
    } catch {
      // Storage full: the values on the screen are kept.
    }
  }

  #key(month: string): string {
    return `rdm.draft/${this.owner}/worktime/${month}`;
  }
}

function isTypedCell(kept: unknown): kept is [string, TypedHours] {
  if (!Array.isArray(kept) || typeof kept[0] !== 'string') return false;
  const typed: unknown = kept[1];
  if (typeof typed !== 'object' || typed === null) return false;
  return typeof Reflect.get(typed, 'hours') === 'string' && typeof Reflect.get(typed, 'version') === 'number';
}

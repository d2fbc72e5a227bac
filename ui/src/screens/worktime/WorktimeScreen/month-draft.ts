/** A cell typed in and not yet saved, over the version that stood there, 0 where nothing did. */
export interface TypedHours {
  readonly hours: string;
  readonly version: number;
}

/** What was typed into the grid of a month, by cell. */
export type TypedCells = ReadonlyMap<string, TypedHours>;

/** Unsaved hours of months on this machine. A full or closed storage keeps nothing; the grid works on. */
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
      // Out of room: what is on the screen is still there.
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

import { makeAutoObservable, observableRef } from 'mobx';
import { declaredLayout, type ColumnLayout, type Density } from '../../components';

interface Kept extends ColumnLayout {
  readonly density: Density;
}

/** How one person likes to see one list: order, choice and widths of the columns, height of the rows; kept on this machine. */
export class ListPreferences {
  layout: ColumnLayout = declaredLayout;
  density: Density = 'normal';
  readonly #storage: Storage;
  readonly #key: string;

  constructor(storage: Storage, key: string) {
    this.#storage = storage;
    this.#key = key;
    const kept = read(storage.getItem(key));
    if (kept) {
      const { density, ...layout } = kept;
      this.layout = layout;
      this.density = density;
    }
    makeAutoObservable(this, { layout: observableRef });
  }

  setLayout(layout: ColumnLayout): void {
    this.layout = layout;
    this.#keep();
  }

  toggleDensity(): void {
    this.density = this.density === 'normal' ? 'compact' : 'normal';
    this.#keep();
  }

  #keep(): void {
    const kept: Kept = { ...this.layout, density: this.density };
    try {
      this.#storage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // A full or closed storage keeps nothing; the list looks as chosen until it is left.
    }
  }
}

/** What was kept; order and widths came later than the rest and may be missing. */
function read(kept: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { order = [], hidden, widths = {}, density } = value as Partial<Kept>;
    if (!Array.isArray(order) || !Array.isArray(hidden)) return null;
    if (density !== 'normal' && density !== 'compact') return null;
    const numbers = Object.entries(widths).filter(([, width]) => Number.isFinite(width));
    return { order: order.map(String), hidden: hidden.map(String), widths: Object.fromEntries(numbers), density };
  } catch {
    // What another version of the program left behind counts as nothing.
    return null;
  }
}

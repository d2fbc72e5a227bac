import { makeAutoObservable, observableRef } from 'mobx';
import { declaredLayout, type ColumnLayout, type Density } from '../../components';

interface Kept extends ColumnLayout {
  readonly density: Density;
}

/** A user's settings for one list, kept in local storage: column order, visibility and widths, row height. */
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
      // If storage is full or unavailable, the settings last until the list is left.
    }
  }
}

/** Parses the stored settings; order and widths are missing from those of older versions. */
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
    // Invalid settings, as of another program version, are ignored.
    return null;
  }
}

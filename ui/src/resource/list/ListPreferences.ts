import { makeAutoObservable, observableRef } from 'mobx';
import { declaredLayout, type ColumnLayout, type Density } from '../../components';

interface Kept extends ColumnLayout {
  readonly density: Density;
  /** Rows of a page; null where nobody has chosen. */
  readonly size: number | null;
}

/** A user's settings for one list, kept in local storage: column order, visibility and widths, row height, rows of a page. */
export class ListPreferences {
  layout: ColumnLayout = declaredLayout;
  density: Density = 'normal';
  size: number | null = null;
  readonly #storage: Storage;
  readonly #key: string;

  constructor(storage: Storage, key: string) {
    this.#storage = storage;
    this.#key = key;
    const kept = read(storage.getItem(key));
    if (kept) {
      const { density, size, ...layout } = kept;
      this.layout = layout;
      this.density = density;
      this.size = size;
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

  setSize(size: number): void {
    this.size = size;
    this.#keep();
  }

  #keep(): void {
    const kept: Kept = { ...this.layout, density: this.density, size: this.size };
    try {
      this.#storage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // If storage is full or unavailable, the settings last until the list is left.
    }
  }
}

/** As many as the pager offers. */
const MOST_ROWS = 200;

/** Parses the stored settings; order, widths and size are missing from those of older versions. */
function read(kept: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { order = [], hidden, widths = {}, density, size: chosen = null } = value as Partial<Kept>;
    if (!Array.isArray(order) || !Array.isArray(hidden)) return null;
    if (density !== 'normal' && density !== 'compact') return null;
    const numbers = Object.entries(widths).filter(([, width]) => Number.isFinite(width));
    const size = Number.isInteger(chosen) && Number(chosen) > 0 && Number(chosen) <= MOST_ROWS ? chosen : null;
    return { order: order.map(String), hidden: hidden.map(String), widths: Object.fromEntries(numbers), density, size };
  } catch {
    // Invalid settings, as of another program version, are ignored.
    return null;
  }
}

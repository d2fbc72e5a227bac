import { makeAutoObservable } from 'mobx';
import type { Density } from '../../components';

interface Kept {
  readonly hidden: readonly string[];
  readonly density: Density;
}

/** How one person likes to see one list: hidden columns and height of the rows, kept on this machine. */
export class ListPreferences {
  hidden: readonly string[] = [];
  density: Density = 'normal';
  readonly #storage: Storage;
  readonly #key: string;

  constructor(storage: Storage, key: string) {
    this.#storage = storage;
    this.#key = key;
    const kept = read(storage.getItem(key));
    if (kept) {
      this.hidden = kept.hidden;
      this.density = kept.density;
    }
    makeAutoObservable(this);
  }

  toggleColumn(name: string): void {
    this.hidden = this.hidden.includes(name) ? this.hidden.filter((other) => other !== name) : [...this.hidden, name];
    this.#keep();
  }

  toggleDensity(): void {
    this.density = this.density === 'normal' ? 'compact' : 'normal';
    this.#keep();
  }

  #keep(): void {
    this.#storage.setItem(this.#key, JSON.stringify({ hidden: this.hidden, density: this.density } satisfies Kept));
  }
}

function read(kept: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { hidden, density } = value as Partial<Kept>;
    if (!Array.isArray(hidden) || (density !== 'normal' && density !== 'compact')) return null;
    return { hidden: hidden.map(String), density };
  } catch {
    // What another version of the program left behind counts as nothing.
    return null;
  }
}

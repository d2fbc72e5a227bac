import type { Draft } from '@rdm/core/kernel';
import type { Option } from '../../components';

/** What was typed and not yet saved, with the labels of the chosen references. */
export interface LocalDraft {
  readonly values: Draft;
  readonly references: Readonly<Record<string, readonly Option[]>>;
  /** The version of the record it was typed over; null for a new one. */
  readonly version: number | null;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
}

/** Unsaved drafts of one form on this machine. A full or closed storage keeps nothing; the form works on. */
export class LocalDrafts {
  constructor(
    readonly storage: Storage,
    readonly key: string,
  ) {}

  read(): LocalDraft | null {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(this.key) ?? 'null');
      return isLocalDraft(kept) ? kept : null;
    } catch {
      return null;
    }
  }

  keep(draft: LocalDraft): void {
    try {
      this.storage.setItem(this.key, JSON.stringify(draft));
    } catch {
      // Out of room: what is on the screen is still there.
    }
  }

  drop(): void {
    this.storage.removeItem(this.key);
  }
}

function isLocalDraft(kept: unknown): kept is LocalDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { values, references, version, keptAt } = kept as Partial<LocalDraft>;
  return (
    typeof values === 'object' &&
    values !== null &&
    typeof references === 'object' &&
    references !== null &&
    (version === null || typeof version === 'number') &&
    typeof keptAt === 'number'
  );
}

import type { Draft } from '@rdm/core/internal/records';
import type { Option } from '../../components';

/** What was typed into the fields of one record, with the labels of the chosen references. */
export interface EntryDraft {
  readonly values: Draft;
  readonly references: Readonly<Record<string, readonly Option[]>>;
  /** The version of the record it was typed over; null for a new one. */
  readonly version: number | null;
}

/** What was typed into a form and not yet saved. */
export interface LocalDraft {
  /** By part of the form. */
  readonly parts: Readonly<Record<string, EntryDraft>>;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
  /** Idempotency key of the submit: finds out whether one that got no response was written. */
  readonly key: string;
  /** The session ended while typing, so the form restores this draft without asking. */
  readonly resume: boolean;
}

/** Unsaved drafts of one form in local storage. If storage is full or unavailable, nothing is kept. */
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
      // Storage is full; the input is still on the screen.
    }
  }

  drop(): void {
    try {
      this.storage.removeItem(this.key);
    } catch {
      // Storage is unavailable, so there is nothing to drop.
    }
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isLocalDraft(kept: unknown): kept is LocalDraft {
  if (!isObject(kept) || !isObject(kept.parts)) return false;
  const { keptAt, key, resume } = kept;
  const isSaid = typeof keptAt === 'number' && typeof key === 'string' && typeof resume === 'boolean';
  return isSaid && Object.values(kept.parts).every(isEntryDraft);
}

function isEntryDraft(kept: unknown): kept is EntryDraft {
  if (!isObject(kept)) return false;
  const { values, references, version } = kept;
  return isObject(values) && isObject(references) && (version === null || typeof version === 'number');
}

import { makeAutoObservable, observable } from 'mobx';
import type { StoredRecord } from '@rdm/core/internal/records';
import type { RecordForm } from './RecordForm';

export type Version = 'stored' | 'typed';

/** A field whose stored and typed values differ. */
export interface Difference {
  /** Names it among all differences of the form. */
  readonly key: string;
  readonly form: RecordForm;
  readonly stored: StoredRecord;
  readonly field: string;
}

/**
 * Merges two versions of a form after an optimistic locking conflict: the one stored meanwhile and the one typed. By
 * default fields changed since the form was opened keep the typed value, all others take the stored one.
 */
export class FormConflict {
  readonly differences: readonly Difference[];
  readonly #choice = observable.map<string, Version>();
  readonly #stored: readonly (readonly [RecordForm, StoredRecord])[];

  /** `isShown` excludes fields that are derived from another one. */
  constructor(
    stored: readonly (readonly [RecordForm, StoredRecord])[],
    isShown: (place: { readonly part: string; readonly field: string }) => boolean = () => true,
  ) {
    this.#stored = stored;
    this.differences = stored.flatMap(([form, record]) =>
      form
        .differences(record)
        .filter((field) => isShown({ part: form.part, field }))
        .map((field) => ({ key: form.anchor(field), form, stored: record, field })),
    );
    for (const { key, form, field } of this.differences) {
      this.#choice.set(key, form.isChanged(field) ? 'typed' : 'stored');
    }
    makeAutoObservable(this, { differences: false });
  }

  chosen(key: string): Version {
    return this.#choice.get(key) ?? 'stored';
  }

  choose(key: string, version: Version): void {
    this.#choice.set(key, version);
  }

  chooseAll(version: Version): void {
    for (const { key } of this.differences) this.#choice.set(key, version);
  }

  /** Rebases the form on the stored version, keeping the typed values that were chosen. */
  settle(): void {
    for (const [form, record] of this.#stored) {
      const kept = this.differences.filter((each) => each.form === form && this.chosen(each.key) === 'typed');
      form.rebase(record, new Set(kept.map(({ field }) => field)));
    }
  }
}

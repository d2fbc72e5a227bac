import { makeAutoObservable, observable } from 'mobx';
import type { StoredRecord } from '@rdm/core/records';
import type { RecordForm } from './RecordForm';

export type Version = 'stored' | 'typed';

/** A field that reads otherwise in what is stored and in what is typed. */
export interface Difference {
  /** Names it among all differences of the form. */
  readonly key: string;
  readonly form: RecordForm;
  readonly stored: StoredRecord;
  readonly field: string;
}

/**
 * Two versions of what a form holds: as someone else stored it meanwhile, and as it was typed. What was typed over
 * since the form was opened is to stay at first, all else is to be as stored.
 */
export class FormConflict {
  readonly differences: readonly Difference[];
  readonly #choice = observable.map<string, Version>();
  readonly #stored: readonly (readonly [RecordForm, StoredRecord])[];

  /** `isShown` tells the fields of the form from those that follow another one. */
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

  /** The form goes on from what is stored, with what was chosen to stay of what was typed. */
  settle(): void {
    for (const [form, record] of this.#stored) {
      const kept = this.differences.filter((each) => each.form === form && this.chosen(each.key) === 'typed');
      form.rebase(record, new Set(kept.map(({ field }) => field)));
    }
  }
}

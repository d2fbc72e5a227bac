import { computed, computedStruct, makeObservable } from 'mobx';
import type { Text } from '@rdm/core/internal/kernel';
import type { Option } from '../../components';

/** The parts of a form that one field depends on. */
export interface FormOfField {
  readonly values: Readonly<Record<string, unknown>>;
  readonly references: Readonly<Record<string, readonly Option[]>>;
  isShown(name: string): boolean;
  isEditable(name: string): boolean;
  isRequired(name: string): boolean;
  labelOf(name: string): Text;
  errorOf(name: string): Text | undefined;
  warningOf(name: string): Text | undefined;
  set(name: string, value: unknown, options: readonly Option[]): void;
}

/** One field of a form as an observable for its control; unaffected by changes of other fields. */
export class FieldEntry {
  readonly #form: FormOfField;

  constructor(
    form: FormOfField,
    readonly name: string,
  ) {
    this.#form = form;
    makeObservable(this, {
      value: computed,
      chosen: computed,
      isShown: computed,
      isEditable: computed,
      isRequired: computed,
      label: computedStruct,
      error: computedStruct,
      warning: computedStruct,
    });
  }

  get value(): unknown {
    return this.#form.values[this.name];
  }

  /** The records a reference names, with their labels. */
  get chosen(): readonly Option[] | undefined {
    return this.#form.references[this.name];
  }

  get isShown(): boolean {
    return this.#form.isShown(this.name);
  }

  get isEditable(): boolean {
    return this.#form.isEditable(this.name);
  }

  get isRequired(): boolean {
    return this.#form.isRequired(this.name);
  }

  get label(): Text {
    return this.#form.labelOf(this.name);
  }

  get error(): Text | undefined {
    return this.#form.errorOf(this.name);
  }

  get warning(): Text | undefined {
    return this.#form.warningOf(this.name);
  }

  set(value: unknown, options: readonly Option[] = []): void {
    this.#form.set(this.name, value, options);
  }
}

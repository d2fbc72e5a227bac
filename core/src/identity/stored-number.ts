import { inLanguage, type Language } from '../kernel/text';
import { type ValidationOptions, type Verdict } from './verdict';

declare const kind: unique symbol;

/** A number that the national standard accepts, in its stored form. It is a string of its own type, so that no other text is taken for it. */
export type StoredNumber<Kind extends string> = string & { readonly [kind]: Kind };

export type Validate = (value: string, options?: ValidationOptions) => Verdict;

/**
 * Whether a value is valid under `standard` exactly as it is stored: trimmed and in upper case. Never throws. The guards
 * made of it narrow the type they are given and do not ask for `unknown`, so that `v.check` of valibot takes them.
 */
export function isStored(validate: Validate, value: unknown): boolean {
  const verdict = validate(value as string);
  return verdict.valid && verdict.value === value;
}

export interface NumberSchemaOptions extends ValidationOptions {
  /** The language of the message, Chinese by default. */
  readonly language?: Language;
}

/** A schema by https://standardschema.dev, version 1, of a number that is typed as text. */
export interface NumberSchema<Output extends string = string> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: '@rdm/core';
    readonly validate: (value: unknown) => { readonly value: Output } | { readonly issues: readonly NumberIssue[] };
    readonly types?: { readonly input: string; readonly output: Output };
  };
}

export interface NumberIssue {
  readonly message: string;
}

/**
 * A Standard Schema of one of the validators: its output is the number as it is stored.
 *
 * @throws RangeError at the first value, when `rule` is neither `standard` nor `form`
 */
/* @__NO_SIDE_EFFECTS__ */
export function numberSchema<Output extends string = string>(
  validate: Validate,
  options?: NumberSchemaOptions,
): NumberSchema<Output> {
  return {
    '~standard': {
      version: 1,
      vendor: '@rdm/core',
      validate: (value) => {
        const verdict = validate(value as string, options);
        return verdict.valid
          ? { value: verdict.value as Output }
          : { issues: [{ message: inLanguage(verdict.message, options?.language) }] };
      },
    },
  };
}

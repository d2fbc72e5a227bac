import { expect, it } from 'vitest';
import { type ValidationOptions, type Verdict } from './index';

/** The reference date of the samples. */
export const today = '2026-07-01';

/** The stored number, or the reason of the refusal. */
export const answer = (verdict: Verdict) => (verdict.valid ? verdict.value : verdict.reason);

type Validate = (value: string, options?: ValidationOptions) => Verdict;

/** One test per row: a number, its result under `form` and under `standard`; `ok` stands for the number itself. */
export function table(validate: Validate, rows: readonly [number: string, form: string, standard: string][]) {
  it.each(rows)('%s: %s, %s', (number, form, standard) => {
    const given = {
      form: answer(validate(number, { rule: 'form' })),
      standard: answer(validate(number, { rule: 'standard', today })),
    };
    expect(given).toEqual({
      form: form === 'ok' ? number : form,
      standard: standard === 'ok' ? number : standard,
    });
  });
}

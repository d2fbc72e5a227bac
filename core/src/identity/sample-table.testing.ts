import { expect, it } from 'vitest';
import { type ValidationOptions, type Verdict } from './index';

/** The reference date of the samples. */
export const today = '2026-07-01';

/** The stored number, or the reason of the refusal. */
export const answer = (verdict: Verdict) => (verdict.valid ? verdict.value : verdict.reason);

type Validate = (value: string, options?: ValidationOptions) => Verdict;

/** One test per row: a number, its result under `spec` and under `strict`; `ok` stands for the number itself. */
export function table(validate: Validate, rows: readonly [number: string, spec: string, strict: string][]) {
  it.each(rows)('%s: %s, %s', (number, spec, strict) => {
    const given = { spec: answer(validate(number)), strict: answer(validate(number, { rule: 'strict', today })) };
    expect(given).toEqual({ spec: spec === 'ok' ? number : spec, strict: strict === 'ok' ? number : strict });
  });
}

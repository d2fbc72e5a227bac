import type { LegalBasis, Text } from '../kernel';

/** Yes and no as far as the answers show; `maybe` where what was not given decides. */
export type Verdict = 'yes' | 'no' | 'maybe';

/** A condition of a title, held against the answers. */
export interface Condition {
  readonly key: string;
  readonly label: Text;
  /** null: not given. What was not answered has not failed. */
  readonly ok: boolean | null;
  /** What the answers show, e.g. `12.50%`, `400`, `true`; null when not given. */
  readonly actual: string | null;
  /** What is asked for in the same terms, e.g. `≥ 10%`. */
  readonly required: string;
  readonly basis: LegalBasis;
}

/** A condition as its law states it, before it is held against anything. */
export type StatedCondition = Omit<Condition, 'ok' | 'actual'>;

/** All of them: no as soon as one fails, maybe while one is open. */
export function allHold(conditions: readonly { readonly ok: boolean | null }[]): Verdict {
  if (conditions.some(({ ok }) => ok === false)) return 'no';
  return conditions.some(({ ok }) => ok === null) ? 'maybe' : 'yes';
}

export function asAnswer(verdict: Verdict): boolean | null {
  return verdict === 'maybe' ? null : verdict === 'yes';
}

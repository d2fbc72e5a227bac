import type { LegalBasis, Text } from '../kernel';

/** Yes or no as far as the answers show; `maybe` where a missing answer decides. */
export type Outcome = 'yes' | 'no' | 'maybe';

/** A condition of a title, evaluated on the answers. */
export interface Condition {
  readonly key: string;
  readonly label: Text;
  /** null: not given. A missing answer is not a failure. */
  readonly ok: boolean | null;
  /** What the answers show, e.g. `12.50%`, `400`, `true`; null when not given. */
  readonly actual: string | null;
  /** The requirement in the same terms, e.g. `≥ 10%`. */
  readonly required: string;
  readonly basis: LegalBasis;
}

/** A condition as its law states it, before it is evaluated. */
export type StatedCondition = Omit<Condition, 'ok' | 'actual'>;

/** Whether all hold: `no` if any fails, else `maybe` if any is open. */
export function allHold(conditions: readonly { readonly ok: boolean | null }[]): Outcome {
  if (conditions.some(({ ok }) => ok === false)) return 'no';
  return conditions.some(({ ok }) => ok === null) ? 'maybe' : 'yes';
}

export function asAnswer(outcome: Outcome): boolean | null {
  return outcome === 'maybe' ? null : outcome === 'yes';
}

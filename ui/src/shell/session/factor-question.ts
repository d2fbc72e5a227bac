import type { FactorQuestion } from '@rdm/core/internal/access';
import { Refusal } from '@rdm/core/internal/kernel';

/** What a sign-in whose password was right is asked for beside it; null for any other error. */
export function questionIn(error: unknown): FactorQuestion | null {
  const data = error instanceof Refusal ? (error.fault.data as Partial<FactorQuestion> | undefined) : undefined;
  return typeof data?.ticket === 'string' && Array.isArray(data.kinds) ? (data as FactorQuestion) : null;
}

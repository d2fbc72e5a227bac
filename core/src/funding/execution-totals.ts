import { addUp } from '../kernel/money';
import type { ExecutionTotals, SubjectExecution } from './execution-figures';

/** Own spending in total is that of the subjects that state it; null while none does. */
export function executionTotals(subjects: readonly SubjectExecution[]): ExecutionTotals {
  const total = (amountOf: (each: SubjectExecution) => string) => addUp(subjects.map(amountOf));
  const stated = subjects.flatMap(({ ownSpent }) => ownSpent ?? []);
  return {
    grantBudget: total((each) => each.grantBudget),
    adjusted: total((each) => each.adjusted),
    available: total((each) => each.available),
    grantSpent: total((each) => each.grantSpent),
    grantLeft: total((each) => each.grantLeft),
    ownBudget: total((each) => each.ownBudget),
    ownSpent: stated.length > 0 ? addUp(stated) : null,
  };
}

import { grantStanding } from '../cost';
import { addUp, yuan } from '../kernel/money';
import { executionTotals } from './execution-totals';
import { executionFindings, type ExecutionFinding } from './execution-findings';
import type {
  ExecutionFigures,
  ExecutionInput,
  ReceiptStanding,
  Spending,
  SubjectExecution,
} from './execution-figures';
import { governmentSubjects, isGovernmentSubject, subjectOfItem, type GovernmentSubject } from './government-subject';
import { adjustedField, spentField } from './own-budget';
import { fieldOf, type AmountField } from './subject-amounts';

export interface ProjectExecution extends ExecutionFigures {
  readonly findings: readonly ExecutionFinding[];
}

const minus = (from: string, ...others: readonly string[]): string =>
  yuan(from)
    .minus(yuan(addUp(others)))
    .toString();

/** The budget of this enterprise's part against what was received and spent of the project's grants. */
export function projectExecution(input: ExecutionInput): ProjectExecution {
  const { own, units, receipts, spending } = input;
  const ownPart = (field: AmountField): string =>
    own ? (own[field] ?? '0.00') : minus(input.budget[field] ?? '0', ...units.map((unit) => unit[field] ?? '0'));
  const subjects = governmentSubjects.map((subject): SubjectExecution => {
    const grantBudget = ownPart(fieldOf(subject, 'Grant'));
    const adjusted = addUp([String(own?.[adjustedField(subject)] ?? '0')]);
    const available = addUp([grantBudget, adjusted]);
    const grantSpent = addUp(spending.flatMap((row) => (subjectOf(row) === subject ? [row.amount] : [])));
    const stated = own?.[spentField(subject)];
    return {
      ...{ subject, grantBudget, adjusted, available, grantSpent, grantLeft: minus(available, grantSpent) },
      ownBudget: ownPart(fieldOf(subject, 'Own')),
      ownSpent: typeof stated === 'string' && stated !== '' ? stated : null,
    };
  });
  const standings = receipts.map((receipt): ReceiptStanding => {
    const rows = spending.filter(({ grantId }) => grantId === receipt.id);
    return { ...receipt, spent: addUp(rows.map(({ amount }) => amount)), ...grantStanding(receipt, rows) };
  });
  const totals = executionTotals(subjects);
  const received = addUp(receipts.map(({ amount }) => amount));
  const returned = addUp(receipts.map(({ returnedAmount }) => returnedAmount ?? '0'));
  const passedOn = addUp(units.map(({ paidAmount }) => paidAmount ?? '0'));
  const figures = {
    ...{ subjects, totals, receipts: standings, received, returned, passedOn },
    balance: minus(received, returned, passedOn, totals.grantSpent),
  };
  return { ...figures, findings: executionFindings(input, figures) };
}

/** The subject of a spending: as stated, else by its cost item. */
export const subjectOf = ({ subject, item }: Pick<Spending, 'subject' | 'item'>): GovernmentSubject =>
  isGovernmentSubject(subject) ? subject : subjectOfItem(item);

import type { GovernmentSubject } from './government-subject';
import type { SubjectAmounts } from './subject-amounts';

/** A receipt of the project: a 政府补助 that names it. */
export interface Receipt {
  readonly id: string;
  readonly documentNo: string;
  readonly receivedOn: string;
  /** 元 */
  readonly amount: string;
  readonly returnedAmount: string | null;
  readonly treatment: string;
}

/** 政府补助支出 of one of those receipts; a refund of what was spent is negative. */
export interface Spending {
  readonly grantId: string;
  readonly date: string;
  readonly item: string;
  readonly subject: string | null;
  /** 元 */
  readonly amount: string;
}

export interface ExecutionInput {
  readonly budget: SubjectAmounts & { readonly fromDate: string; readonly toDate: string };
  /** The own part as stated; without it the budget less what is allotted to external units. */
  readonly own: (SubjectAmounts & Readonly<Record<string, unknown>>) | null;
  readonly units: readonly (SubjectAmounts & { readonly paidAmount?: string | null })[];
  readonly receipts: readonly Receipt[];
  readonly spending: readonly Spending[];
  /** The day it is looked at, `yyyy-MM-dd`. */
  readonly today: string;
}

/** A subject of the own part; amounts in 元. */
export interface SubjectExecution {
  readonly subject: GovernmentSubject;
  readonly grantBudget: string;
  readonly adjusted: string;
  /** Budget of the grant after the shift. */
  readonly available: string;
  readonly grantSpent: string;
  /** Negative where more was spent than the budget has. */
  readonly grantLeft: string;
  readonly ownBudget: string;
  /** Null where it is not stated. */
  readonly ownSpent: string | null;
}

export type ExecutionTotals = Omit<SubjectExecution, 'subject'>;

export interface ReceiptStanding extends Receipt {
  readonly spent: string;
  /** 元 left of it; its deadline and what is left then, of a grant that is 不征税收入. */
  readonly left: string;
  readonly deadline: string | null;
  readonly leftAtDeadline: string | null;
}

/** 预算执行情况 of this enterprise's part of a government project. */
export interface ExecutionFigures {
  readonly subjects: readonly SubjectExecution[];
  readonly totals: ExecutionTotals;
  readonly receipts: readonly ReceiptStanding[];
  readonly received: string;
  readonly returned: string;
  /** 元 passed on to external units. */
  readonly passedOn: string;
  /** 元 received less returned, passed on and spent. */
  readonly balance: string;
}

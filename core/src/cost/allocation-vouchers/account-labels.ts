import { text, type Text } from '../../kernel';

/** Which entries an account is for: debits of expensed or capitalised cost, or the credits. */
export type AllocationSide = 'expensed' | 'capitalised' | 'credit';
/** What an account is kept by in the accounting program. */
export type Auxiliary = 'none' | 'project' | 'department' | 'both';

/** The dictionaries of both. */
export const ALLOCATION_SIDE = 'allocation_side';
export const ALLOCATION_AUXILIARY = 'allocation_auxiliary';

export const allocationSideLabels: Readonly<Record<AllocationSide, Text>> = {
  expensed: text('借方（费用化支出）', 'Debit, expensed'),
  capitalised: text('借方（资本化支出）', 'Debit, capitalised'),
  credit: text('贷方（来源科目）', 'Credit, the source'),
};

export const auxiliaryLabels: Readonly<Record<Auxiliary, Text>> = {
  none: text('无', 'None'),
  project: text('项目', 'Project'),
  department: text('部门', 'Department'),
  both: text('项目和部门', 'Project and department'),
};

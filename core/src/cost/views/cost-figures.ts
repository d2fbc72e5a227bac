import type { Condition, FieldOf } from '../../records';
import type { Text } from '../../kernel';
import type { Month } from '../../kernel/calendar';
import type { personnelDetailView } from './view-resources';

/** A project and its total in a view; 元, 2 decimals. */
export interface CostOfProject {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  readonly amount: string;
}

/** A month of a project with the rows of the register it is made of. */
export interface MonthCost extends CostOfProject {
  readonly month: Month;
  readonly rows: readonly {
    readonly item: string;
    /** The row of the register. */
    readonly sourceId: string;
    /** Null where the register is of no assets. */
    readonly assetsCode: string | null;
    readonly assetsName: string | null;
    readonly amount: string;
    /** The calculation in words with its numbers. */
    readonly formula: Text;
  }[];
}

/** Conditions on listed rows; all rows if empty. */
export interface CostFilter {
  readonly where?: readonly Condition[];
}

/** Pay allocated to projects, and the hours it was allocated by. */
export type PersonnelTotals = Readonly<
  Record<
    FieldOf<typeof personnelDetailView> & ('rdHours' | 'wages' | 'socialInsurance' | 'labour' | 'welfare' | 'amount'),
    string
  >
>;

export interface PersonnelStats {
  readonly months: readonly (PersonnelTotals & { readonly month: Month })[];
  readonly total: PersonnelTotals;
}

/** Stored cost and voucher amount; the difference is `allocated` less `booked`. */
export interface SummaryFigures {
  readonly allocated: string;
  readonly booked: string;
  readonly difference: string;
}

export interface CostSummaryStats {
  /** By code of the cost item. */
  readonly items: readonly (SummaryFigures & { readonly item: string })[];
  readonly months: readonly (SummaryFigures & { readonly month: Month })[];
  /** By project code; vouchers without a project have an empty id. */
  readonly projects: readonly (SummaryFigures & Omit<CostOfProject, 'amount'>)[];
  readonly total: SummaryFigures;
}

import type { Condition } from '../../records';
import type { Month } from '../../kernel/calendar';
import type { RegisterTotals } from './summed';

/** Selects rows of a register; conditions are combined with AND. */
export interface RegisterQuery {
  /** Conditions on the rows of the register, as its list takes them. */
  readonly where?: readonly Condition[];
  readonly year?: string;
  /** yyyy-MM; takes precedence over the year. */
  readonly month?: Month;
  readonly projectId?: string;
}

/** The rows of a register summed up, in all and by month, the earliest first. */
export interface RegisterStats extends RegisterTotals {
  readonly months: readonly (RegisterTotals & { readonly month: Month })[];
}

/** What a register cost a project. */
export interface ReportFigure {
  /** 元, 2 decimals: sum of the register's parts in the stored cost records. */
  readonly amount: string;
  /** Hours or quantity of use; null if the register has none, or the units differ. */
  readonly quantity: string | null;
}

/** Figures by month of the year, `01` … `12`, and together. */
export interface ReportFigures {
  readonly months: Readonly<Record<string, ReportFigure>>;
  readonly total: ReportFigure;
}

export interface ReportProject {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
}

/** 项目归集表: cost from a register by project and month of a year, ordered by project code, empty projects omitted. */
export interface RegisterReport extends ReportFigures {
  readonly year: string;
  readonly rows: readonly (ReportProject & ReportFigures)[];
}

/** A project with rows in a register. */
export interface RegisterProject extends ReportProject {
  readonly rows: number;
}

/** What a leased asset cost in a month over all projects; rent and cost in 元, hours as decimals. */
export interface LeaseCost {
  readonly contractCode: string;
  readonly assetsName: string;
  readonly lessor: string | null;
  readonly month: Month;
  readonly monthlyRent: string;
  readonly rdHours: string;
  readonly totalHours: string;
  /** The R&D share of the rent by the stored cost records. */
  readonly amount: string;
}

/** What leased assets cost a project in a month. */
export interface LeaseProjectCost extends ReportProject {
  readonly month: Month;
  readonly rdHours: string;
  readonly amount: string;
}

/** What one row of the register cost: a leased asset in a month on a project. */
export interface LeaseCostDetail extends LeaseCost, ReportProject {
  readonly id: string;
}

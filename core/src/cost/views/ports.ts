import type { Condition, Download, Page, PageQuery, StoredRecord } from '../../records';
import type { Text } from '../../kernel';
import type { Month } from '../../kernel/calendar';

/** A project and what it comes to under a view; 元, 2 decimals. */
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

/** Conditions on the rows a list shows; without any everything is meant. */
export interface CostFilter {
  readonly where?: readonly Condition[];
}

/** Pay that has gone to projects, and the hours it was shared by. */
export interface PersonnelTotals {
  readonly rdHours: string;
  readonly wages: string;
  readonly socialInsurance: string;
  readonly labour: string;
  readonly welfare: string;
  readonly amount: string;
}

export interface PersonnelStats {
  readonly months: readonly (PersonnelTotals & { readonly month: Month })[];
  readonly total: PersonnelTotals;
}

/** The stored cost beside what the vouchers book; the difference is the first less the second. */
export interface SummaryFigures {
  readonly allocated: string;
  readonly booked: string;
  readonly difference: string;
}

export interface CostSummaryStats {
  /** By code of the cost item. */
  readonly items: readonly (SummaryFigures & { readonly item: string })[];
  readonly months: readonly (SummaryFigures & { readonly month: Month })[];
  /** By project code; vouchers that name no project stand under an empty id. */
  readonly projects: readonly (SummaryFigures & Omit<CostOfProject, 'amount'>)[];
  readonly total: SummaryFigures;
}

type Report = (query: PageQuery) => Promise<Page<StoredRecord>>;
type CostOfMonth = (args: { projectId: string; month: Month; assetsCode?: string }) => Promise<MonthCost>;
type Projects = (args: { month: Month }) => Promise<readonly CostOfProject[]>;

/** Stored cost seen by subject. Refusals as those of `ResourcePort`. */
export interface CostViewPort {
  /** The rows of a view's list added up by project and year. */
  readonly reportPersonnel: Report;
  readonly reportEquipmentPower: Report;
  readonly reportPower: Report;
  /** These two answer all rows where no page is asked for. */
  readonly reportDepreciation: Report;
  readonly reportAmortisation: Report;
  /** What a month of a project is made of. */
  readonly depreciationOfMonth: CostOfMonth;
  readonly equipmentPowerOfMonth: CostOfMonth;
  readonly powerOfMonth: CostOfMonth;
  /** The projects that have cost in a month. */
  readonly personnelProjects: Projects;
  readonly amortisationProjects: Projects;
  readonly projectsOfPersonnel: (filter?: CostFilter) => Promise<readonly CostOfProject[]>;
  readonly personnelStats: (filter?: CostFilter) => Promise<PersonnelStats>;
  /** The same as a workbook. */
  readonly exportPersonnelStats: (filter?: CostFilter) => Promise<Download>;
  /** The import template of the register that depreciation is shared by, 固定资产使用. */
  readonly depreciationTemplate: () => Promise<Download>;
  readonly summary: (filter?: CostFilter) => Promise<CostSummaryStats>;
}

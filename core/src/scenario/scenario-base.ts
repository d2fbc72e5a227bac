import type { CostSource, CostSourceChoice, SwitchableExclusion } from '../cost';
import type { Text } from '../kernel';
import type { CountedCost, FormedAsset, LineOrigin, YearInputsRecord, YearOfCost } from '../ledger';
import type { ProjectCourse } from '../project';
import type { CostItemCode, EnterpriseKind, OtherMattersInput } from '../tax';

/** What a grant may be treated as in a scenario; one that was set off against cost stays as it is. */
export type GrantTreatmentChoice = 'nonTaxable' | 'taxable';

/**
 * Cost of a project and item up to the end of a period. Records without anything switchable are added up; the others stand
 * alone, as a limit holds for each.
 */
export interface ScenarioCost extends CountedCost {
  readonly switchable: readonly SwitchableExclusion[];
}

export interface ScenarioProject {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly expenditureType: string;
  readonly completion: string;
  readonly endTime: string | null;
  readonly course: ProjectCourse;
  /** Key of `cost_eligibility`; null: as the rules decide. */
  readonly eligibility: string | null;
  readonly exclusionReason: string | null;
  /** The years before that can have capitalised cost. */
  readonly earlier: readonly YearOfCost<CountedCost>[];
}

/** A cost item that registers can give, with both totals of the year. */
export interface ScenarioSource {
  readonly item: CostItemCode;
  readonly label: Text;
  readonly choice: CostSourceChoice;
  readonly source: CostSource;
  /** Projects with a choice of their own. */
  readonly projects: readonly { readonly projectId: string; readonly source: CostSource }[];
}

export interface ScenarioGrant {
  readonly id: string;
  readonly documentNo: string;
  readonly name: string;
  readonly treatment: string;
}

export interface ScenarioAdjustment {
  readonly id: string;
  readonly projectId: string;
  readonly month: string;
  readonly item: CostItemCode;
  readonly amount: string | null;
  readonly reason: string;
}

/** The part of a year that a declaration covers. */
export interface ScenarioPeriod {
  readonly costs: Readonly<Record<CostSource, readonly ScenarioCost[]>>;
  readonly otherMatters: OtherMattersInput;
}

/** What is stated of the tax of the year; null where it is not. */
export interface ScenarioFacts {
  /** Percent. */
  readonly taxRate: string | null;
  readonly taxableIncome: string | null;
  readonly revenue: string | null;
  readonly totalAssets: string | null;
  readonly staffAverage: string | null;
}

/**
 * Everything A107012 of a year is computed from, as the registers are now, so that scenarios can be computed without asking
 * again. The figures hold no pay of a person: cost is by project and item.
 */
export interface ScenarioBase {
  readonly year: string;
  readonly kinds: readonly EnterpriseKind[];
  readonly projects: readonly ScenarioProject[];
  readonly sources: readonly ScenarioSource[];
  readonly grants: readonly ScenarioGrant[];
  readonly adjustments: readonly ScenarioAdjustment[];
  readonly annual: ScenarioPeriod;
  /** January to September of 2022, whose fourth quarter has a rate of its own; null in other years. */
  readonly threeQuarters: ScenarioPeriod | null;
  /** The base of the advance declaration of that period where it is declared. */
  readonly filedThreeQuarters: string | null;
  readonly assets: readonly FormedAsset[];
  /** Lines 46, 48 and 49. */
  readonly origins: readonly LineOrigin[];
  readonly inputs: YearInputsRecord | null;
  readonly facts: ScenarioFacts;
  /** Line 51 of the form as it was computed last; differs from that of the registers where the year is to be recomputed. */
  readonly computed: string;
  /** The year is declared: nothing of it can be adopted. */
  readonly isFiled: boolean;
}

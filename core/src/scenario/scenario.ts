import type { GrantTreatmentChoice } from './scenario-base';
import type { CostItemCode, EnterpriseKind } from '../tax';
import type { Expenditure } from '../project';
import type { CostSource } from '../cost';

/** Money that might be spent besides: 元 on a cost item of a project. It stands in no register, so it is never adopted. */
export interface FurtherCost {
  readonly projectId: string;
  readonly item: CostItemCode;
  readonly amount: string;
}

/** What is assumed about a year, as it differs from what is recorded (测算方案). Records are named by their ids. */
export interface Scenario {
  readonly kinds?: readonly EnterpriseKind[];
  /** Of projects without phases. */
  readonly expenditure: Readonly<Record<string, Expenditure>>;
  /** Projects that do not count, with the reason; null: what was excluded by hand counts as the rules decide. */
  readonly excluded: Readonly<Record<string, string | null>>;
  /** Of the cost items that registers can give; projects with a source of their own keep it. */
  readonly sources: Readonly<Record<string, CostSource>>;
  readonly grants: Readonly<Record<string, GrantTreatmentChoice>>;
  /** Tax adjustments that are dropped. */
  readonly dropped: readonly string[];
  readonly further: readonly FurtherCost[];
}

/** The year as it is recorded. */
export const asRecorded: Scenario = {
  expenditure: {},
  excluded: {},
  sources: {},
  grants: {},
  dropped: [],
  further: [],
};

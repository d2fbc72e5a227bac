import type { Text } from '../../kernel';
import type { SharingParty } from '../../project';
import type { EnterpriseKind, ExclusionReason } from '../../tax';
import type { CostRecord } from '../allocate-year';
import type { CostPart } from '../cost-part';
import type { CostWarning } from '../cost-warning';
import type { EarlierEntrusted } from './earlier-entrusted';
import type {
  ContractRow,
  CostAdjustmentRow,
  GrantRow,
  GrantShareRow,
  GrantSpendingRow,
  OpinionRow,
  ProjectRow,
  VoucherEntryRow,
} from '../registers';

/** Why and how far a cost record does not count for the super-deduction. */
export interface Exclusion {
  /** The rule that found it. */
  readonly rule: string;
  readonly reason: ExclusionReason;
  /** 元, 2 decimals; of the sign of what it is taken from. */
  readonly amount: string;
  /** The row that says so. */
  readonly source: { readonly resource: string; readonly id: string };
  readonly note: Text;
  /** The source row of the part it concerns; null: the record as a whole. */
  readonly partOf: string | null;
}

/** A cost record with what of it does not count: deductible = amount − excluded. */
export interface EligibleRecord extends CostRecord {
  readonly excluded: string;
  readonly exclusions: readonly Exclusion[];
}

/** What the rules look at beside the collected cost. */
export interface EligibilityInput {
  readonly year: number;
  readonly enterpriseKinds: readonly EnterpriseKind[];
  readonly projects: readonly ProjectRow[];
  readonly voucherEntries: readonly VoucherEntryRow[];
  readonly adjustments: readonly CostAdjustmentRow[];
  readonly grants: readonly GrantRow[];
  /** Of all years, as a grant is spent over several. */
  readonly grantSpending: readonly GrantSpendingRow[];
  /** By which spending without a project is divided. */
  readonly grantShares: readonly GrantShareRow[];
  /** The development contracts of each project, by its id; a project without any has no entry. */
  readonly contracts: ReadonlyMap<string, readonly ContractRow[]>;
  /** What was collected for entrusted R&D before the year; without it no payment of an earlier year counts. */
  readonly earlierEntrusted?: EarlierEntrusted;
  /** What was found of the projects where a tax office doubted that they are R&D, in the year. */
  readonly opinions: readonly OpinionRow[];
  /** The parties that share the cost of projects. */
  readonly shares: readonly SharingParty[];
}

/** What of a record is left after the rules before, 元. */
export type RestOf = (record: CostRecord) => string;

/** What a rule would take out; the amount is limited to what the record, or the part, still has. */
export interface ProposedExclusion {
  readonly record: CostRecord;
  /** The part of the record it is limited to. */
  readonly part?: CostPart;
  /** 元; all of it unless given. Its sign does not matter. */
  readonly amount?: string | null;
  readonly reason: ExclusionReason;
  readonly source: Exclusion['source'];
  readonly note: Text;
}

/** A rule of exclusion: a pure function over the collected cost and its inputs. */
export interface ExclusionRule {
  readonly name: string;
  find(
    records: readonly CostRecord[],
    input: EligibilityInput,
    restOf: RestOf,
  ): { readonly proposed: readonly ProposedExclusion[]; readonly warnings: readonly CostWarning[] };
}

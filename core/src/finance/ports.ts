import type { Download, Page, PageQuery, RecordOf } from '../records';
import type { Text } from '../kernel';
import type { MatchedItem } from './propose-cost-item';
import type { SubjectStanding } from './subject-standing';
import type { voucherEntry } from './voucher-entry';

type EntryPage = Page<RecordOf<typeof voucherEntry>>;

/** What an account is to be matched to. Without a name the one of its entries is kept. */
export interface SubjectChoice {
  readonly subjectCode: string;
  readonly subjectName?: string;
  /** A cost item, or `none` (不归集). docs/rules.md, Cost items */
  readonly costItem: string;
}

export interface SubmitMatch {
  /** The ledger the accounts are matched for; must be there when given. */
  readonly reportId?: string;
  readonly matches: readonly SubjectChoice[];
  /** Only says what would change; writes nothing. */
  readonly check?: boolean;
}

/** An account whose cost item changes, with what is booked on it: debit less credit, 元, 2 decimals. */
export interface MatchChange {
  readonly subjectCode: string;
  readonly subjectName: string;
  readonly from: MatchedItem | null;
  readonly to: MatchedItem;
  readonly entries: number;
  readonly amount: string;
}

/** What the vouchers give to the cost of a year's projects, before and after; 元, 2 decimals. */
export interface MatchedYear {
  readonly year: string;
  readonly before: string;
  readonly after: string;
}

export interface MatchResult {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly changes: readonly MatchChange[];
  /** Only years in which something moves. Stored cost and ledgers follow with the next recompute of the year. */
  readonly years: readonly MatchedYear[];
}

/** By what the entries behind a ledger are added up. */
export type VoucherStatType = 'subject' | 'item' | 'category' | 'month';

export interface VoucherStat {
  /** Account code, cost item, category, or `yyyy-MM`. */
  readonly key: string;
  readonly label: Text;
  readonly entries: number;
  readonly debitAmount: string;
  readonly creditAmount: string;
  /** Debit less credit. */
  readonly amount: string;
}

/** What the vouchers of a ledger's project and year come to under the matching; 元, 2 decimals. */
export interface VoucherTotal {
  readonly reportId: string;
  readonly entries: number;
  readonly debitAmount: string;
  readonly creditAmount: string;
  readonly totalAmount: string;
  /** Of it what the ledger takes from vouchers; the other items come from the registers. */
  readonly countedAmount: string;
}

/** Vouchers and the matching of their accounts. */
export interface FinancePort {
  page(query: PageQuery): Promise<EntryPage>;
  /** Entries that no ledger takes: R&D accounts nobody has matched, and matched entries without a project. */
  unsubmitted(query: PageQuery): Promise<EntryPage>;
  /** Every account booked on or matched, those nobody has matched first. */
  subjects(args: { year?: string }): Promise<readonly SubjectStanding[]>;
  unmatchedSubjects(args: { tenantId?: string; year?: string }): Promise<readonly SubjectStanding[]>;
  /** The accounts on which the ledger's project is booked in its year. */
  subjectsOfReport(args: { reportId: string }): Promise<readonly SubjectStanding[]>;
  /** Matches accounts, all or none; twice is once. */
  submitMatch(args: SubmitMatch): Promise<MatchResult>;
  /** Gives accounts another name, in entries, corrections and the matching, all or none. */
  updateSubjects(args: {
    subjects: readonly { readonly subjectCode: string; readonly subjectName: string }[];
  }): Promise<{ entries: number; matches: number }>;
  stats(args: { reportId: string; type?: VoucherStatType }): Promise<readonly VoucherStat[]>;
  /**
   * The part under `subject2`: a cost item (`2.6`), a category (`2`), or an account and those below it (`530101`). With
   * `coopLeader` only of a project that has that lead unit.
   */
  total(args: { reportId: string; subject2: string; coopLeader?: string }): Promise<VoucherTotal>;
  totalAmount(args: { reportId: string }): Promise<VoucherTotal>;
  /** The entries of cooperative and centralised projects as a workbook (.xlsx). */
  exportCooperation(args: { year?: string; projectId?: string }): Promise<Download>;
}

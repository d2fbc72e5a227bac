import type { Trace } from '../kernel';
import type {
  CollectionRow,
  FixedRows,
  LedgerForm,
  Summary2015Figures,
  Summary2015Row,
  Summary2021Figures,
  Summary2021Row,
} from '../tax';

import type { SourceNote } from './use-cases/source-notes';

/** The head of a summary. docs/rules.md, Summary of 2021 */
export interface SummaryHead {
  readonly year: string;
  /** 纳税人识别号（统一社会信用代码）; null where it is not recorded. */
  readonly taxpayerId: string | null;
  /** 纳税人名称 */
  readonly taxpayerName: string | null;
  /** 属期, `yyyy-MM-dd` both. */
  readonly from: string;
  readonly to: string;
}

/** A project as in the head of its ledger; `completion` and `expenditureType` are keys of their dictionaries. */
export interface SummarisedProject {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  readonly completion: string;
  readonly expenditureType: string;
}

/** 2021版研发支出辅助账汇总表: amounts are decimal strings in 元. */
export interface YearSummary2021 extends SummaryHead {
  readonly rows: readonly (SummarisedProject & Summary2021Row)[];
  readonly capitalised: Summary2021Figures;
  readonly expensed: Summary2021Figures;
  /** 其中：其他事项, cost of no project; part of the expensed sub-total. */
  readonly otherMatters: Summary2021Figures;
  readonly total: Summary2021Figures;
  /** Where each item was taken from, and why. */
  readonly sources?: readonly SourceNote[];
  /** Keys of the figures that the trace explains, where it was left out. */
  readonly explains?: readonly string[];
  readonly trace: Trace;
}

/** The options in the head of a 2015版 ledger. docs/rules.md, Ledgers of 2015 */
export interface Ledger2015Options {
  readonly form: LedgerForm;
  /** 委托方与受托方是否存在关联关系; null if not recorded or for a ledger of another form. */
  readonly relatedParty: boolean | null;
  /** 是否委托境外; null for a ledger of another form. */
  readonly overseas: boolean | null;
  /** 研发成果, keys of `project_achiev_type_1071`; only of a project that has ended and has one ledger in the year. */
  readonly achievements: readonly string[];
  /** 研发成果证书号; null where none is recorded. */
  readonly certificateNo: string | null;
}

/** 《研发项目可加计扣除研究开发费用情况归集表》. docs/rules.md, Summary of 2015 */
export interface CollectionTable {
  readonly rows: readonly CollectionRow[];
  readonly trace: Trace;
}

/** 2015版“研发支出”辅助账汇总表: amounts are decimal strings in 元, 9.1 in percent, `""` where the form is blank. */
export interface YearSummary2015 extends SummaryHead {
  readonly rows: readonly (SummarisedProject & Ledger2015Options & Summary2015Row)[];
  readonly fixedRows: FixedRows;
  readonly capitalised: Summary2015Figures;
  readonly expensed: Summary2015Figures;
  readonly total: Summary2015Figures;
  /** Where each item was taken from, and why. */
  readonly sources?: readonly SourceNote[];
  /** Keys of the figures that the trace explains, where it was left out. */
  readonly explains?: readonly string[];
  /** Of the years whose return had it. */
  readonly collectionTable?: CollectionTable;
  readonly trace: Trace;
}

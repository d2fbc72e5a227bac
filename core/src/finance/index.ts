export { type BookedEntry, bookedEntries, bookedRegisters } from './booked-entries';
export { CORRECTION_KIND, correctionKinds } from './correction-kind';
export { financeDictionaries } from './finance-dictionaries';
export type {
  FinancePort,
  MatchChange,
  MatchResult,
  MatchedYear,
  SubjectChoice,
  SubmitMatch,
  VoucherStat,
  VoucherStatType,
  VoucherTotal,
} from './ports';
export { type MatchedItem, proposeCostItem } from './propose-cost-item';
export { isRdAccount, rdAccounts } from './rd-account';
export { subjectMatch } from './subject-match';
export { type SubjectMatchRecord, isMatchSeen, matchesOf } from './subject-matches';
export { type SubjectStanding, subjectStandings } from './subject-standing';
export { voucherCorrection } from './voucher-correction';
export { voucherEntry } from './voucher-entry';
export { voucherHooks } from './voucher-hooks';

import { voucherEntry } from '@rdm/core/internal/finance';
import type { financeCalls, ledgerCalls, masterCalls, reportsCalls } from '@rdm/core/internal/ledger';
import { download, get, post, postForm, type Wire } from './wire-line';

const rows = 'blade-rdm/projectreportdetaillist';

/** From cost records to A107012. docs/wire.md, Calls of the main job */
export const ledgerWire: Wire<typeof ledgerCalls> = {
  recompute: get(`${rows}/restats-amount`, { slow: true }),
  previewRecompute: get(`${rows}/restats-preview`, { slow: true }),
  recomputeProgress: get(`${rows}/restats-progress`),
  yearState: get(`${rows}/state`),
  statsAmount: get('blade-rdm/projectreport/stats/amount'),
  statsMonths: get('blade-rdm/project/stats/month/amount'),
  statsBudgets: get('blade-rdm/project/stats/all/amount'),
  statsForms: get('blade-rdm/project/stats/devForm'),
  preferential: get(`${rows}/preferential`),
  summary: get('blade-rdm/projectreportyear/summary'),
  summary2020: get('blade-rdm/projectreportyear/summary2020'),
  ledgerSheet: get(`${rows}/sheet`),
  explain: get(`${rows}/preferential/explain`),
  saveYearInputs: post('blade-rdm/projectreport/submit/amortizeAmount'),
  clearYearInputs: postForm('blade-rdm/projectreport/clean/amortizeAmount'),
  exportPreferential: download(`${rows}/preferential/export`),
  exportSummary: download('blade-rdm/projectreportyear/summary/export'),
  exportLedger: download('blade-rdm/projectreport/export'),
  exportLedgerRows: download(`${rows}/export`),
  exportAllocationSheets: download('blade-rdm/projectreport/allocation/export'),
};

export const reportsWire: Wire<typeof reportsCalls> = {
  listYears: get('blade-rdm/projectreport/list/year'),
  submitBatch: post('blade-rdm/projectreport/submit/batch'),
  submitCrossYear: post('blade-rdm/projectreport/submit/crossYear/{id}'),
  restatsAll: get('blade-rdm/projectreport/restats-all-report-amount', { slow: true }),
};

export const mastersWire: Wire<typeof masterCalls> = {
  years: get('blade-rdm/projectmaster/years'),
  rename: post('blade-rdm/projectmaster/rename'),
  crossYearPreview: get('blade-rdm/projectcrossyear/create'),
  confirmCrossYear: post('blade-rdm/projectcrossyear/submit/{id}'),
};

export const financeWire: Wire<typeof financeCalls> = {
  page: get('blade-rdm/financialaccount/page', { page: voucherEntry }),
  unsubmitted: get('blade-rdm/financialaccount/unsubmit/list', { page: voucherEntry }),
  subjects: get('blade-rdm/financialaccount/subjects'),
  unmatchedSubjects: get('blade-rdm/financialaccount/subject-not-match'),
  subjectsOfReport: get('blade-rdm/financialaccount/matchSubject'),
  submitMatch: post('blade-rdm/financialaccount/submitMatch'),
  updateSubjects: post('blade-rdm/financialaccount/update-subjects'),
  stats: get('blade-rdm/financialaccount/stats'),
  total: get('blade-rdm/financialaccount/total'),
  totalAmount: get('blade-rdm/financialaccount/totalAmount'),
  exportCooperation: download('blade-rdm/financialaccount/auxiliary/coop/export'),
  exportCentralised: download('blade-rdm/projectconc/export-split'),
};

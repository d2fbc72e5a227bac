import { accessOf, type AreaCalls, type Access } from '../records';
import type { AreaPorts, LegacyPorts } from './ports';
import { areaCalls } from './area-calls';

const needs = (permission: string): Access => ({ permission });

/** What every special call asks of the caller. A call that is not named here cannot be made: it would not compile. */
const legacyAccess: { readonly [Area in keyof LegacyPorts]: Readonly<Record<keyof LegacyPorts[Area], Access>> } = {
  finance: {
    page: needs('financialaccount_view'),
    unsubmitted: needs('financialaccount_view'),
    subjects: needs('financialaccountmatch_view'),
    unmatchedSubjects: needs('financialaccountmatch_view'),
    subjectsOfReport: needs('financialaccountmatch_view'),
    // Adding asks for its own permission beside it.
    submitMatch: needs('financialaccountmatch_edit'),
    // So does changing corrections and the matching.
    updateSubjects: needs('financialaccount_edit'),
    stats: needs('financialaccount_view'),
    total: needs('financialaccount_view'),
    totalAmount: needs('financialaccount_view'),
    exportCooperation: needs('financialaccount_export'),
  },
  reports: {
    listYears: needs('projectreport_view'),
    submitBatch: needs('projectreport_submit'),
    submitCrossYear: needs('project_add'),
    restatsAll: needs('preferential_recompute'),
  },
  ledger: {
    recompute: needs('preferential_recompute'),
    recomputeProgress: needs('preferential_view'),
    statsAmount: needs('projectreport_view'),
    statsMonths: needs('project_view'),
    preferential: needs('preferential_view'),
    summary: needs('projectreportyear_view'),
    summary2020: needs('projectreportyear_view'),
    ledgerSheet: needs('projectreport_view'),
    explain: needs('preferential_view'),
    saveYearInputs: needs('preferential_edit'),
    clearYearInputs: needs('preferential_edit'),
    exportPreferential: needs('preferential_export'),
    exportSummary: needs('projectreportyear_export'),
    exportLedger: needs('projectreport_export'),
    exportLedgerRows: needs('projectreportdetaillist_export'),
  },
  project: {
    code: needs('project_add'),
    copy: needs('project_add'),
    sheet: needs('project_view'),
    // Whether they add or change is known from what they send; the use case asks for the one or the other.
    save: 'signedIn',
    saveDetail: 'signedIn',
    validateInfo: needs('project_view'),
    hasVirtualAssets: needs('project_view'),
    lastYearStats: needs('project_view'),
    listWeb: needs('project_view'),
    listMine: needs('project_view'),
    exportExcel: needs('project_export'),
    exportAll: needs('project_export'),
    importModify: needs('project_import'),
    exportDocument: needs('project_export'),
    budgetOfProject: needs('project_view'),
  },
  statistics: {
    data: needs('projectreportother_view'),
    save: needs('projectreportother_edit'),
    explain: needs('projectreportother_view'),
    export: needs('projectreportother_export'),
  },
};

const declaredAccess = Object.fromEntries(
  Object.entries<AreaCalls>(areaCalls).map(([area, calls]) => [
    area,
    Object.fromEntries(Object.entries(calls).map(([name, { needs: asked }]) => [name, accessOf(asked)])),
  ]),
);

/** What every special call asks of the caller. */
export const areaAccess = { ...legacyAccess, ...declaredAccess } as {
  readonly [Area in keyof AreaPorts]: Readonly<Record<keyof AreaPorts[Area], Access>>;
};

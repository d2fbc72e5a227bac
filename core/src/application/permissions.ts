import type { Resource, ResourceCall } from '../kernel';
import type { AreaPorts } from './ports';

/** `public` asks for no session, `signedIn` for any; everything else is a permission code a role must grant. */
export type Access = 'public' | 'signedIn' | { readonly permission: string };

const needs = (permission: string): Access => ({ permission });

/** What every special call asks of the caller. A call that is not named here cannot be made: it would not compile. */
export const areaAccess: { readonly [Area in keyof AreaPorts]: Readonly<Record<keyof AreaPorts[Area], Access>> } = {
  session: {
    token: 'public',
    captcha: 'public',
    logout: 'public',
    userInfo: 'signedIn',
    routes: 'public',
    buttons: 'signedIn',
    updateDefaultPassword: 'signedIn',
  },
  dictionaries: { entries: 'signedIn' },
  files: {
    putFile: needs('attachment_add'),
    download: needs('attachment_view'),
    previewPdf: needs('attachment_view'),
    copySave: needs('attachment_add'),
  },
  cost: {
    lockPersonnel: needs('costpersonnelverify_lock'),
    lockFixedAssets: needs('assetsfixedverify_lock'),
    lockIntangibles: needs('assetsvirtualverify_lock'),
    lockLeases: needs('assetsleaseverify_lock'),
    lockMaterials: needs('materialverify_lock'),
    unlockPersonnel: needs('costpersonnelverify_unlock'),
    unlockFixedAssets: needs('assetsfixedverify_unlock'),
    unlockIntangibles: needs('assetsvirtualverify_unlock'),
    unlockLeases: needs('assetsleaseverify_unlock'),
    unlockMaterials: needs('materialverify_unlock'),
    initPersonnel: needs('costrecord_init'),
    initFixedAssets: needs('costrecord_init'),
    initIntangibles: needs('costrecord_init'),
    initEquipmentPower: needs('costrecord_init'),
    initPower: needs('costrecord_init'),
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
  time: {
    month: needs('projectworktime_view'),
    personnel: needs('projectworktime_view'),
    // Adding and emptying cells ask for their own permission beside it.
    batchSave: needs('projectworktime_edit'),
    clean: needs('projectworktime_delete'),
    stats: needs('projectworktime_view'),
    exportStats: needs('projectworktime_export'),
    exportAttendance: needs('attendancemonth_export'),
    exportDevHours: needs('projectworktime_export'),
  },
};

/** What a generic call asks. `submit` adds or changes, which are two permissions: `adding` says which it is. */
export function resourceAccess(resource: Resource, call: ResourceCall, adding: boolean): Access {
  const { view, add, edit, remove, import: bringIn, export: takeOut } = resource.permissions;
  switch (call) {
    case 'list':
    case 'detail':
    case 'history':
    case 'tree':
      return needs(view);
    case 'submit':
      return needs(adding ? add : edit);
    case 'remove':
    case 'restore':
      return needs(remove);
    case 'import':
    case 'marked':
    case 'template':
      return needs(bringIn);
    case 'export':
      return needs(takeOut);
  }
}

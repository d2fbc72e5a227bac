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
  ledger: {
    recompute: needs('preferential_recompute'),
    recomputeProgress: needs('preferential_view'),
    statsAmount: needs('projectreport_view'),
    statsMonths: needs('project_view'),
    preferential: needs('preferential_view'),
    explain: needs('preferential_view'),
    saveYearInputs: needs('preferential_edit'),
    clearYearInputs: needs('preferential_edit'),
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
  statistics: { data: needs('projectreportother_view'), save: needs('projectreportother_edit') },
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

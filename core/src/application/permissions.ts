import { accessOf, type AreaCalls, type Access } from '../records';
import type { AreaPorts, LegacyPorts } from './ports';
import { areaCalls } from './area-calls';

const needs = (permission: string): Access => ({ permission });

/** What every special call asks of the caller. A call that is not named here cannot be made: it would not compile. */
const legacyAccess: { readonly [Area in keyof LegacyPorts]: Readonly<Record<keyof LegacyPorts[Area], Access>> } = {
  session: {
    token: 'public',
    captcha: 'public',
    sources: 'public',
    logout: 'public',
    userInfo: 'guest',
    routes: 'public',
    buttons: 'guest',
    updateDefaultPassword: 'signedIn',
    clearCache: 'signedIn',
    sendLogs: 'signedIn',
  },
  // Of oneself; of others with the right to look after users.
  profile: {
    info: 'signedIn',
    updateInfo: 'signedIn',
    updatePassword: 'signedIn',
    confirmPassword: 'signedIn',
    sessions: 'signedIn',
    endSession: 'signedIn',
  },
  users: {
    page: needs('user_view'),
    platformDetail: needs('user_view'),
    update: needs('user_edit'),
    resetPassword: needs('user_reset'),
    grant: needs('user_role'),
    updateDepartment: needs('user_edit'),
    resetAccount: needs('user_reset'),
    unlock: needs('user_reset'),
    orgTree: needs('user_view'),
    updatePlatform: needs('user_edit'),
    registerGuest: 'guest',
    choices: 'signedIn',
  },
  // Nobody is shown or gives more than he holds himself; the use cases see to it.
  roles: { list: needs('role_view'), grant: needs('role_edit') },
  menus: {
    list: needs('menu_view'),
    menuList: needs('menu_view'),
    lazyList: needs('menu_view'),
    lazyMenuList: 'signedIn',
    grantTree: needs('role_view'),
    roleTreeKeys: needs('role_view'),
    grantTopTree: needs('topmenu_setting'),
    topTreeKeys: needs('topmenu_setting'),
    topMenu: 'signedIn',
    grantTop: needs('topmenu_setting'),
    authRoutes: 'signedIn',
  },
  departments: {
    page: needs('dept_view'),
    lazyList: needs('dept_view'),
    lazyTree: needs('dept_view'),
    // Changing asks for its own permission beside it.
    batchSubmit: needs('dept_add'),
    roleTree: needs('dept_view'),
    // Forms about people let choose among them.
    posts: 'signedIn',
  },
  dictionaries: { entries: 'signedIn' },
  dictionaryRecords: {
    entriesTree: 'signedIn',
    parents: needs('dictbiz_view'),
    children: needs('dictbiz_view'),
    parentTree: needs('dictbiz_view'),
  },
  systemDictionaries: {
    entries: 'signedIn',
    entriesTree: 'signedIn',
    parents: needs('dict_view'),
    children: needs('dict_view'),
    parentTree: needs('dict_view'),
  },
  // What the platform lets out: the sign-in page asks before anybody is signed in.
  tenants: {
    page: needs('tenant_view'),
    select: needs('tenant_view'),
    findByName: needs('tenant_view'),
    info: 'public',
    setting: needs('tenant_edit'),
    datasource: needs('tenant_edit'),
    dataSyncAuth: needs('param_edit'),
  },
  system: { termInfo: 'signedIn' },
  // Asked for by people who are not signed in; each is limited in how often it may be asked.
  registration: {
    terms: 'public',
    register: 'public',
    check: 'public',
    sendCode: 'public',
    retrievePassword: 'public',
    k3Login: 'public',
  },
  sms: { sendValidate: 'signedIn', validateMessage: 'signedIn', sendMessage: needs('sms_edit') },
  // Whoever enters an address chooses among them.
  regions: { lazyTree: 'signedIn', lazyList: 'signedIn', tree: 'signedIn', select: 'signedIn' },
  // Of one account, which the use cases look at.
  assistant: { proposal: needs('project_view'), costs: needs('projectreport_view'), policies: 'signedIn' },
  resourceChoice: {
    enableOss: needs('oss_enable'),
    enableSms: needs('sms_enable'),
    disableOss: needs('oss_enable'),
    disableSms: needs('sms_enable'),
  },
  caches: {
    list: needs('cache_view'),
    remove: needs('cache_delete'),
    clearDictionary: needs('cache_delete'),
    clearTaxOffices: needs('cache_delete'),
    clearRegion: needs('cache_delete'),
  },
  // Of the platform alone. A test sends what is stored to where it says, so it asks for more than looking.
  develop: {
    selectSources: needs('datasource_view'),
    testSource: needs('datasource_edit'),
    copyCode: needs('code_add'),
    generateCode: needs('code_edit'),
    downloadCode: needs('code_edit'),
  },
  files: {
    // Whoever has signed in may put up his own picture and see those of others; everything else asks for its permission.
    putFile: 'signedIn',
    download: 'signedIn',
    previewPdf: needs('attachment_view'),
    // Changing asks for its own permission beside it.
    openOnline: needs('attachment_view'),
    copySave: needs('attachment_add'),
  },
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
  // Answers no register but those the caller may import.
  workbooks: { recognise: 'signedIn' },
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

import { accessOf, type AreaCalls, type Access } from '../records';
import { reportPermissions, type CostReportsPort } from '../cost';
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
  costReports: Object.fromEntries(
    Object.entries(reportPermissions).map(([name, permission]) => [name, needs(permission)]),
  ) as Record<keyof CostReportsPort, Access>,
  costViews: {
    reportPersonnel: needs('costpersonnel_view'),
    reportEquipmentPower: needs('costassetspower_view'),
    reportPower: needs('costpower_view'),
    reportDepreciation: needs('costassetsfixed_view'),
    reportAmortisation: needs('costassetsvirtual_view'),
    depreciationOfMonth: needs('costassetsfixed_view'),
    equipmentPowerOfMonth: needs('costassetspower_view'),
    powerOfMonth: needs('costpower_view'),
    personnelProjects: needs('costpersonneldetail_view'),
    amortisationProjects: needs('costassetsvirtualdetail_view'),
    projectsOfPersonnel: needs('costpersonnel_view'),
    personnelStats: needs('costpersonneldetail_view'),
    exportPersonnelStats: needs('costpersonneldetail_export'),
    depreciationTemplate: needs('projectassetsfixedschema_import'),
    summary: needs('costsummary_view'),
  },
  reverseAllocation: {
    check: needs('reverseallocation_view'),
    allocate: needs('reverseallocation_allocate'),
    clearTime: needs('reverseallocation_clear'),
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

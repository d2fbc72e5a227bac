import {
  allocationVoucher,
  amortisationView,
  costSummary,
  depreciationView,
  equipmentPowerView,
  perRegister,
  personnelCostView,
  personnelDetailView,
  powerView,
  reportRegisters,
  type allocationVoucherCalls,
  type assetScheduleCalls,
  type auditCalls,
  type costCalls,
  type costReportsCalls,
  type costSourceCalls,
  type costViewCalls,
  type monthCloseCalls,
  type reverseAllocationCalls,
} from '@rdm/core/internal/cost';
import { download, get, post, postForm, type Wire } from './wire-line';

export const auditWire: Wire<typeof auditCalls> = {
  listMonth: get('blade-rdm/projectdataaudit/list-month'),
  submitMonth: post('blade-rdm/projectdataaudit/submit-month'),
  batchSubmit: post('blade-rdm/projectdataaudit/batchsubmit/{subject}'),
};

export const assetSchedulesWire: Wire<typeof assetScheduleCalls> = {
  ofFixedAsset: get('blade-rdm/projectassetsfixed/schedule'),
  ofIntangible: get('blade-rdm/projectassetsvirtual/schedule'),
};

export const costWire: Wire<typeof costCalls> = {
  lockPersonnel: postForm('blade-rdm/costpersonnelverify/lock'),
  lockFixedAssets: postForm('blade-rdm/assetsfixedverify/lock'),
  lockIntangibles: postForm('blade-rdm/assetsvirtualverify/lock'),
  lockLeases: postForm('blade-rdm/assetsleaseverify/lock'),
  lockMaterials: postForm('blade-rdm/materialverify/lock'),
  unlockPersonnel: postForm('blade-rdm/costpersonnelverify/unlock'),
  unlockFixedAssets: postForm('blade-rdm/assetsfixedverify/unlock'),
  unlockIntangibles: postForm('blade-rdm/assetsvirtualverify/unlock'),
  unlockLeases: postForm('blade-rdm/assetsleaseverify/unlock'),
  unlockMaterials: postForm('blade-rdm/materialverify/unlock'),
  initPersonnel: get('blade-rdm/costpersonneldetail/init', { slow: true }),
  initFixedAssets: get('blade-rdm/costassetsfixed/init', { slow: true }),
  initIntangibles: get('blade-rdm/costassetsvirtual/init', { slow: true }),
  initEquipmentPower: get('blade-rdm/costassetspower/init', { slow: true }),
  initPower: get('blade-rdm/costpower/init', { slow: true }),
};

export const monthCloseWire: Wire<typeof monthCloseCalls> = {
  board: get('blade-rdm/monthclose/board'),
  differences: get('blade-rdm/monthclose/differences'),
};

const { Leases, Materials } = reportRegisters;
const leases = { filters: Leases.resource };

export const costReportsWire: Wire<typeof costReportsCalls> = {
  ...perRegister('stats', ({ resource }) => get(`${resource.name}/stats`, { filters: resource })),
  ...perRegister('report', ({ resource }) => get(`${resource.name}/report`, { filters: resource })),
  ...perRegister('projects', ({ resource }) => get(`${resource.name}/projects`, { filters: resource })),
  ...perRegister('export', ({ resource }) => download(`${resource.name}/report/export`, { filters: resource })),
  leaseCosts: get('blade-rdm/projectassetslease/getCostList', leases),
  leaseProjectCosts: get('blade-rdm/projectassetslease/getProjectCostList', leases),
  leaseCostDetails: get('blade-rdm/projectassetslease/getProjectCostdetailedList', leases),
  downloadMaterials: postForm('blade-rdm/projectmaterial/projectMaterialDownload', {
    filters: Materials.resource,
    answer: 'download',
  }),
};

export const costSourcesWire: Wire<typeof costSourceCalls> = {
  overview: get('blade-rdm/costsource/overview'),
};

export const allocationVouchersWire: Wire<typeof allocationVoucherCalls> = {
  month: get('blade-rdm/allocationvoucher/month'),
  make: post('blade-rdm/allocationvoucher/make', { record: allocationVoucher }),
  book: post('blade-rdm/allocationvoucher/book', { record: allocationVoucher }),
  void: post('blade-rdm/allocationvoucher/void', { record: allocationVoucher }),
  proposals: get('blade-rdm/allocationvoucher/proposals'),
};

export const costViewsWire: Wire<typeof costViewCalls> = {
  reportPersonnel: get('blade-rdm/costpersonnel/report', { page: personnelCostView }),
  reportEquipmentPower: get('blade-rdm/costassetspower/report', { page: equipmentPowerView }),
  reportPower: get('blade-rdm/costpower/report', { page: powerView }),
  reportDepreciation: get('blade-rdm/costassetsfixed/report', { page: depreciationView }),
  reportAmortisation: get('blade-rdm/costassetsvirtual/report', { page: amortisationView }),
  depreciationOfMonth: get('blade-rdm/costassetsfixed/projects/cost'),
  equipmentPowerOfMonth: get('blade-rdm/costassetspower/projects/cost'),
  powerOfMonth: get('blade-rdm/costpower/projects/cost'),
  personnelProjects: get('blade-rdm/costpersonneldetail/projects'),
  amortisationProjects: get('blade-rdm/costassetsvirtualdetail/projects'),
  projectsOfPersonnel: get('blade-rdm/costpersonnel/list/project', { filters: personnelCostView }),
  personnelStats: get('blade-rdm/costpersonneldetail/stats', { filters: personnelDetailView }),
  exportPersonnelStats: download('blade-rdm/costpersonneldetail/stats/export', { filters: personnelDetailView }),
  depreciationTemplate: download('blade-rdm/costassetsfixed/import/template'),
  summary: get('blade-rdm/costsummary/stats', { filters: costSummary }),
};

/** GET, as clients of the family make them, although two of them write. docs/wire.md, Calls of the main job */
export const reverseAllocationWire: Wire<typeof reverseAllocationCalls> = {
  check: get('blade-rdm/reverseallocation/check'),
  allocate: get('blade-rdm/reverseallocation/allocation', { slow: true }),
  clearTime: get('blade-rdm/reverseallocation/clear-time', { slow: true }),
};

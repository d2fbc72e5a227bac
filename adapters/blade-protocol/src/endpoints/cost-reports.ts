import { perRegister, reportRegisters, type ReportRegister } from '@rdm/core/cost';
import * as v from 'valibot';
import type { Endpoint, EndpointTable } from '../endpoint';
import { id, month, optional, year } from './parameters';

const ofPeriod = v.object({ year: optional(year), month: optional(month), projectId: optional(id) });

const get = (register: ReportRegister, path: string): Endpoint => ({
  method: 'GET',
  path: `/api/${register.resource.name}/${path}`,
  query: ofPeriod,
  filters: register.resource,
});
const leases = (path: string) => get(reportRegisters.Leases, path);

/** Sums and reports of the registers of assets, power and material. */
export const costReportsEndpoints: EndpointTable['costReports'] = {
  ...perRegister('stats', (register) => get(register, 'stats')),
  ...perRegister('report', (register) => get(register, 'report')),
  ...perRegister('projects', (register) => get(register, 'projects')),
  ...perRegister('export', (register): Endpoint => ({ ...get(register, 'report/export'), answer: 'download' })),
  leaseCosts: leases('getCostList'),
  leaseProjectCosts: leases('getProjectCostList'),
  leaseCostDetails: leases('getProjectCostdetailedList'),
  downloadMaterials: {
    ...get(reportRegisters.Materials, 'projectMaterialDownload'),
    method: 'POST',
    answer: 'download',
  },
};

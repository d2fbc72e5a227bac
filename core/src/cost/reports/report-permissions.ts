import type { CostReportsPort } from './ports';
import { perRegister, reportRegisters } from './report-registers';

const { Leases, Materials } = reportRegisters;
const { view } = Leases.resource.permissions;

/** The permission each call asks for: who may see a register may see what it comes to. */
export const reportPermissions: Readonly<Record<keyof CostReportsPort, string>> = {
  ...perRegister('stats', ({ resource }) => resource.permissions.view),
  ...perRegister('report', ({ resource }) => resource.permissions.view),
  ...perRegister('export', ({ resource }) => resource.permissions.export),
  ...perRegister('projects', ({ resource }) => resource.permissions.view),
  leaseCosts: view,
  leaseProjectCosts: view,
  leaseCostDetails: view,
  downloadMaterials: Materials.resource.permissions.export,
};

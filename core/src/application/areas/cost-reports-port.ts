import {
  leaseCosts,
  leaseDetails,
  leaseProjectCosts,
  periodAsked,
  perRegister,
  printReport,
  projectsOf,
  reportOf,
  reportRegisters,
  requireProject,
  rowsAsked,
  statsOf,
  type CostReportsPort,
  type RegisterQuery,
  type ReportRegister,
} from '../../cost';
import { exportSheet, formDownload, withinScope, workbookDownload, type Call } from '../../records';
import type { AreaRunner } from './area-runner';
import type { FormSheetWriter, SpreadsheetWriter } from '../../kernel';
import { areaAccess } from '../permissions';

const access = areaAccess.costReports;

interface Writers {
  readonly writer: SpreadsheetWriter;
  readonly formWriter: FormSheetWriter;
}

type Answering<T> = (call: Call, register: ReportRegister, query: RegisterQuery) => Promise<T>;

/** Workbooks are written after their transaction has ended. */
export function costReportsPort({ run }: AreaRunner, { writer, formWriter }: Writers): CostReportsPort {
  /** What who may see a register may ask of it. */
  const seen =
    <T>(answer: Answering<T>) =>
    (register: ReportRegister) =>
    (query: RegisterQuery = {}) =>
      run({ permission: register.resource.permissions.view }, (call) =>
        answer(withinScope(call, register.resource), register, query),
      );
  const details = (query: RegisterQuery = {}) =>
    run(access.leaseCostDetails, (call) => leaseDetails(withinScope(call, reportRegisters.Leases.resource), query));
  return {
    ...perRegister('stats', seen(statsOf)),
    ...perRegister('report', seen(reportOf)),
    ...perRegister('projects', seen(projectsOf)),
    ...perRegister('export', (register) => async (query: RegisterQuery = {}) => {
      const permission = register.resource.permissions.export;
      return formDownload(
        formWriter,
        await run({ permission }, (call) => printReport(withinScope(call, register.resource), register, query)),
      );
    }),
    leaseCosts: async (query) => leaseCosts(await details(query)),
    leaseProjectCosts: async (query) => leaseProjectCosts(await details(query)),
    leaseCostDetails: details,
    downloadMaterials: async (query = {}) => {
      const register = reportRegisters.Materials;
      const sheet = await run(access.downloadMaterials, async (whole) => {
        const call = withinScope(whole, register.resource);
        await requireProject(call, query);
        return exportSheet(call, register.resource, await rowsAsked(call, register, query, periodAsked(query)));
      });
      return workbookDownload(writer, register.resource.label.zh, [sheet]);
    },
  };
}

import { crossYear, reportYears, restatsReports, submitReports, type ReportsPort } from '../../ledger';
import { areaAccess } from '../permissions';
import type { AreaRunner } from './area-runner';

const access = areaAccess.reports;

export const reportsPort = ({ run }: AreaRunner): ReportsPort => ({
  listYears: () => run(access.listYears, reportYears),
  submitBatch: (args) => run(access.submitBatch, (call) => submitReports(call, args)),
  submitCrossYear: (args) => run(access.submitCrossYear, (call) => crossYear(call, args)),
  restatsAll: (args) => run(access.restatsAll, (call) => restatsReports(call, args)),
});

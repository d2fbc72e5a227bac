import type { FormSheetWriter } from '../../kernel';
import { annualData, explainFigure, printAnnualReport, saveAnnualData, type StatisticsPort } from '../../statistics';
import { areaAccess } from '../permissions';
import { formDownload } from '../../records';
import type { AreaRunner } from './area-runner';

const access = areaAccess.statistics;

export const statisticsPort = ({ run }: AreaRunner, formWriter: FormSheetWriter): StatisticsPort => ({
  data: (args) => run(access.data, (call) => annualData(call, args)),
  save: (args) => run(access.save, (call) => saveAnnualData(call, args)),
  explain: (args) => run(access.explain, (call) => explainFigure(call, args)),
  export: async (args) => formDownload(formWriter, await run(access.export, (call) => printAnnualReport(call, args))),
});

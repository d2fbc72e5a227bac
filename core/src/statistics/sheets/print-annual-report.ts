import type { Call, PrintedForm } from '../../records';
import { officialSheets, summaryHead } from '../../ledger';
import { annualData, typedData, yearFigures } from '../use-cases/annual-data';
import { annualReportSheets } from './annual-report-sheet';
import { reportYear } from '../use-cases/report-year';

/** The 107-2 report of a year, with the calculation of its computed figures. */
export async function printAnnualReport(call: Call, asked: { year?: string; reportId?: string }): Promise<PrintedForm> {
  const year = await reportYear(call, asked);
  const { traces } = await yearFigures(call, year, await typedData(call, year));
  return {
    name: `${year}年企业研究开发活动及相关情况（107-2表）`,
    sheets: await officialSheets(
      call,
      year,
      annualReportSheets({
        head: await summaryHead(call, year),
        data: await annualData(call, { year }),
        traces,
      }),
    ),
  };
}

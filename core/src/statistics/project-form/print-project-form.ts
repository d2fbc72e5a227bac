import { officialSheets, summaryHead } from '../../ledger';
import type { Call, PrintedForm } from '../../records';
import { projectForm } from './project-form';
import { projectFormSheet } from './project-form-sheet';

/** Form 107-1 of a year as a workbook. */
export async function printProjectForm(call: Call, { year }: { year: string }): Promise<PrintedForm> {
  const rows = await projectForm(call, { year });
  return {
    name: `${year}年企业研究开发项目情况（107-1表）`,
    sheets: await officialSheets(call, year, [projectFormSheet(await summaryHead(call, year), rows)]),
  };
}

import type { Call, PrintedForm } from '../../records';
import { dictionaryEntries } from '../../system';
import type { FormEdition } from '../form-edition';
import { yearSummary2015 } from '../use-cases/summary-2015';
import { yearSummary2021 } from '../use-cases/summary-2021';
import { officialSheets } from './official-sheets';
import { summary2015Sheets } from './summary2015-sheet';
import { summary2021Sheets } from './summary2021-sheet';

const ACHIEVEMENTS = 'project_achiev_type_1071';

/** The summary of a year’s ledgers in the requested edition, with its calculation. */
export async function printSummary(
  call: Call,
  { year, type = '2021' }: { year: string; type?: FormEdition },
): Promise<PrintedForm> {
  if (type === '2021') {
    return {
      name: `${year}年度研发支出辅助账汇总表（2021版）`,
      sheets: await officialSheets(call, year, summary2021Sheets(await yearSummary2021(call, { year }))),
    };
  }
  const summary = await yearSummary2015(call, { year });
  const names = new Map((await dictionaryEntries(call, ACHIEVEMENTS)).map((entry) => [entry.dictKey, entry.dictValue]));
  const rows = summary.rows.map((row) => ({
    ...row,
    achievements: row.achievements.map((key) => names.get(key) ?? key),
  }));
  return {
    name: `${year}年度“研发支出”辅助账汇总表（2015版）`,
    sheets: await officialSheets(call, year, summary2015Sheets({ ...summary, rows })),
  };
}

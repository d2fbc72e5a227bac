import { datedSheet, enterpriseCard } from '../../../enterprise';
import { wholly, type Call, type PrintedForm } from '../../../records';
import { activityTable, costTables, developingTable, relationTables } from './annex-tables';
import { sheetOf, type FormTable } from '../../application/form-table';
import { outdatedYears } from '../../figures/outdated-years';
import { yearsBefore } from '../activities';
import { wordsOf, type Words } from './words';
import { projectCostDetail } from '../use-cases/project-cost-detail';
import { projectDeveloping } from '../use-cases/project-developing';
import { projectInfo } from '../use-cases/project-info';
import { relateActivities } from '../use-cases/relate-activities';

export interface OfYear {
  readonly year: string;
}

/** An annex as a workbook, which says of itself where its years are out of date. */
const printing =
  (
    name: string,
    tables: (call: Call, asked: OfYear, words: Words) => Promise<readonly FormTable[]>,
    yearsOf: (year: string) => readonly string[] = yearsBefore,
  ) =>
  async (given: Call, asked: OfYear): Promise<PrintedForm> => {
    const call = wholly(given);
    const made = await tables(call, asked, await wordsOf(call));
    const enterprise = (await enterpriseCard(call))?.name ?? '';
    const notice = (await outdatedYears(call, yearsOf(asked.year)))?.zh ?? null;
    const sheets = made.map((table) => datedSheet(sheetOf(table, enterprise, asked.year), notice));
    return { name: `${name}-${asked.year}`, sheets };
  };

export const printProjectInfo = printing('企业研究开发活动情况表', async (call, asked, words) => [
  activityTable(await projectInfo(call, asked), words),
]);
export const printProjectCostDetail = printing('企业年度研究开发费用结构明细表', async (call, asked) =>
  costTables(await projectCostDetail(call, asked)),
);
export const printRelateActivities = printing('研发活动关联表', async (call, asked) =>
  relationTables(await relateActivities(call, asked)),
);
export const printProjectDeveloping = printing(
  '在研项目一览',
  async (call, asked, words) => [developingTable(await projectDeveloping(call, asked), words)],
  (year) => [year],
);

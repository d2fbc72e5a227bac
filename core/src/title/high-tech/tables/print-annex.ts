import { datedSheet, enterpriseCard, outdatedNotice } from '../../../enterprise';
import { projectsOfYear } from '../../../project';
import { wholly, type Call, type PrintedForm } from '../../../records';
import { activityTable, costTables, developingTable, relationTables } from './annex-tables';
import { sheetOf, type FormTable } from '../../application/form-table';
import { wordsOf, type Words } from './words';
import { projectCostDetail } from '../use-cases/project-cost-detail';
import { projectDeveloping } from '../use-cases/project-developing';
import { projectInfo } from '../use-cases/project-info';
import { relateActivities } from '../use-cases/relate-activities';

export interface OfYear {
  readonly year: string;
}

/** How many years the tables of an application look back, before its own. */
const YEARS_BEFORE = 3;
const yearsBefore = (year: string): string[] =>
  Array.from({ length: YEARS_BEFORE }, (_, at) => String(Number(year) - YEARS_BEFORE + at));

/** What is to be said of the years whose registers changed since their figures were computed; null where none did. */
async function noticeOf(call: Call, years: readonly string[]): Promise<string | null> {
  const notices: string[] = [];
  for (const year of years) {
    // Of a year without projects nothing is printed.
    const isEmpty = (await projectsOfYear(call, year)).length === 0;
    const notice = isEmpty ? null : await outdatedNotice(call, year);
    if (notice !== null) notices.push(`${year}年度：${notice}`);
  }
  return notices.length > 0 ? notices.join('；') : null;
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
    const notice = await noticeOf(call, yearsOf(asked.year));
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

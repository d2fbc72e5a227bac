import { costRecord, groupNames, subjectGroups, type CostPart, type SubjectGroup } from '../../cost';
import { attendance, workTime } from '../../hours';
import { datedSheets } from '../../enterprise';
import { faults, Refusal, text, type FormSheet } from '../../kernel';
import { monthsOfYear, type Month } from '../../kernel/calendar';
import { personnel, projectsOfYear } from '../../project';
import { fileName, requireYear, type Call, type PrintedForm } from '../../records';
import { sourceNames } from '../use-cases/source-names';
import { summaryHead } from '../use-cases/summary-head';
import { allocationLines } from './allocation-lines';
import { allocationSheet } from './allocation-sheet';
import { hoursAllocationSheet, type HoursLine } from './hours-allocation-sheet';

/** `hours`: people and their hours; else the subject group that is allocated. */
export type AllocationKind = 'hours' | SubjectGroup;

export const allocationKinds: readonly AllocationKind[] = ['hours', ...groupNames];

export interface AllocationSheetsAsked {
  readonly year: string;
  /** `yyyy-MM` of the year; all its months unless given. */
  readonly month?: string;
  /** All kinds unless given. */
  readonly kind?: AllocationKind;
}

const NOTHING = text(
  '该期间没有分摊的费用和工时，请先登记并一键重算',
  'Nothing was allocated in this period; enter the registers and recompute the year first',
);
const OTHER_YEAR = text('月份不在所选年度内', 'The month is not of the year');

const subjects: Readonly<Record<SubjectGroup, string>> = {
  personnel: '人员',
  fixedAssets: '固定资产',
  intangibles: '无形资产',
  leases: '租赁资产',
  materials: '单据或计量对象',
};

/**
 * The allocation sheets of a month, or of a year month by month, one sheet for each kind that has anything. They show
 * the stored cost records, so that they say what the ledgers say.
 *
 * @throws Refusal 404 if there is nothing to print, 400 for a month of another year
 */
export async function printAllocationSheets(call: Call, asked: AllocationSheetsAsked): Promise<PrintedForm> {
  const year = requireYear(asked.year);
  if (asked.month !== undefined && !asked.month.startsWith(`${year}-`)) {
    throw new Refusal(faults.invalid(OTHER_YEAR, [{ field: 'month', message: OTHER_YEAR }]));
  }
  const months = asked.month === undefined ? monthsOfYear(year) : [asked.month];
  const kinds = asked.kind === undefined ? allocationKinds : [asked.kind];
  const enterprise = (await summaryHead(call, year)).taxpayerName ?? '';
  const projects = new Map((await projectsOfYear(call, year)).map(({ id, code, name }) => [id, `${code} ${name}`]));
  const given: Given = { call, enterprise, months, projects };
  const sheets: FormSheet[] = [];
  for (const kind of kinds) {
    sheets.push(...(kind === 'hours' ? await hoursSheets(given) : await groupSheets(given, kind)));
  }
  if (sheets.length === 0) throw new Refusal({ ...faults.invalid(NOTHING), code: 404 });
  const what = asked.kind === undefined ? '研发费用分配表' : sheets[0]!.title;
  return { name: fileName(`${asked.month ?? `${year}年度`}${what}`), sheets: await datedSheets(call, year, sheets) };
}

interface Given {
  readonly call: Call;
  readonly enterprise: string;
  readonly months: readonly Month[];
  /** `RD01 项目名称` by id. */
  readonly projects: ReadonlyMap<string, string>;
}

async function groupSheets({ call, enterprise, months, projects }: Given, group: SubjectGroup): Promise<FormSheet[]> {
  const { items, sheet } = subjectGroups[group];
  const records = await call.records.find(costRecord, {
    where: [
      { field: 'month', is: 'in', value: months },
      { field: 'item', is: 'in', value: items },
      { field: 'origin', is: 'equal', value: 'allocation' },
    ],
  });
  const parts = records.flatMap((record) => (record.parts as CostPart[] | null) ?? []);
  const names = { sources: await sourceNames(call, parts), projects };
  return months.flatMap((month) => {
    const ofMonth = records
      .filter((record) => record.month === month)
      .map((record) => ({
        item: record.item as CostPart['item'],
        origin: 'allocation' as const,
        parts: (record.parts as CostPart[] | null) ?? [],
      }));
    const lines = allocationLines(ofMonth, names);
    if (lines.length === 0) return [];
    return [allocationSheet({ enterprise, month, title: sheet.zh, subject: subjects[group] }, lines)];
  });
}

async function hoursSheets({ call, enterprise, months, projects }: Given): Promise<FormSheet[]> {
  const inMonths = [{ field: 'month', is: 'in', value: months }] as const;
  const worked = await call.records.find(workTime, { where: inMonths });
  const ids = [...new Set(worked.map(({ personnelId }) => personnelId))];
  const people = await call.records.find(personnel, { where: [{ field: 'id', is: 'in', value: ids }] });
  const names = new Map(people.map(({ id, code, name }) => [id, `${code} ${name}`]));
  const attended = new Map(
    (await call.records.find(attendance, { where: inMonths })).map((row) => [
      `${row.month} ${row.personnelId}`,
      row.actualHours,
    ]),
  );
  return months.flatMap((month) => {
    const lines = worked
      .filter((row) => row.month === month && projects.has(row.projectId) && Number(row.hours ?? 0) !== 0)
      .map((row): HoursLine => ({
        person: names.get(row.personnelId) ?? '',
        project: projects.get(row.projectId)!,
        hours: String(row.hours),
        attended: attended.get(`${month} ${row.personnelId}`) ?? null,
      }));
    return lines.length === 0 ? [] : [hoursAllocationSheet(enterprise, month, lines)];
  });
}

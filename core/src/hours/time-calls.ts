import * as v from 'valibot';
import { text } from '../kernel';
import { monthNumbers } from '../kernel/calendar';
import { answer, argument, calls, type PortOf } from '../records';
import { hoursFindingAnswer } from './finding-answer';
import { cleanHours } from './use-cases/clean-hours';
import { monthHours, personnelOfMonth } from './use-cases/month-hours';
import { printAttendance, printDevHours, printYearHours, yearHours } from './use-cases/print-hours';
import { saveHours } from './use-cases/save-hours';

const ofMonth = v.object({ month: argument.month });
const ofYearOrNow = v.object({ year: argument.optional(argument.year) });
/** `1`, `01` or `2024-01`; the use case validates it. */
const monthOfYear = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const cell = v.object({
  projectId: argument.id,
  personnelId: argument.id,
  hours: v.nullish(v.union([v.string(), v.number()])),
  version: v.optional(version),
});

const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
const date = v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)));
const recorded = v.nullable(answer.decimal);
const project = { projectId: answer.id, projectCode: v.string(), projectName: v.string() };

const person = v.object({
  personnelId: answer.id,
  personnelCode: v.string(),
  personnelName: v.string(),
  deptName: v.nullable(v.string()),
  entryDate: date,
  leaveDate: date,
  dueHours: v.pipe(recorded, v.description('应出勤工时')),
  actualHours: v.pipe(recorded, v.description('实际出勤工时')),
  rdHours: v.pipe(answer.decimal, v.description('R&D hours over all projects')),
  projectHours: v.pipe(recorded, v.description('Those on the project asked for')),
});

/** Hours and attendance. */
export const timeCalls = calls({
  month: {
    needs: 'projectworktime_view',
    about: text(
      '查询月度工时表',
      'The grid of a month: its people, the projects of its year, the hours that stand. Without a month that of the latest ' +
        'month that has hours.',
    ),
    takes: v.object({ month: argument.optional(argument.month) }),
    answers: v.object({
      month,
      people: v.array(person),
      projects: v.array(v.object({ ...project, startTime: date, endTime: date })),
      cells: v.array(
        v.object({
          projectId: answer.id,
          personnelId: answer.id,
          hours: answer.decimal,
          origin: v.pipe(
            v.nullable(v.string()),
            v.description('填报 entered, 导入 imported, 反算 reverse, 考勤 attendance'),
          ),
          version: answer.count,
        }),
      ),
    }),
    does: monthHours,
  },
  personnel: {
    needs: 'projectworktime_view',
    about: text(
      '查询可填报工时的人员',
      'Those who can have hours in a month, with their attendance and what they have on a project.',
    ),
    takes: v.object({ month: argument.month, projectId: argument.optional(argument.id) }),
    answers: v.array(person),
    does: personnelOfMonth,
  },
  batchSave: {
    // Adding and emptying cells additionally require their own permissions.
    needs: 'projectworktime_edit',
    about: text(
      '批量保存月度工时',
      'Saves cells of a month, all or none. Empty `hours` take the record of a cell away. `version` is the one the ' +
        'entry was typed over, 0 where nothing stood; one that no longer stands is refused with 409.',
    ),
    takes: v.object({ month: argument.month, cells: v.array(cell) }),
    answers: v.object({
      inserted: answer.count,
      updated: answer.count,
      removed: answer.count,
      unchanged: answer.count,
      warnings: v.array(hoursFindingAnswer),
    }),
    does: saveHours,
  },
  clean: {
    needs: 'projectworktime_delete',
    about: text(
      '清空项目当月工时',
      'Takes the hours of a project in a month away; `projectworktime/restore` with the `ids` brings them back.',
    ),
    takes: v.object({ projectId: argument.id, month: argument.month }),
    answers: v.object({ removed: answer.count, ids: answer.ids }),
    does: cleanHours,
  },
  stats: {
    needs: 'projectworktime_view',
    about: text('项目工时统计', 'The hours of a year by project and month, `01` to `12`.'),
    takes: ofYearOrNow,
    answers: v.array(
      v.object({
        ...project,
        months: answer.underEach(monthNumbers, answer.decimal),
        total: answer.decimal,
        origins: v.array(v.string()),
      }),
    ),
    does: yearHours,
  },
  exportStats: {
    needs: 'projectworktime_export',
    about: text('导出项目工时统计', 'The same as a workbook with live totals.'),
    takes: ofYearOrNow,
    prints: printYearHours,
  },
  exportAttendance: {
    needs: 'attendancemonth_export',
    about: text('导出月度考勤', 'The attendance of a month as a workbook that can be imported again.'),
    takes: ofMonth,
    prints: printAttendance,
  },
  exportDevHours: {
    needs: 'projectworktime_export',
    about: text(
      '导出研发工时统计',
      'R&D hours by person and project of a month (1 to 12 or yyyy-MM), or without it of the year, as a workbook.',
    ),
    takes: v.object({ year: argument.year, month: argument.optional(monthOfYear) }),
    prints: printDevHours,
  },
});

export type TimePort = PortOf<typeof timeCalls>;

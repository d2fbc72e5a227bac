import type { TimePort } from '@rdm/core/hours';
import { text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { bilingual, count, decimal, id, ids, underEach } from './wire-values';

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
const date = v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)));
const recorded = v.nullable(decimal);
const project = { projectId: id, projectCode: v.string(), projectName: v.string() };

const person = v.object({
  personnelId: id,
  personnelCode: v.string(),
  personnelName: v.string(),
  deptName: v.nullable(v.string()),
  entryDate: date,
  leaveDate: date,
  dueHours: v.pipe(recorded, v.description('应出勤工时')),
  actualHours: v.pipe(recorded, v.description('实际出勤工时')),
  rdHours: v.pipe(decimal, v.description('R&D hours over all projects')),
  projectHours: v.pipe(recorded, v.description('Those on the project asked for')),
});

const warning = v.object({
  kind: v.picklist(['beyondMonth', 'beyondAttendance', 'beforeJoining', 'afterLeaving', 'outsideProject']),
  level: v.picklist(['error', 'warning']),
  personnelId: id,
  projectId: v.nullable(id),
  message: bilingual,
});

export const timeAnswers: AnswersOf<TimePort> = {
  month: {
    about: text('查询月度工时表', 'The grid of a month: its people, the projects of its year, the hours that stand.'),
    schema: v.object({
      month,
      people: v.array(person),
      projects: v.array(v.object({ ...project, startTime: date, endTime: date })),
      cells: v.array(v.object({ projectId: id, personnelId: id, hours: decimal, version: count })),
    }),
  },
  personnel: {
    about: text(
      '查询可填报工时的人员',
      'Those who can have hours in a month, with their attendance and what they have on a project.',
    ),
    schema: v.array(person),
  },
  batchSave: {
    about: text(
      '批量保存月度工时',
      'Saves cells of a month, all or none. Empty `hours` take the record of a cell away. `version` is the one the ' +
        'entry was typed over, 0 where nothing stood; one that no longer stands is refused with 409.',
    ),
    schema: v.object({
      inserted: count,
      updated: count,
      removed: count,
      unchanged: count,
      warnings: v.array(warning),
    }),
  },
  clean: {
    about: text(
      '清空项目当月工时',
      'Takes the hours of a project in a month away; `projectworktime/restore` with the `ids` brings them back.',
    ),
    schema: v.object({ removed: count, ids }),
  },
  stats: {
    about: text('项目工时统计', 'The hours of a year by project and month, `01` to `12`.'),
    schema: v.array(v.object({ ...project, months: underEach(months, decimal), total: decimal })),
  },
  exportStats: { about: text('导出项目工时统计', 'The same as a workbook with live totals.') },
  exportAttendance: {
    about: text('导出月度考勤', 'The attendance of a month as a workbook that can be imported again.'),
  },
  exportDevHours: {
    about: text(
      '导出研发工时统计',
      'R&D hours by person and project of a month (1 to 12 or yyyy-MM), or without it of the year, as a workbook.',
    ),
  },
};

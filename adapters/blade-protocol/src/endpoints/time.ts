import { attendance, workTime } from '@rdm/core/hours';
import { project } from '@rdm/core/project';
import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { id, month, ofYear, optional, year } from './parameters';

const hours = `/api/${workTime.name}`;
const projects = `/api/${project.name}`;
const presence = `/api/${attendance.name}`;
const ofMonth = v.object({ month });
const ofYearOrNow = v.object({ year: optional(year) });
/** `1`, `01` or `2024-01`: which of them can be is for the use case to say. */
const monthOfYear = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const cell = v.object({
  projectId: id,
  personnelId: id,
  hours: v.nullish(v.union([v.string(), v.number()])),
  version: v.optional(version),
});

/** Hours and attendance. */
export const timeEndpoints: EndpointTable['time'] = {
  month: { method: 'GET', path: `${hours}/month`, query: ofMonth },
  personnel: { method: 'GET', path: `${hours}/personnel`, query: v.object({ month, projectId: optional(id) }) },
  batchSave: { method: 'POST', path: `${hours}/batchSave`, body: v.object({ month, cells: v.array(cell) }) },
  clean: { method: 'POST', path: `${projects}/worktime/clean`, query: v.object({ projectId: id, month }) },
  stats: { method: 'GET', path: `${projects}/stats/workTime`, query: ofYearOrNow },
  exportStats: {
    method: 'GET',
    path: `${projects}/stats/workTime/export`,
    query: ofYearOrNow,
    answer: 'download',
  },
  exportAttendance: { method: 'GET', path: `${presence}/downloadExcel`, query: ofMonth, answer: 'download' },
  exportDevHours: {
    method: 'GET',
    path: `${presence}/downloadDevHours`,
    query: v.object({ ...ofYear.entries, month: optional(monthOfYear) }),
    answer: 'download',
  },
};

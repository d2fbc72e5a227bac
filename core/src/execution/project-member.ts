import { text } from '../kernel';
import { personnelReference } from '../project';
import { crud, date, defineResource, dictionary, percent, string } from '../records';
import { projectOfYear, projectYear } from './process-fields';

/**
 * 项目成员: who works on a project in which role, from when to when, and how much of the working time is planned for it;
 * the name list of R&D staff that is kept for inspection (国家税务总局公告2015年第97号 一（一）, 六).
 */
export const projectMember = defineResource('blade-rdm/projectmember', {
  label: text('项目成员', 'Member of a project'),
  fields: {
    year: projectYear,
    projectId: projectOfYear,
    personnelId: personnelReference({
      label: text('成员', 'Person'),
      required: text('请选择成员', 'Choose the person'),
    }),
    role: dictionary('member_role', {
      label: text('角色', 'Role'),
      required: text('请选择角色', 'Choose the role'),
      example: '研究人员',
    }),
    fromDate: date({
      label: text('起始日期', 'From'),
      required: text('请选择起始日期', 'Choose the date'),
      example: '2024-01-15',
    }),
    toDate: date({
      label: text('结束日期', 'To'),
      hint: text('不填为至项目结束', 'Empty: until the project ends'),
      notBefore: {
        field: 'fromDate',
        message: text('结束日期不能早于起始日期', 'The end date is before the start date'),
      },
    }),
    plannedShare: percent({
      label: text('计划投入工时比例(%)', 'Planned share of time (%)'),
      hint: text('占本人全部工时；实际以工时为准', 'Of all working time; what counts is the hours worked'),
      example: '60',
    }),
    duty: string({ label: text('承担任务', 'Task'), maxLength: 500, example: '控制算法设计' }),
  },
  naturalKey: ['projectId', 'personnelId', 'fromDate'],
  title: 'personnelId',
  search: ['year', 'projectId', 'personnelId', 'role', 'fromDate'],
  columns: [
    ...([
      'year',
      'projectCode',
      'projectName',
      'personnelCode',
      'personnelName',
      'role',
      'fromDate',
      'toDate',
    ] as const),
    ...(['plannedShare', 'duty'] as const),
  ],
  workbook: ['year', 'projectId', 'personnelId', 'role', 'fromDate', 'toDate', 'plannedShare', 'duty'],
  order: [{ field: 'year', descending: true }, { field: 'projectId' }, { field: 'fromDate' }, { field: 'personnelId' }],
  permissions: crud('projectmember'),
});

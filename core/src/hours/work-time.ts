import { crud, defineResource, dictionary, number } from '../records';
import { text } from '../kernel';
import { HOURS_ORIGIN } from './hours-origin';
import { registerMonth, registerPerson, registerProject } from '../project';

/** Hours a person worked on a project in a month (项目工时), the weights of payroll allocation. */
export const workTime = defineResource('blade-rdm/projectworktime', {
  label: text('项目工时', 'Project hours'),
  fields: {
    month: registerMonth,
    projectId: registerProject('month'),
    personnelId: registerPerson,
    hours: number({
      label: text('研发工时', 'R&D hours'),
      required: text('请输入研发工时', 'Enter the R&D hours'),
      min: '0',
      max: '744',
      example: '120',
    }),
    origin: dictionary(HOURS_ORIGIN, { label: text('工时来源', 'Origin'), readOnly: true }),
  },
  naturalKey: ['month', 'projectId', 'personnelId'],
  title: 'month',
  search: ['month', 'projectId', 'personnelId', 'origin'],
  columns: ['month', 'projectCode', 'projectName', 'personnelCode', 'personnelName', 'hours', 'origin'],
  workbook: ['month', 'projectId', 'personnelId', 'personnelName', 'hours'],
  order: [{ field: 'month', descending: true }, { field: 'projectId' }, { field: 'personnelId' }],
  permissions: crud('projectworktime'),
});

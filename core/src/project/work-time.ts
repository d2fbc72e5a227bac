import { crud, defineResource, month, number, text } from '../kernel';
import { personnelReference } from './personnel-reference';
import { projectReference } from './project-reference';

/** Hours a person worked on a project in a month (项目工时), the weights of payroll allocation. */
export const workTime = defineResource('blade-rdm/projectworktime', {
  label: text('项目工时', 'Project hours'),
  fields: {
    month: month({ label: text('月份', 'Month'), required: text('请选择月份', 'Choose the month'), example: '2024-01' }),
    projectId: projectReference((draft) => draft.month, {
      label: text('研发项目', 'Project'),
      required: text('请选择研发项目', 'Choose the project'),
    }),
    personnelId: personnelReference({
      label: text('人员', 'Person'),
      required: text('请选择人员', 'Choose the person'),
    }),
    hours: number({
      label: text('研发工时', 'R&D hours'),
      required: text('请输入研发工时', 'Enter the R&D hours'),
      min: '0',
      max: '744',
      example: '120',
    }),
  },
  naturalKey: ['month', 'projectId', 'personnelId'],
  title: 'month',
  search: ['month', 'projectId', 'personnelId'],
  columns: ['month', 'projectCode', 'projectName', 'personnelCode', 'personnelName', 'hours'],
  workbook: ['month', 'projectId', 'personnelId', 'personnelName', 'hours'],
  order: [{ field: 'month', descending: true }, { field: 'projectId' }, { field: 'personnelId' }],
  permissions: crud('projectworktime'),
});

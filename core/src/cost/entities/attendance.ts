import { crud, defineResource, month, number, text } from '../../kernel';
import { personnelReference } from '../../project';

/** Hours due and hours present of a person and month (考勤). */
export const attendance = defineResource('blade-rdm/attendancemonth', {
  label: text('考勤', 'Attendance'),
  fields: {
    month: month({
      label: text('月份', 'Month'),
      required: text('请选择月份', 'Choose the month'),
      example: '2024-01',
    }),
    personnelId: personnelReference({
      label: text('人员', 'Person'),
      required: text('请选择人员', 'Choose the person'),
    }),
    dueHours: number({ label: text('应出勤工时', 'Hours due'), min: '0', max: '744', example: '184' }),
    actualHours: number({ label: text('实际出勤工时', 'Hours present'), min: '0', max: '744', example: '180' }),
  },
  naturalKey: ['month', 'personnelId'],
  title: 'month',
  search: ['month', 'personnelId'],
  columns: ['month', 'personnelCode', 'personnelName', 'dueHours', 'actualHours'],
  workbook: ['month', 'personnelId', 'personnelName', 'dueHours', 'actualHours'],
  order: [{ field: 'month', descending: true }, { field: 'personnelId' }],
  permissions: crud('attendancemonth'),
});

import { crud, defineResource, number } from '../records';
import { text } from '../kernel';
import { registerMonth, registerPerson } from '../project';

/** Hours due and hours present of a person and month (考勤). */
export const attendance = defineResource('blade-rdm/attendancemonth', {
  label: text('考勤', 'Attendance'),
  fields: {
    month: registerMonth,
    personnelId: registerPerson,
    dueHours: number({ label: text('应出勤工时', 'Scheduled hours'), min: '0', max: '744', example: '184' }),
    actualHours: number({ label: text('实际出勤工时', 'Attended hours'), min: '0', max: '744', example: '180' }),
  },
  naturalKey: ['month', 'personnelId'],
  title: 'month',
  search: ['month', 'personnelId'],
  columns: ['month', 'personnelCode', 'personnelName', 'dueHours', 'actualHours'],
  workbook: ['month', 'personnelId', 'personnelName', 'dueHours', 'actualHours'],
  order: [{ field: 'month', descending: true }, { field: 'personnelId' }],
  permissions: crud('attendancemonth'),
});

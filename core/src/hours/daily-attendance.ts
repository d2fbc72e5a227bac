import { crud, date, defineResource, number, string } from '../records';
import { text } from '../kernel';
import { registerPerson } from '../project';

/** Hours due and hours present of a person and day (每日考勤): the source record of a month's attendance. */
export const dailyAttendance = defineResource('blade-rdm/attendance', {
  label: text('每日考勤', 'Daily attendance'),
  fields: {
    date: date({
      label: text('日期', 'Date'),
      required: text('请选择日期', 'Choose the date'),
      example: '2024-01-15',
    }),
    personnelId: registerPerson,
    dueHours: number({ label: text('应出勤工时', 'Scheduled hours'), min: '0', max: '24', example: '8' }),
    actualHours: number({ label: text('实际出勤工时', 'Attended hours'), min: '0', max: '24', example: '8' }),
    remark: string({ label: text('备注', 'Remark') }),
  },
  naturalKey: ['date', 'personnelId'],
  title: 'date',
  search: ['date', 'personnelId'],
  columns: ['date', 'personnelCode', 'personnelName', 'dueHours', 'actualHours', 'remark'],
  workbook: ['date', 'personnelId', 'personnelName', 'dueHours', 'actualHours', 'remark'],
  order: [{ field: 'date', descending: true }, { field: 'personnelId' }],
  permissions: crud('attendance'),
});

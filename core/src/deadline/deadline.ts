import { text } from '../kernel';
import { crud, date, defineResource, dictionary, longText, string, year, yesNo } from '../records';

/**
 * 年度事项: a deadline somebody entered, or what was said of one that follows from the law or a register: who sees to it, and
 * that it is done. The latter has the key it is known by.
 */
export const deadline = defineResource('blade-rdm/deadline', {
  label: text('年度事项', 'Deadline'),
  fields: {
    year: year({ label: text('年份', 'Year'), readOnly: true }),
    key: string({ label: text('事项标识', 'Key'), readOnly: true, maxLength: 300 }),
    date: date({ label: text('截止日期', 'Due on'), required: text('请选择截止日期', 'Choose the day') }),
    title: string({
      label: text('事项', 'Matter'),
      required: text('请输入事项', 'Enter the matter'),
      maxLength: 300,
    }),
    kind: dictionary('deadline_kind', { label: text('类型', 'Kind'), readOnly: true, initial: () => 'own' }),
    responsible: string({ label: text('责任人', 'Responsible'), maxLength: 50 }),
    done: yesNo({ label: text('已完成', 'Done') }),
    doneOn: date({ label: text('完成日期', 'Done on'), readOnly: true }),
    remark: longText({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['year', 'key', 'date', 'title'],
  title: 'title',
  search: ['year', 'title', 'kind', 'responsible', 'done'],
  columns: ['date', 'title', 'kind', 'responsible', 'done', 'doneOn', 'remark'],
  sections: [
    { label: text('事项', 'Matter'), fields: ['date', 'title'] },
    { label: text('办理', 'Assign the deadline'), fields: ['responsible', 'done', 'doneOn', 'remark'] },
  ],
  order: [{ field: 'date' }, { field: 'title' }],
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'restore', 'export'],
  permissions: crud('deadline'),
});

import { crud, defineResource, structure, year } from '../records';
import { text } from '../kernel';

/** What is typed into the 107-2 report of a year; computed indicators are not kept. docs/rules.md, Form 107-2 */
export const annualReport = defineResource('blade-rdm/projectreportother', {
  label: text('研发活动统计年报', 'Annual R&D statistics'),
  fields: {
    year: year({ label: text('年度', 'Year'), required: text('请选择年度', 'Choose the year') }),
    data: structure({ label: text('填报数据', 'Typed values') }),
  },
  naturalKey: ['year'],
  title: 'year',
  search: ['year'],
  columns: ['year'],
  detailBy: ['year'],
  // Its submit is the special call that takes indicators by name.
  calls: ['list', 'detail', 'history', 'remove', 'restore'],
  permissions: { ...crud('projectreportother'), remove: 'projectreportother_edit' },
});

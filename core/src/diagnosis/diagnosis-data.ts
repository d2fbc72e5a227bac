import { text } from '../kernel';
import { crud, defineResource, integer, longText, structureOf, time, year } from '../records';
import type { FrozenYear } from './freeze-year';

/** 诊断数据: what the registers said of a year on a day, kept so that a diagnosis can be read against it later. */
export const diagnosisData = defineResource('assess/diagnosedata', {
  label: text('诊断数据', 'Data of a diagnosis'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请输入年度', 'Enter the year'),
      initial: (today) => today.slice(0, 4),
    }),
    serial: integer({ label: text('取数次序', 'Serial'), readOnly: true, initial: () => 1 }),
    takenAt: time({ label: text('取数时间', 'Taken at'), readOnly: true }),
    remark: longText({ label: text('备注', 'Remark'), maxLength: 500 }),
    /** Null only in records that could not be read. */
    data: structureOf<FrozenYear | null>()({ label: text('数据', 'Data') }),
  },
  naturalKey: ['year', 'serial'],
  title: 'takenAt',
  search: ['year'],
  columns: ['year', 'serial', 'takenAt', 'remark'],
  order: [
    { field: 'year', descending: true },
    { field: 'serial', descending: true },
  ],
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'restore', 'export'],
  permissions: crud('diagnosedata'),
});

import { text } from '../kernel';
import { crud, date, defineResource, dictionary, files, reference, string } from '../records';
import { amountFields, subjectAmounts, totalFields } from './subject-amounts';

/**
 * 政府课题预算: a project that government pays for in part (课题), as its task contract has it, and its budget by subject
 * over all participating units. One record a 课题; it goes on over years, as the R&D project it is carried out in.
 */
export const governmentProjectBudget = defineResource('rdm/governmentprojectbudget', {
  label: text('政府课题预算', 'Government project budget'),
  fields: {
    number: string({
      label: text('课题编号', 'Number'),
      required: text('请输入课题编号', 'Enter the number'),
      maxLength: 100,
      example: 'BE2024001',
    }),
    name: string({
      label: text('课题名称', 'Name'),
      required: text('请输入课题名称', 'Enter the name'),
      example: '低温压缩机关键技术研发',
    }),
    level: dictionary('government_project_level', {
      label: text('课题级别', 'Level'),
      required: text('请选择课题级别', 'Choose the level'),
      example: '省级',
    }),
    organ: string({ label: text('主管部门', 'Competent authority'), example: '江苏省科学技术厅' }),
    masterId: reference('blade-rdm/projectmaster', {
      label: text('研发项目', 'R&D project'),
      hint: text('承担该课题的研发项目（项目总台账）', 'The R&D project over its years it is carried out in'),
      heading: '项目编号',
      by: 'code',
      example: 'RD2024001',
      shows: {
        masterCode: { from: 'code', label: text('项目编号', 'Project code') },
        masterName: { from: 'name', label: text('研发项目', 'R&D project') },
      },
    }),
    fromDate: date({
      label: text('执行期开始', 'From'),
      required: text('请选择执行期开始日期', 'Choose the first day'),
      example: '2024-01-01',
    }),
    toDate: date({
      label: text('执行期结束', 'To'),
      required: text('请选择执行期结束日期', 'Choose the last day'),
      notBefore: {
        field: 'fromDate',
        message: text('执行期结束不能早于开始', 'The last day cannot be before the first'),
      },
      example: '2026-12-31',
    }),
    ...subjectAmounts,
    budgetFiles: files({ label: text('任务书与预算书', 'Task contract and budget') }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['number'],
  title: 'name',
  search: ['number', 'name', 'level', 'masterId', 'fromDate'],
  columns: ['number', 'name', 'level', 'organ', 'masterCode', ...totalFields, 'fromDate', 'toDate'],
  workbook: [
    ...(['number', 'name', 'level', 'organ', 'masterId', 'fromDate', 'toDate'] as const),
    ...amountFields,
    'remark',
  ],
  sections: [
    {
      label: text('课题', 'Project'),
      fields: ['number', 'name', 'level', 'organ', 'masterId', 'fromDate', 'toDate', 'budgetFiles', 'remark'],
    },
    { label: text('直接费用', 'Direct cost'), fields: amountFields.slice(0, 6) },
    { label: text('间接费用', 'Indirect cost'), fields: amountFields.slice(6) },
    { label: text('合计', 'In total'), fields: totalFields },
  ],
  order: [{ field: 'fromDate', descending: true }, { field: 'number' }],
  permissions: crud('governmentprojectbudget'),
});

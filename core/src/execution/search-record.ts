import { text } from '../kernel';
import { crud, defineResource, dictionary, string } from '../records';
import { account, dayOf, projectOfYear, projectYear, recordFiles } from './process-fields';

/** 查新检索记录: what was found of the state of the art before a project started. */
export const searchRecord = defineResource('blade-rdm/projectsearchrecord', {
  label: text('查新检索记录', 'Novelty search'),
  fields: {
    year: projectYear,
    projectId: projectOfYear,
    kind: dictionary('search_kind', {
      label: text('检索类型', 'Kind'),
      required: text('请选择检索类型', 'Choose the kind'),
      example: '科技查新',
    }),
    date: dayOf(text('检索日期', 'Searched on'), text('请选择检索日期', 'Choose the date')),
    institution: string({
      label: text('查新检索机构', 'Institution'),
      hint: text('自行检索时填写本企业', 'This enterprise, where it searched itself'),
      required: text('请输入查新检索机构', 'Enter the institution'),
      maxLength: 200,
      example: '某某省科技查新中心',
    }),
    reportNo: string({ label: text('报告编号', 'Report number'), maxLength: 100, example: 'CX-2024-0315' }),
    scope: account(text('检索范围与关键词', 'Databases and terms')),
    conclusion: dictionary('novelty_conclusion', {
      label: text('查新结论', 'Conclusion'),
      required: text('请选择查新结论', 'Choose the conclusion'),
      example: '未见相同报道',
    }),
    opinion: account(text('结论要点', 'Key points')),
    recordFiles: recordFiles(text('查新检索报告', 'Report')),
  },
  naturalKey: ['projectId', 'kind', 'date', 'reportNo'],
  title: 'reportNo',
  search: ['year', 'projectId', 'kind', 'conclusion', 'date'],
  columns: ['year', 'projectCode', 'projectName', 'kind', 'date', 'institution', 'reportNo', 'conclusion'],
  workbook: ['year', 'projectId', 'kind', 'date', 'institution', 'reportNo', 'scope', 'conclusion', 'opinion'],
  order: [{ field: 'date', descending: true }, { field: 'projectId' }],
  permissions: crud('projectsearchrecord'),
});

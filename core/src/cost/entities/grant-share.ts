import { crud, defineResource, percent, reference, string, year } from '../../records';
import { text } from '../../kernel';
import { registerProject } from '../../project';

/**
 * 政府补助分配: the share of a project in what is spent of a grant in common. The shares of a year divide the spending of
 * that year which names no project, and make 100% together.
 */
export const grantShare = defineResource('blade-rdm/grantshare', {
  label: text('政府补助分配', 'Share of a grant'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请选择年度', 'Choose the year'),
      initial: (today) => today.slice(0, 4),
      example: '2024',
    }),
    grantId: reference('blade-rdm/grant', {
      label: text('政府补助', 'Grant'),
      required: text('请选择政府补助', 'Choose the grant'),
      by: 'documentNo',
      heading: '拨付文号',
      example: '苏财教〔2024〕12号',
      shows: {
        grantNo: { from: 'documentNo', label: text('拨付文号', 'Number of the document') },
        grantName: { from: 'name', label: text('补助名称', 'Grant') },
      },
    }),
    projectId: registerProject('year'),
    share: percent({
      label: text('分配比例(%)', 'Share (%)'),
      required: text('请输入分配比例', 'Enter the share'),
      hint: text(
        '同一补助同一年度各项目合计为100%，按比例分配未指定项目的支出',
        'The projects of a grant and year make 100%; they divide the spending that names no project',
      ),
      example: '40',
    }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['grantId', 'projectId'],
  title: 'grantId',
  search: ['year', 'grantId', 'projectId'],
  columns: ['year', 'grantNo', 'grantName', 'projectCode', 'projectName', 'share', 'remark'],
  workbook: ['year', 'grantId', 'projectId', 'share', 'remark'],
  order: [{ field: 'year', descending: true }, { field: 'grantId' }],
  permissions: crud('grantshare'),
});

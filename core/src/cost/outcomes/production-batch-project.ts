import { crud, defineResource, percent, reference, string, year } from '../../records';
import { text } from '../../kernel';
import { registerProject } from '../../project';

/** The share of a trial batch's material that another project bears (试制批次分摊); the rest is the batch's own project. */
export const productionBatchProject = defineResource('blade-rdm/productionbatchproject', {
  label: text('试制批次分摊', 'Share of a trial batch'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请选择年度', 'Choose the year'),
      hint: text('试制年度', 'The year the batch was made in'),
      initial: (today) => today.slice(0, 4),
      example: '2024',
    }),
    batchId: reference('blade-rdm/productionbatch', {
      by: 'batchNo',
      heading: '批次号',
      example: 'SZ24001',
      shows: {
        batchNo: { from: 'batchNo', label: text('批次号', 'Batch') },
        productName: { from: 'productName', label: text('产品名称', 'Product') },
      },
      label: text('试制批次', 'Trial batch'),
      required: text('请选择试制批次', 'Choose the batch'),
    }),
    projectId: registerProject('year'),
    share: percent({
      label: text('材料占比(%)', 'Share of the material (%)'),
      required: text('请输入材料占比', 'Enter the share of the material'),
      example: '40',
    }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['batchId', 'projectId'],
  title: 'batchId',
  search: ['year', 'batchId', 'projectId'],
  columns: ['year', 'batchNo', 'productName', 'projectCode', 'projectName', 'share', 'remark'],
  workbook: ['year', 'batchId', 'projectId', 'share', 'remark'],
  order: [{ field: 'year', descending: true }, { field: 'batchId' }],
  permissions: crud('productionbatchproject'),
});

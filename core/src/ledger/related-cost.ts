import { crud, date, defineResource, dictionary, money, string, year } from '../records';
import { text } from '../kernel';
import { registerProject } from '../project';

/**
 * What a related party spent on R&D entrusted to it, by cost item (关联方委托研发费用支出明细), which it must report to
 * the entrusting enterprise. 财税〔2015〕119号 二（一）; docs/rules.md, Files to keep
 */
export const relatedCost = defineResource('blade-rdm/projectreportdetaillistrelated', {
  label: text('关联方研发支出明细', 'Cost of related parties'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请选择年度', 'Choose the year'),
      initial: (today) => today.slice(0, 4),
      example: '2024',
    }),
    projectId: registerProject('year'),
    partnerName: string({
      label: text('受托关联方', 'Related party'),
      required: text('请输入受托关联方', 'Enter the related party'),
      example: '集团研究院有限公司',
    }),
    costItem: dictionary('cost_item', {
      label: text('费用项目', 'Cost item'),
      required: text('请选择费用项目', 'Choose the cost item'),
      hint: text('1.1 至 6.5，不含委托研发', '1.1 to 6.5, not what is entrusted further'),
      example: '2.1',
    }),
    voucherDate: date({ label: text('日期', 'Date'), example: '2024-03-15' }),
    voucherType: string({ label: text('种类', 'Type'), maxLength: 20, example: '记' }),
    voucherNo: string({ label: text('号数', 'Number'), maxLength: 30, example: '12' }),
    summary: string({ label: text('摘要', 'Summary'), maxLength: 500, example: '领用试制材料' }),
    amount: money('yuan', {
      label: text('金额(元)', 'Amount (yuan)'),
      required: text('请输入金额', 'Enter the amount'),
      example: '12800.00',
    }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['year', 'projectId', 'partnerName', 'costItem', 'voucherDate', 'voucherType', 'voucherNo'],
  title: 'partnerName',
  search: ['year', 'projectId', 'partnerName', 'costItem'],
  opensOnYear: 'year',
  columns: [
    ...(['year', 'projectCode', 'projectName', 'partnerName', 'costItem'] as const),
    ...(['voucherDate', 'voucherType', 'voucherNo', 'summary', 'amount', 'remark'] as const),
  ],
  workbook: [
    ...(['year', 'projectId', 'partnerName', 'costItem', 'voucherDate'] as const),
    ...(['voucherType', 'voucherNo', 'summary', 'amount', 'remark'] as const),
  ],
  order: [{ field: 'year', descending: true }, { field: 'projectId' }, { field: 'voucherDate' }],
  permissions: crud('projectreportdetaillistrelated'),
});

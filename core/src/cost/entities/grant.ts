import {
  computed,
  crud,
  date,
  defineResource,
  dictionary,
  files,
  money,
  reference,
  string,
  yesNo,
  type Draft,
} from '../../records';
import { text } from '../../kernel';
import { grantDeadline } from '../../tax';
import { isDate } from '../../kernel/calendar';

const isNonTaxable = (draft: Draft) => draft.treatment === 'nonTaxable';
const isNet = (draft: Draft) => draft.treatment === 'net';

/** 政府补助: money received from government for R&D, and how it is treated for income tax. */
export const grant = defineResource('blade-rdm/grant', {
  label: text('政府补助', 'Government grant'),
  fields: {
    documentNo: string({
      label: text('拨付文号', 'Number of the document'),
      required: text('请输入拨付文号', 'Enter the number of the document'),
      maxLength: 100,
      example: '苏财教〔2024〕12号',
    }),
    name: string({
      label: text('补助名称', 'Name'),
      required: text('请输入补助名称', 'Enter the name'),
      example: '重点研发专项资金',
    }),
    budgetId: reference('rdm/governmentprojectbudget', {
      label: text('政府课题', 'Government project'),
      hint: text('用于课题的补助，计入课题的拨款', 'The project of government it pays for'),
      by: 'number',
      heading: '课题编号',
      example: 'BE2024001',
      shows: { budgetNumber: { from: 'number', label: text('课题编号', 'Government project') } },
    }),
    organ: string({ label: text('拨付部门', 'Paid by'), example: '江苏省财政厅' }),
    receivedOn: date({
      label: text('到账日期', 'Received on'),
      required: text('请选择到账日期', 'Choose the date of receipt'),
    }),
    amount: money('yuan', {
      label: text('到账金额(元)', 'Amount received (yuan)'),
      required: text('请输入到账金额', 'Enter the amount received'),
      min: '0',
      example: '300000.00',
    }),
    treatment: dictionary('grant_treatment', {
      label: text('税务处理', 'Tax treatment'),
      required: text('请选择税务处理', 'Choose the tax treatment'),
    }),
    hasDocument: yesNo({
      label: text('有规定资金专项用途的拨付文件', 'A document states its purpose'),
      hint: text('财税〔2011〕70号第一条（一）', '财税〔2011〕70号 1(1)'),
      when: isNonTaxable,
    }),
    hasMeasures: yesNo({
      label: text('有专门的资金管理办法或具体管理要求', 'The payer has measures for its use'),
      hint: text('财税〔2011〕70号第一条（二）', '财税〔2011〕70号 1(2)'),
      when: isNonTaxable,
    }),
    isSeparate: yesNo({
      label: text('资金及其支出单独核算', 'It and its spending are accounted for separately'),
      hint: text('财税〔2011〕70号第一条（三）', '财税〔2011〕70号 1(3)'),
      when: isNonTaxable,
    }),
    taxedInReturn: yesNo({
      label: text('申报时已确认为应税收入', 'Declared as taxable income in the return'),
      hint: text(
        '冲减研发费用的补助已确认为应税收入的，按冲减前的费用加计（税总公告2017年第40号七（一））',
        'The cost before the grant counts if the grant was taxed (税总公告2017年第40号 7(1))',
      ),
      when: isNet,
    }),
    returnedAmount: money('yuan', { label: text('已缴回金额(元)', 'Repaid (yuan)'), min: '0' }),
    deadline: computed(
      'text',
      (draft) =>
        isNonTaxable(draft) && typeof draft.receivedOn === 'string' && isDate(draft.receivedOn)
          ? grantDeadline(draft.receivedOn)
          : null,
      { label: text('60个月届满日', 'End of the 60 months') },
    ),
    files: files({ label: text('拨付文件与银行回单', 'Document and bank receipt') }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['documentNo'],
  title: 'name',
  search: ['documentNo', 'name', 'budgetId', 'receivedOn', 'treatment'],
  columns: ['documentNo', 'name', 'organ', 'receivedOn', 'amount', 'treatment', 'deadline', 'returnedAmount'],
  workbook: [
    ...(['documentNo', 'name', 'organ', 'receivedOn', 'amount', 'treatment'] as const),
    ...(['hasDocument', 'hasMeasures', 'isSeparate', 'taxedInReturn', 'returnedAmount', 'budgetId', 'remark'] as const),
  ],
  sections: [
    {
      label: text('补助', 'Grant'),
      fields: ['documentNo', 'name', 'budgetId', 'organ', 'receivedOn', 'amount', 'returnedAmount', 'files', 'remark'],
    },
    {
      label: text('税务处理', 'Tax treatment'),
      fields: ['treatment', 'hasDocument', 'hasMeasures', 'isSeparate', 'taxedInReturn', 'deadline'],
    },
  ],
  order: [{ field: 'receivedOn', descending: true }, { field: 'documentNo' }],
  permissions: crud('grant'),
});

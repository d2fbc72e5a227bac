import { validateTechnologyContractNumber } from '../identity';
import { text } from '../kernel';
import { crud, date, defineResource, dictionary, files, money, reference, string, year, type Draft } from '../records';
import { numberFault } from '../system';
import { projectReference } from './project-reference';

const isRegistered = (draft: Draft) => typeof draft.registrationNo === 'string' && draft.registrationNo !== '';

/**
 * 委托研发合同: a contract by which R&D of a project is entrusted to an external unit, or done together with one. It
 * is named by the project of one year and continues in the years in which that project goes on.
 */
export const entrustedContract = defineResource('rdm/entrustdevdata', {
  label: text('委托研发合同', 'Development contract'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请输入年度', 'Enter the year'),
      initial: (today) => today.slice(0, 4),
    }),
    projectId: projectReference((draft) => draft.year, {
      label: text('研发项目', 'Project'),
      required: text('请选择研发项目', 'Choose the project'),
    }),
    contractNo: string({
      label: text('合同编号', 'Contract number'),
      required: text('请输入合同编号', 'Enter the contract number'),
      maxLength: 100,
      example: 'WT-2024-01',
    }),
    name: string({ label: text('合同名称', 'Contract'), example: '低温压缩机控制算法委托开发合同' }),
    contractKind: dictionary('dev_contract_kind', {
      label: text('合同类型', 'Kind'),
      required: text('请选择合同类型', 'Choose the kind'),
      initial: () => 'entrusted',
      example: '委托开发',
    }),
    unitId: reference('rdm/externalunits', {
      label: text('受托方（合作方）', 'Entrusted party or partner'),
      required: text('请选择受托方（合作方）', 'Choose the entrusted party or partner'),
      by: 'unitsName',
      example: '某某大学',
      shows: { unitName: { from: 'unitsName', label: text('受托方（合作方）', 'Entrusted party or partner') } },
    }),
    signedOn: date({ label: text('签订日期', 'Signed on'), example: '2024-01-20' }),
    amount: money('yuan', { label: text('合同金额(元)', 'Amount (yuan)'), min: '0', example: '500000.00' }),
    ownership: dictionary('result_ownership', {
      label: text('成果归属', 'Ownership of results'),
      example: '委托方',
    }),
    registrationNo: string({
      label: text('技术合同登记编号', 'Registration number'),
      hint: text('不填为未登记，其委托研发费用不予加计', 'Empty: not registered, so its cost does not count'),
      warning: (value) => numberFault(validateTechnologyContractNumber, value, 'form'),
      maxLength: 50,
      example: '24320100000123',
    }),
    registeredOn: date({
      label: text('登记日期', 'Registered on'),
      when: isRegistered,
      required: text('请选择登记日期', 'Choose the date of registration'),
      example: '2024-02-06',
    }),
    organ: string({ label: text('登记机关', 'Registered with'), when: isRegistered, example: '南京市技术市场' }),
    contractFiles: files({ label: text('合同文本', 'Contract') }),
    registrationFiles: files({ label: text('合同登记证明', 'Proof of registration') }),
    invoiceFiles: files({ label: text('发票', 'Invoices') }),
    paymentFiles: files({ label: text('付款凭证', 'Proof of payment') }),
    costDetailFiles: files({
      label: text('受托方研发费用支出明细', 'Cost detail of the entrusted party'),
      hint: text(
        '存在关联关系的，由受托方提供（财税〔2015〕119号第二条第1项）',
        'Of a related entrusted party (财税〔2015〕119号 2(1))',
      ),
    }),
    progressFiles: files({
      label: text('当年研发进展情况', 'Progress of the year'),
      hint: text('委托境外的，留存备查', 'Of R&D entrusted abroad'),
    }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['contractNo'],
  title: 'contractNo',
  search: ['year', 'projectId', 'contractNo', 'contractKind', 'unitId'],
  columns: [
    ...(['year', 'projectCode', 'projectName', 'contractNo', 'contractKind', 'unitName'] as const),
    ...(['signedOn', 'amount', 'registrationNo', 'registeredOn'] as const),
  ],
  workbook: [
    ...(['year', 'projectId', 'contractNo', 'name', 'contractKind', 'unitId', 'signedOn', 'amount'] as const),
    ...(['ownership', 'registrationNo', 'registeredOn', 'organ', 'remark'] as const),
  ],
  sections: [
    {
      label: text('合同', 'Contract'),
      fields: [
        ...(['year', 'projectId', 'contractNo', 'name', 'contractKind', 'unitId'] as const),
        ...(['signedOn', 'amount', 'ownership', 'remark'] as const),
      ],
    },
    { label: text('技术合同登记', 'Registration'), fields: ['registrationNo', 'registeredOn', 'organ'] },
    {
      label: text('资料', 'Files'),
      fields: [
        ...(['contractFiles', 'registrationFiles', 'invoiceFiles', 'paymentFiles'] as const),
        ...(['costDetailFiles', 'progressFiles'] as const),
      ],
    },
  ],
  order: [{ field: 'year', descending: true }, { field: 'contractNo' }],
  permissions: crud('entrustdevdata'),
});

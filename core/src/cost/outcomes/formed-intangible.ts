import { crud, date, defineResource, integer, money, string } from '../../records';
import { text } from '../../kernel';
import { projectReference } from '../../project';

/** Intangible asset that R&D of the enterprise formed (自研形成无形资产) → lines 43 and 44 of A107012. */
export const formedIntangible = defineResource('blade-rdm/formedintangible', {
  label: text('自研形成无形资产', 'Intangible formed by R&D'),
  fields: {
    assetsCode: string({
      label: text('资产编号', 'Asset number'),
      required: text('请输入资产编号', 'Enter the asset number'),
      maxLength: 50,
      example: 'ZY24001',
    }),
    assetsName: string({
      label: text('资产名称', 'Name'),
      required: text('请输入资产名称', 'Enter the name'),
      example: '变频控制技术',
    }),
    date: date({
      label: text('形成日期', 'Formed on'),
      required: text('请选择形成日期', 'Choose the date it was formed on'),
      hint: text('达到预定用途之日，当月开始摊销', 'The day it became available; amortised from its month on'),
      example: '2024-07-15',
    }),
    projectId: projectReference((draft) => draft.date, {
      label: text('研发项目', 'Project'),
      required: text('请选择研发项目', 'Choose the project'),
    }),
    bookCost: money('yuan', {
      label: text('会计成本', 'Cost in the accounts'),
      required: text('请输入会计成本', 'Enter the cost in the accounts'),
      min: '0',
      example: '360000.00',
    }),
    deductibleCost: money('yuan', {
      label: text('可加计扣除成本', 'Deductible cost'),
      hint: text(
        '不填时取该项目形成年度第42行中的金额',
        'Left empty, it is the project’s part of line 42 in the year it was formed',
      ),
      min: '0',
      example: '345000.00',
    }),
    months: integer({
      label: text('摊销月数', 'Months of amortisation'),
      required: text('请输入摊销月数', 'Enter the months of amortisation'),
      min: 1,
      max: 1200,
      belowMin: text('摊销月数必须大于等于1', 'At least one month'),
      initial: () => 120,
      example: '120',
    }),
    termReason: string({
      label: text('年限依据', 'Reason for a shorter life'),
      hint: text(
        '短于120个月时填写规定年限的法律或合同',
        'The law or contract that sets the term, where it is under 120 months',
      ),
      maxLength: 200,
    }),
    disposedOn: date({
      label: text('处置日期', 'Disposed of on'),
      hint: text('处置当月不再摊销', 'Not amortised from its month on'),
    }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['assetsCode'],
  title: 'assetsName',
  search: ['assetsCode', 'assetsName', 'date', 'projectId'],
  columns: [
    ...(['assetsCode', 'assetsName', 'date', 'projectCode', 'projectName'] as const),
    ...(['bookCost', 'deductibleCost', 'months', 'termReason', 'disposedOn'] as const),
  ],
  workbook: [
    ...(['assetsCode', 'assetsName', 'date', 'projectId', 'bookCost'] as const),
    ...(['deductibleCost', 'months', 'termReason', 'disposedOn', 'remark'] as const),
  ],
  order: [{ field: 'date', descending: true }, { field: 'assetsCode' }],
  permissions: crud('formedintangible'),
});

import { crud, date, defineResource, dictionary, integer, money, number, string } from '../../records';
import { text } from '../../kernel';
import { registerProject } from '../../project';

/** Material issued to or returned from a project (材料) → 2.1, issues less returns. */
export const material = defineResource('blade-rdm/projectmaterial', {
  label: text('材料', 'Material'),
  fields: {
    date: date({ label: text('日期', 'Date'), required: text('请选择日期', 'Choose the date'), example: '2024-06-06' }),
    billNo: string({
      label: text('单据号', 'Slip'),
      required: text('请输入单据号', 'Enter the number of the slip'),
      example: 'LL2400001',
    }),
    materialCode: string({
      label: text('材料编码', 'Material code'),
      required: text('请输入材料编码', 'Enter the material code'),
      example: 'M0013',
    }),
    materialName: string({
      label: text('材料名称', 'Material'),
      required: text('请输入材料名称', 'Enter the name of the material'),
      example: '铝板',
    }),
    spec: string({ label: text('规格', 'Specification'), example: 'GB' }),
    unit: string({ label: text('单位', 'Unit'), maxLength: 20, example: '千克' }),
    qty: number({
      label: text('数量', 'Quantity'),
      required: text('请输入数量', 'Enter the quantity'),
      example: '12.3',
    }),
    price: number({ label: text('单价', 'Price'), required: text('请输入单价', 'Enter the price'), example: '322.43' }),
    amount: money('yuan', {
      label: text('金额', 'Amount'),
      hint: text('不填时按数量乘以单价计算', 'Left empty, it is quantity times price'),
      example: '3965.89',
    }),
    projectId: registerProject('date'),
    lineNo: integer({
      label: text('行号', 'Line'),
      hint: text(
        '同一单据同一材料有多行时填写，不填为1',
        'Where a slip has several lines of one material; 1 if left empty',
      ),
      min: 1,
      initial: () => 1,
      example: '1',
    }),
    direction: dictionary('material_direction', {
      label: text('类型', 'Kind'),
      required: text('请选择类型', 'Choose issue or return'),
      initial: () => 'issue',
    }),
  },
  naturalKey: ['billNo', 'materialCode', 'projectId', 'lineNo'],
  reversedBy: { field: 'direction', value: 'return' },
  title: 'materialName',
  search: ['date', 'billNo', 'materialCode', 'materialName', 'projectId', 'direction'],
  columns: [
    'date',
    'billNo',
    'materialCode',
    'materialName',
    'spec',
    'unit',
    'qty',
    'price',
    'amount',
    'projectCode',
    'projectName',
    'direction',
    'lineNo',
  ],
  workbook: [
    'date',
    'billNo',
    'materialCode',
    'materialName',
    'spec',
    'unit',
    'qty',
    'price',
    'amount',
    'projectId',
    'direction',
    'lineNo',
  ],
  order: [{ field: 'date', descending: true }, { field: 'billNo' }],
  permissions: crud('projectmaterial'),
});

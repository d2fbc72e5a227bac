import { crud, date, defineResource, dictionary, money, number, string, type Draft } from '../../records';
import { text } from '../../kernel';
import { projectReference } from '../../project';

export const BATCH_DISPOSITION = 'batch_disposition';

/** What became of a batch; only what is sold or scrapped has a date, a quantity and an amount of sale. */
export const batchDispositions = {
  scrapped: text('报废', 'Scrapped'),
  prototype: text('样机', 'Prototype'),
  stored: text('入库', 'Taken into stock'),
  sold: text('对外销售', 'Sold'),
} as const;
export type BatchDisposition = keyof typeof batchDispositions;

export const isSale = (draft: Draft): boolean => draft.disposition === 'sold' || draft.disposition === 'scrapped';

/**
 * A batch of trial products (试制批次): the material of what is sold → line 48 of A107012, the income of what is sold as
 * scrap → line 46, both in the period of the sale. 税总公告2017年第40号 二（二）, 七（二）
 */
export const productionBatch = defineResource('blade-rdm/productionbatch', {
  label: text('试制批次', 'Trial batch'),
  fields: {
    batchNo: string({
      label: text('批次号', 'Batch'),
      required: text('请输入批次号', 'Enter the number of the batch'),
      hint: text('分次销售的批次按每次销售分别登记', 'A batch sold in parts is one record for each sale'),
      maxLength: 50,
      example: 'SZ24001',
    }),
    madeOn: date({
      label: text('试制日期', 'Made on'),
      required: text('请选择试制日期', 'Choose the date it was made on'),
      example: '2024-05-12',
    }),
    projectId: projectReference((draft) => draft.madeOn, {
      label: text('研发项目', 'Project'),
      required: text('请选择研发项目', 'Choose the project'),
    }),
    productName: string({
      label: text('产品名称', 'Product'),
      required: text('请输入产品名称', 'Enter the product'),
      example: '低温压缩机样机',
    }),
    quantity: number({
      label: text('试制数量', 'Quantity made'),
      required: text('请输入试制数量', 'Enter the quantity made'),
      example: '10',
    }),
    unit: string({ label: text('单位', 'Unit'), maxLength: 20, example: '台' }),
    materialCost: money('yuan', {
      label: text('材料费用', 'Material'),
      required: text('请输入材料费用', 'Enter the cost of material'),
      hint: text('已计入研发费用的材料', 'The material counted as R&D cost'),
      min: '0',
      example: '86000.00',
    }),
    testResult: string({ label: text('检验结果', 'Test result'), maxLength: 200, example: '合格' }),
    disposition: dictionary(BATCH_DISPOSITION, {
      label: text('去向', 'Disposition'),
      required: text('请选择去向', 'Choose the disposition'),
      initial: () => 'prototype',
    }),
    date: date({
      label: text('销售日期', 'Sold on'),
      hint: text('第48行按销售当期扣减', 'Line 48 deducts the material in the period of the sale'),
      example: '2024-09-10',
    }),
    soldQuantity: number({
      label: text('销售数量', 'Quantity sold'),
      hint: text('不填时为全部试制数量', 'Left empty, the whole batch'),
      example: '8',
    }),
    saleAmount: money('yuan', {
      label: text('销售金额', 'Sold for'),
      hint: text('报废出售的金额计入第46行', 'Of scrap, it is counted on line 46'),
      min: '0',
      example: '120000.00',
    }),
    buyer: string({ label: text('购买方', 'Buyer') }),
    voucherNo: string({ label: text('凭证号', 'Voucher'), maxLength: 30, example: '记-18' }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['batchNo'],
  title: 'batchNo',
  search: ['batchNo', 'madeOn', 'productName', 'disposition', 'date', 'projectId'],
  columns: [
    ...(['batchNo', 'madeOn', 'projectCode', 'productName', 'quantity', 'unit', 'materialCost'] as const),
    ...(['testResult', 'disposition', 'date', 'soldQuantity', 'saleAmount', 'projectName'] as const),
  ],
  workbook: [
    ...(['batchNo', 'madeOn', 'projectId', 'productName', 'quantity', 'unit', 'materialCost', 'testResult'] as const),
    ...(['disposition', 'date', 'soldQuantity', 'saleAmount', 'buyer', 'voucherNo', 'remark'] as const),
  ],
  order: [{ field: 'madeOn', descending: true }, { field: 'batchNo' }],
  permissions: crud('productionbatch'),
});

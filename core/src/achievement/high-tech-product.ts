import { text } from '../kernel';
import { crud, defineResource, dictionary, files, longText, string, yesNo } from '../records';
import { propertyReferences } from './property-reference';

/** 是 of the dictionary `yes_no`. */
export const YES = '2';

/** The length of a text in 表六 of the application (限400字). */
const FORM_TEXT = 400;

/** 高新技术产品（服务）: a product whose income counts for 高新技术企业. */
export const highTechProduct = defineResource('blade-rdm/hightechproduct', {
  label: text('高新技术产品', 'High-tech product'),
  fields: {
    code: string({
      label: text('产品（服务）编号', 'Code'),
      required: text('请输入产品（服务）编号', 'Enter the code'),
      maxLength: 50,
      example: 'PS01',
    }),
    name: string({
      label: text('产品（服务）名称', 'Name'),
      required: text('请输入产品（服务）名称', 'Enter the name'),
      example: '低温变频压缩机',
    }),
    domain: dictionary('high_tech_product_domain', {
      label: text('技术领域', 'Field of technology'),
      required: text('请选择技术领域', 'Choose the field'),
      hint: text(
        '国家重点支持的高新技术领域（国科发火〔2016〕32号附件）',
        'The fields supported by the state (国科发火〔2016〕32号, annex)',
      ),
      example: '新型机械',
    }),
    source: dictionary('high_tech_product_source', {
      label: text('技术来源', 'Source of technology'),
      required: text('请选择技术来源', 'Choose the source'),
      example: '企业自有技术',
    }),
    main: yesNo({
      label: text('是否主要产品（服务）', 'Main product'),
      required: text('请选择是否主要产品（服务）', 'Choose whether it is a main product'),
      example: '是',
    }),
    iprCodes: propertyReferences({
      label: text('知识产权', 'Intellectual property'),
      required: text('请选择知识产权', 'Choose the intellectual property'),
    }),
    incomeAccounts: string({
      label: text('收入科目', 'Revenue accounts'),
      hint: text(
        '该产品的收入明细科目编码，多个用“、”分开；不填时按科目名称或摘要中的产品编号取数',
        'The sub-accounts of its revenue, separated by “、”; left empty, entries that name its code are taken',
      ),
      maxLength: 200,
      example: '600101',
    }),
    keyTechnology: longText({ label: text('关键技术及主要技术指标', 'Key technology'), maxLength: FORM_TEXT }),
    advantage: longText({ label: text('与同类产品（服务）的竞争优势', 'Advantage'), maxLength: FORM_TEXT }),
    iprSupport: longText({
      label: text('知识产权获得情况及其对产品（服务）在技术上发挥的支持作用', 'What its intellectual property does'),
      maxLength: FORM_TEXT,
    }),
    attachment: files({
      label: text('附件', 'Attachment'),
      hint: text(
        '质量检验报告、查新报告、合同或发票合并为一个 PDF',
        'Test report, search report, contract or invoice in one PDF',
      ),
      accept: ['.pdf'],
      limit: 1,
    }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  onRead: { attachmentName: string({ label: text('附件名称', 'Name of the attachment') }) },
  naturalKey: ['code'],
  title: 'name',
  search: ['code', 'name', 'domain', 'source', 'main'],
  columns: ['code', 'name', 'domain', 'source', 'main', 'iprNumbers', 'incomeAccounts', 'attachmentName'],
  workbook: [
    ...(['code', 'name', 'domain', 'source', 'main', 'iprCodes', 'incomeAccounts'] as const),
    ...(['keyTechnology', 'advantage', 'iprSupport', 'remark'] as const),
  ],
  sections: [
    {
      label: text('产品（服务）', 'Product'),
      fields: ['code', 'name', 'domain', 'source', 'main', 'iprCodes', 'incomeAccounts'],
    },
    { label: text('情况说明', 'Description'), fields: ['keyTechnology', 'advantage', 'iprSupport'] },
    { label: text('资料', 'Files'), fields: ['attachment', 'remark'] },
  ],
  order: [{ field: 'code' }],
  permissions: crud('hightechproduct'),
});

import { text } from '../kernel';
import {
  crud,
  date,
  defineResource,
  dictionary,
  files,
  longText,
  money,
  referenceMany,
  string,
  year,
} from '../records';
import { propertyReferences } from './property-reference';

const pdf = { accept: ['.pdf'], limit: 10 } as const;

/** 科技成果转化: that an achievement was put to use in one form. */
export const achievementConversion = defineResource('blade-rdm/achievementtrans', {
  label: text('科技成果转化', 'Conversion of an achievement'),
  fields: {
    code: string({
      label: text('成果编号', 'Code'),
      required: text('请输入成果编号', 'Enter the code'),
      readOnly: true,
      maxLength: 50,
      example: 'CG01',
    }),
    name: string({
      label: text('科技成果名称', 'Achievement'),
      required: text('请输入科技成果名称', 'Enter the name of the achievement'),
      example: '低温变频控制技术',
    }),
    year: year({
      label: text('转化年度', 'Year'),
      required: text('请选择转化年度', 'Choose the year'),
      initial: (today) => today.slice(0, 4),
      example: '2024',
    }),
    date: date({ label: text('转化日期', 'Converted on') }),
    type: dictionary('achievement_type', {
      label: text('成果类型', 'Kind'),
      required: text('请选择成果类型', 'Choose the kind'),
    }),
    source: dictionary('achievement_source', {
      label: text('成果来源', 'Source'),
      required: text('请选择成果来源', 'Choose the source'),
    }),
    form: dictionary('achievement_trans_form', {
      label: text('转化形式', 'Form of conversion'),
      required: text('请选择转化形式', 'Choose the form of conversion'),
      example: '自行投资实施',
    }),
    result: dictionary('achievement_trans_result', {
      label: text('转化结果', 'Result'),
      required: text('请选择转化结果', 'Choose the result'),
    }),
    htproductCodes: referenceMany('blade-rdm/hightechproduct', {
      label: text('关联高新技术产品', 'High-tech products'),
      required: text('请选择关联高新技术产品', 'Choose the high-tech products'),
      by: 'code',
      heading: '产品编号',
      example: 'PS01',
      shows: { productNumbers: { from: 'code', label: text('产品编号', 'Products') } },
    }),
    projectCodes: referenceMany('blade-rdm/projectmaster', {
      label: text('关联研发项目', 'R&D projects'),
      by: 'code',
      heading: '项目编号',
      example: 'RD2024001',
      shows: { projectNumbers: { from: 'code', label: text('项目编号', 'R&D projects') } },
    }),
    iprCodes: propertyReferences({ label: text('关联知识产权', 'Intellectual property') }),
    income: money('yuan', { label: text('转化收入(元)', 'Income (yuan)'), min: '0' }),
    statement: longText({
      label: text('转化情况说明', 'Statement'),
      hint: text(
        '转化过程、应用成效，印在逐项说明中',
        'How it was converted and what came of it; printed in its statement',
      ),
      maxLength: 2000,
    }),
    approvalFiles: files({ label: text('立项与验收材料', 'Approval of the project'), ...pdf }),
    salesContract: files({ label: text('销售（技术）合同', 'Sales contract'), ...pdf }),
    invoice: files({ label: text('发票', 'Invoices'), ...pdf }),
    testFiles: files({ label: text('检测报告', 'Test reports'), ...pdf }),
    userFiles: files({ label: text('用户使用报告', 'Reports of users'), ...pdf }),
    photoFiles: files({ label: text('产品照片', 'Photographs'), accept: ['.jpg', '.jpeg', '.png', '.pdf'], limit: 10 }),
    otherMaterial: files({ label: text('其他材料', 'Other material'), ...pdf }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  onRead: { missingEvidence: string({ label: text('缺少的证明材料', 'Missing evidence') }) },
  naturalKey: ['code'],
  title: 'name',
  search: ['code', 'name', 'year', 'type', 'form', 'result'],
  columns: [
    ...(['code', 'name', 'year', 'type', 'income', 'source', 'form', 'result', 'productNumbers'] as const),
    ...(['projectNumbers', 'iprNumbers', 'missingEvidence'] as const),
  ],
  workbook: [
    ...(['code', 'name', 'year', 'date', 'type', 'source', 'form', 'result', 'htproductCodes'] as const),
    ...(['projectCodes', 'iprCodes', 'income', 'statement', 'remark'] as const),
  ],
  sections: [
    {
      label: text('成果转化', 'Conversion'),
      fields: ['code', 'name', 'year', 'date', 'type', 'source', 'form', 'result', 'income', 'statement'],
    },
    { label: text('关联', 'Linked records'), fields: ['htproductCodes', 'projectCodes', 'iprCodes'] },
    {
      label: text('证明材料', 'Evidence'),
      fields: [
        ...(['approvalFiles', 'salesContract', 'invoice', 'testFiles', 'userFiles'] as const),
        ...(['photoFiles', 'otherMaterial', 'remark'] as const),
      ],
    },
  ],
  order: [{ field: 'year', descending: true }, { field: 'code' }],
  permissions: crud('achievementtrans'),
});

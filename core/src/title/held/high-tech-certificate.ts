import { validateHighTechCertificate } from '../../identity';
import { text } from '../../kernel';
import { computed, crud, date, defineResource, files, longText, string, year, yesNo } from '../../records';
import { applicationFields } from '../application/application-fields';
import { yearsLater } from './years-later';

/** 有效期三年 (国科发火〔2016〕32号 第九条). */
const YEARS = 3;

/** The last day of a certificate issued on a day. */
export const lastDay = (issued: unknown): string | null => yearsLater(issued, YEARS);

/** A certificate as a high-tech enterprise (高新技术企业证书), one a year of recognition. */
export const highTechCertificate = defineResource('blade-rdm/enterprisehthr', {
  label: text('高新技术企业证书', 'High-tech certificate'),
  fields: {
    ...applicationFields,
    year: { ...applicationFields.year, label: text('认定年度', 'Year of recognition') },
    certNo: string({
      label: text('证书编号', 'Certificate number'),
      required: text('请输入证书编号', 'Enter the certificate number'),
      hint: text('GR 加 12 位数字，前 4 位为认定年度', 'GR and 12 digits, the first four of them the year'),
      maxLength: 14,
      rule: (value) => {
        const verdict = validateHighTechCertificate(value);
        return verdict.valid ? null : verdict.message;
      },
    }),
    issueDate: date({
      label: text('发证日期', 'Issued on'),
      required: text('请选择发证日期', 'Choose the date of issue'),
    }),
    validTo: computed('text', (draft) => lastDay(draft.issueDate), { label: text('有效期至', 'Valid to') }),
    batch: string({ label: text('批次', 'Batch'), maxLength: 50 }),
    techField: string({
      label: text('技术领域', 'Field of technology'),
      hint: text(
        '国家重点支持的高新技术领域，写到第三级',
        'Down to the third level of the fields supported by the state',
      ),
    }),
    organ: string({
      label: text('发证机关', 'Issued by'),
      hint: text(
        '如 省科学技术厅、财政厅、税务局',
        'Such as the departments of science, finance and tax of the province',
      ),
    }),
    listedField: yesNo({
      label: text('主要产品的核心技术属于国家重点支持的高新技术领域', 'Its core technology is in a supported field'),
    }),
    noBreach: yesNo({
      label: text(
        '近一年未发生重大安全、重大质量事故或严重环境违法行为',
        'No major accident or serious environmental breach within a year',
      ),
    }),
    annualReportYear: year({
      label: text('最近已报送年度发展情况报表的年度', 'Last year whose development report was filed'),
    }),
    certificateFiles: files({
      label: text('证书扫描件', 'Scan of the certificate'),
      accept: ['.pdf', '.jpg', '.jpeg', '.png'],
    }),
    reportFiles: files({ label: text('年度发展情况报表回执', 'Receipts of annual reports') }),
    remark: longText({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['year'],
  title: 'certNo',
  search: ['year', 'certNo', 'state'],
  columns: ['year', 'certNo', 'issueDate', 'validTo', 'organ', 'annualReportYear', 'state'],
  sections: [
    {
      label: text('证书', 'Certificate'),
      fields: ['year', 'certNo', 'issueDate', 'validTo', 'batch', 'techField', 'organ'],
    },
    { label: text('存续条件', 'Continuing conditions'), fields: ['listedField', 'noBreach', 'annualReportYear'] },
    { label: text('材料', 'Files'), fields: ['certificateFiles', 'reportFiles', 'remark'] },
  ],
  order: [{ field: 'year', descending: true }],
  detailBy: ['year'],
  permissions: crud('enterprisehthr'),
});

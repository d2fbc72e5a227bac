import { text } from '../../kernel';
import { crud, date, defineResource, dictionary, files, longText, money, percent, string, yesNo } from '../../records';
import { applicationFields } from '../application/application-fields';
import { REGIONAL_TITLE } from './regional-titles';

const yes = (zh: string, en: string) => yesNo({ label: text(zh, en) });

/** A local title that is applied for or held (瞪羚等地方称号), one a year and kind. */
export const gazelle = defineResource('blade-rdm/enterprisegazelle', {
  label: text('瞪羚等地方称号', 'Local title'),
  fields: {
    ...applicationFields,
    kind: dictionary(REGIONAL_TITLE, {
      label: text('称号', 'Title'),
      required: text('请选择称号', 'Choose the title'),
    }),
    unlisted: yes('未上市', 'Not listed'),
    provincialRdBody: yes('拥有省部级以上研发机构', 'R&D institution recognised by a province or ministry'),
    sciencePrize: yes('近三年国家级、省级科技奖励', 'National or provincial prize within three years'),
    modelEnterprise: yes(
      '国家级技术创新示范或知识产权优势、示范企业',
      'National model of technical innovation or of intellectual property',
    ),
    newEquity: money('yuan', {
      label: text('近三年新增股权融资(元)', 'New equity within three years (yuan)'),
      min: '0',
    }),
    debtRatio: percent({ label: text('资产负债率(%)', 'Debt ratio (%)'), places: 2, max: '1000' }),
    certNo: string({ label: text('证书编号', 'Certificate number'), maxLength: 50 }),
    issueDate: date({ label: text('发证日期', 'Issued on') }),
    validTo: date({
      label: text('有效期至', 'Valid to'),
      notBefore: {
        field: 'issueDate',
        message: text('有效期不能早于发证日期', 'It cannot end before the date of issue'),
      },
    }),
    organ: string({ label: text('认定机关', 'Decided by') }),
    formFiles: files({ label: text('申报表', 'Application form') }),
    reportFiles: files({ label: text('近三年审计报告', 'Audited reports of three years') }),
    certificateFiles: files({ label: text('证书或公告', 'Certificate or announcement') }),
    evidenceFiles: files({ label: text('其他佐证', 'Other evidence') }),
    remark: longText({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['year', 'kind'],
  title: 'year',
  search: ['year', 'kind', 'state'],
  columns: ['year', 'kind', 'certNo', 'issueDate', 'validTo', 'state'],
  sections: [
    {
      label: text('申请', 'Application'),
      fields: [
        'year',
        'kind',
        'unlisted',
        'provincialRdBody',
        'sciencePrize',
        'modelEnterprise',
        'newEquity',
        'debtRatio',
      ],
    },
    { label: text('证书', 'Certificate'), fields: ['certNo', 'issueDate', 'validTo', 'organ'] },
    {
      label: text('材料', 'Files'),
      fields: ['formFiles', 'reportFiles', 'certificateFiles', 'evidenceFiles', 'remark'],
    },
  ],
  order: [{ field: 'year', descending: true }, { field: 'kind' }],
  detailBy: ['year'],
  permissions: crud('enterprisegazelle'),
});

import { validateTechSmeNumber } from '../../identity';
import { text } from '../../kernel';
import { crud, date, defineResource, files, longText, string, yesNo } from '../../records';
import { applicationFields } from '../application/application-fields';

const yes = (zh: string, en: string) => yesNo({ label: text(zh, en) });

/** An evaluation as a technology SME (科技型中小企业评价), one a year. */
export const techSme = defineResource('blade-rdm/enterprisehtsme', {
  label: text('科技型中小企业评价', 'Technology SME'),
  fields: {
    ...applicationFields,
    year: {
      ...applicationFields.year,
      label: text('评价年度', 'Year of evaluation'),
      hint: text('指标取上一会计年度', 'The figures are those of the financial year before'),
    },
    resident: yes('在中国境内注册的居民企业，查账征收', 'Resident enterprise taxed by its accounts'),
    bannedProducts: yes('提供禁止、限制和淘汰类产品或服务', 'Banned or restricted products or services'),
    accident: yes(
      '上年及当年发生重大安全、重大质量事故和严重环境违法、科研严重失信行为',
      'Major accident, serious environmental breach or research misconduct, last and this year',
    ),
    badFaith: yes(
      '列入经营异常名录或严重违法失信企业名单',
      'On the lists of abnormal operation or serious breach of faith',
    ),
    nationalPrize: yes(
      '近五年内国家级科技奖励前三名',
      'National science prize within five years, among the first three',
    ),
    provincialRdBody: yes('拥有省部级以上研发机构', 'R&D institution recognised by a province or ministry'),
    ledStandard: yes('近五年内主导制定国际、国家或行业标准', 'Led an international, national or industry standard'),
    regNo: string({
      label: text('入库登记编号', 'Registration number'),
      hint: text('公示无异议后由平台给出，18 位', 'Given by the platform after publication, 18 characters'),
      maxLength: 18,
      rule: (value) => {
        const verdict = validateTechSmeNumber(value);
        return verdict.valid ? null : verdict.message;
      },
    }),
    regDate: date({ label: text('入库日期', 'Registered on') }),
    commitmentFiles: files({ label: text('承诺书（签字盖章）', 'Commitment, signed and stamped') }),
    statementFiles: files({ label: text('上年度财务会计报告', 'Financial report of the year before') }),
    staffFiles: files({
      label: text('科技人员名单', 'List of technical staff'),
      accept: ['.pdf', '.xlsx', '.docx', '.jpg'],
    }),
    evidenceFiles: files({ label: text('知识产权与直接确认佐证', 'Evidence of IP and of a direct pass') }),
    remark: longText({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['year'],
  title: 'year',
  search: ['year', 'regNo', 'state'],
  columns: ['year', 'regNo', 'regDate', 'state'],
  sections: [
    { label: text('评价', 'Evaluation'), fields: ['year', 'resident', 'bannedProducts', 'accident', 'badFaith'] },
    { label: text('直接确认', 'Direct pass'), fields: ['nationalPrize', 'provincialRdBody', 'ledStandard'] },
    { label: text('入库', 'Registration'), fields: ['regNo', 'regDate'] },
    {
      label: text('材料', 'Files'),
      fields: ['commitmentFiles', 'statementFiles', 'staffFiles', 'evidenceFiles', 'remark'],
    },
  ],
  order: [{ field: 'year', descending: true }],
  detailBy: ['year'],
  permissions: crud('enterprisehtsme'),
});

import { text, type Text } from '../../kernel';
import { crud, date, defineResource, dictionary, files, integer, longText, money, string, yesNo } from '../../records';
import { applicationFields } from '../application/application-fields';
import { FORM_TEXT } from './rd-activity';

export const RECOGNITION_STAGE = 'high_tech_stage';

/** How far an application is on its way, from the self-assessment to the certificate. */
export const recognitionStages = {
  assess: text('自评', 'Self-assessment'),
  prepare: text('准备', 'Preparation'),
  audit: text('专项审计', 'Special audit'),
  filed: text('网上提交', 'Filed online'),
  formal: text('形式审查', 'Formal check'),
  experts: text('专家评审', 'Review by experts'),
  publicity: text('公示', 'Public notice'),
  announced: text('公告', 'Announced'),
  certificate: text('取得证书', 'Certificate received'),
} as const satisfies Readonly<Record<string, Text>>;

const formText = (zh: string, en: string) =>
  longText({ label: text(zh, en), hint: text('限400字', 'At most 400 characters'), maxLength: FORM_TEXT, bulky: true });
const points = (zh: string, en: string, max: number) =>
  integer({
    label: text(`${zh}（自评，满分${max}）`, `${en} (self-rated, of ${max})`),
    ...{ min: 0, max },
  });
const paper = (zh: string, en: string) => files({ label: text(zh, en) });

/** An application for recognition as a high-tech enterprise (高新技术企业认定), one a year. */
export const recognition = defineResource('blade-rdm/enterprisehightech', {
  label: text('高新技术企业认定', 'Recognition as a high-tech enterprise'),
  fields: {
    ...applicationFields,
    year: {
      ...applicationFields.year,
      label: text('申请年度', 'Year of the application'),
      hint: text('数据取之前三个会计年度', 'Its figures are those of the three years before'),
    },
    applyDate: date({
      label: text('申请日期', 'Applied on'),
      hint: text('知识产权须在申请日前授权', 'IP rights have to be granted before that day'),
    }),
    stage: dictionary(RECOGNITION_STAGE, { label: text('工作进度', 'Progress'), initial: () => 'assess' }),
    systemNo: string({ label: text('系统填报号', 'Number in the portal'), maxLength: 50 }),
    organ: string({ label: text('认定机构', 'Authority') }),
    domain: dictionary('high_tech_product_domain', {
      label: text('技术领域', 'Field of technology'),
      required: text('请选择技术领域', 'Choose the field of technology'),
    }),
    listedField: yesNo({
      label: text('主要产品的核心技术属于国家重点支持的高新技术领域', 'Its core technology is in a supported field'),
    }),
    accident: yesNo({
      label: text(
        '申请认定前一年内是否发生过重大安全、重大质量事故或严重环境违法行为',
        'Major safety or quality accident or serious environmental breach within the year before',
      ),
    }),
    listedOn: date({ label: text('上市时间', 'Listed on') }),
    stockCode: string({ label: text('股票代码', 'Stock code'), maxLength: 20 }),
    listedKind: string({ label: text('上市类型', 'Kind of listing'), maxLength: 50 }),
    zoneName: string({ label: text('高新区名称', 'Name of the zone'), maxLength: 100 }),
    foreignSource: string({ label: text('外资来源地', 'Origin of foreign capital'), maxLength: 50 }),
    areaName: string({ label: text('行政区域', 'Administrative area'), maxLength: 100 }),
    contactPhone: string({ label: text('联系人电话', 'Telephone of the contact'), maxLength: 30 }),
    contactFax: string({ label: text('联系人传真', 'Fax of the contact'), maxLength: 30 }),
    businessScope: longText({ label: text('经营范围', 'Scope of business'), maxLength: 2000, bulky: true }),
    profile: longText({ label: text('企业简介', 'Profile'), maxLength: 2000, bulky: true }),
    basicResearch: money('tenThousandYuan', {
      label: text('近三年基础研究投入费用总额(万元)', 'Basic research of three years (10k yuan)'),
      min: '0',
    }),
    advanced: dictionary('ipr_advancement', {
      label: text('技术的先进程度（自评）', 'How advanced (self-rated)'),
      hint: text('不填时取有效知识产权中自评最高的', 'Left empty, the best of the IP rights that count'),
    }),
    support: dictionary('ipr_support', {
      label: text('对主要产品的核心支持作用（自评）', 'Core support of main products (self-rated)'),
      hint: text('不填时取有效知识产权中自评最高的', 'Left empty, the best of the IP rights that count'),
    }),
    mgmt1: points('研发组织管理制度、投入核算体系与辅助账', 'Rules of R&D, accounting of its cost', 6),
    mgmt2: points('研发机构、科研条件与产学研合作', 'R&D institution, equipment and cooperation', 6),
    mgmt3: points('成果转化激励制度与创新创业平台', 'Incentives of conversion, open platform', 4),
    mgmt4: points('人员培养、引进与绩效评价奖励制度', 'Training, recruitment and rewards of staff', 4),
    propertyText: formText('知识产权对企业竞争力的作用', 'What property does for competitiveness'),
    conversionText: formText('科技成果转化情况', 'Conversion of achievements'),
    managementText: formText('研究开发与技术创新组织管理情况', 'Management of R&D and innovation'),
    staffText: formText('管理与科技人员情况', 'Management and technical staff'),
    applicationFiles: paper('认定申请书（签字盖章）', 'Application, signed and stamped'),
    licenceFiles: paper('营业执照或注册登记证', 'Business licence'),
    propertyFiles: paper('知识产权证书及反映技术水平的证明、参与标准情况', 'Certificates of property, standards'),
    projectFiles: paper('科研项目立项证明（已验收或结题的附报告）', 'Approvals of R&D projects'),
    conversionFiles: paper('科技成果转化总体情况与逐项说明', 'Conversion of achievements, each explained'),
    managementFiles: paper('研究开发组织管理材料', 'Management of R&D'),
    productFiles: paper('高新技术产品（服务）关键技术、批文、认证与检验报告', 'Technology and tests of products'),
    staffFiles: paper('职工和科技人员情况说明', 'Statement on staff'),
    auditFiles: paper('近三年研发费用与近一年高新收入专项审计报告', 'Special audit of R&D cost and income'),
    statementFiles: paper('近三个会计年度财务会计报告（审计）', 'Audited accounts of three years'),
    taxFiles: paper('近三个会计年度企业所得税年度纳税申报表', 'Annual tax returns of three years'),
    otherFiles: paper('代表性合同发票、承诺书等', 'Contracts, invoices, commitment'),
    publicityFrom: date({
      label: text('公示开始日期', 'Public notice from'),
      hint: text('公示十个工作日', 'Ten working days'),
    }),
    certNo: string({ label: text('证书编号', 'Certificate number'), maxLength: 14 }),
    remark: longText({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['year'],
  title: 'year',
  search: ['year', 'stage', 'state'],
  columns: ['year', 'domain', 'applyDate', 'stage', 'systemNo', 'certNo', 'state'],
  sections: [
    {
      label: text('主要情况', 'Main facts'),
      fields: [
        ...(['year', 'applyDate', 'stage', 'systemNo', 'organ', 'domain', 'listedField', 'accident'] as const),
        'basicResearch',
      ],
    },
    {
      label: text('企业注册登记表', 'Registration form'),
      fields: [
        ...(['foreignSource', 'areaName', 'contactPhone', 'contactFax', 'listedOn', 'stockCode'] as const),
        ...(['listedKind', 'zoneName', 'businessScope', 'profile'] as const),
      ],
    },
    {
      label: text('自评', 'Self-rating'),
      fields: ['advanced', 'support', 'mgmt1', 'mgmt2', 'mgmt3', 'mgmt4'],
    },
    {
      label: text('企业创新能力', 'Capacity of innovation'),
      fields: ['propertyText', 'conversionText', 'managementText', 'staffText'],
    },
    {
      label: text('申请材料', 'Papers'),
      fields: [
        ...(['applicationFiles', 'licenceFiles', 'propertyFiles', 'projectFiles', 'conversionFiles'] as const),
        ...(['managementFiles', 'productFiles', 'staffFiles', 'auditFiles', 'statementFiles'] as const),
        ...(['taxFiles', 'otherFiles'] as const),
      ],
    },
    { label: text('结果', 'Outcome'), fields: ['publicityFrom', 'certNo', 'remark'] },
  ],
  order: [{ field: 'year', descending: true }],
  detailBy: ['year'],
  permissions: crud('enterprisehightech'),
});

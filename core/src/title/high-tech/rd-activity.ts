import { propertyReferences } from '../../achievement';
import { text } from '../../kernel';
import { crud, date, defineResource, dictionary, longText, money, referenceMany, string, year } from '../../records';

/** The length of a text in 表四 and 表六 of the application (限400字). */
export const FORM_TEXT = 400;

const CODE = text('编号应为 RD 加两到三位数字，如 RD01', 'A number is RD and two or three digits, such as RD01');

/**
 * 研发活动（RD）: an activity as the application for 高新技术企业 numbers it. The applicant decides which of its projects an
 * activity takes in, over the years: several small ones may be one.
 */
export const rdActivity = defineResource('blade-rdm/rdactivity', {
  label: text('高企研发活动', 'R&D activity'),
  fields: {
    year: year({
      label: text('申请年度', 'Year of the application'),
      required: text('请选择申请年度', 'Choose the year of the application'),
      initial: (today) => today.slice(0, 4),
      example: '2025',
      hint: text('研发活动取申请年度之前的三个会计年度', 'Activities are those of the three years before'),
    }),
    code: string({
      label: text('研发活动编号', 'Number'),
      required: text('请输入研发活动编号', 'Enter the number'),
      maxLength: 5,
      rule: (value) => (/^RD\d{2,3}$/.test(String(value)) ? null : CODE),
      example: 'RD01',
    }),
    name: string({
      label: text('研发活动名称', 'Name'),
      required: text('请输入研发活动名称', 'Enter the name'),
      example: '低温压缩机控制算法',
    }),
    projectCodes: referenceMany('blade-rdm/projectmaster', {
      label: text('所含研发项目', 'Projects'),
      required: text('请选择所含研发项目', 'Choose the projects'),
      hint: text('一个项目只能编入一个研发活动', 'A project belongs to one activity'),
      by: 'code',
      heading: '项目编号',
      example: 'RD2024001',
      shows: { projectNumbers: { from: 'code', label: text('项目编号', 'Projects') } },
    }),
    startTime: date({
      label: text('开始日期', 'From'),
      hint: text('不填时取所含项目的最早开始日期', 'Left empty, the earliest of its projects'),
    }),
    endTime: date({
      label: text('结束日期', 'To'),
      notBefore: {
        field: 'startTime',
        message: text('结束日期不能早于开始日期', 'The end date is before the start date'),
      },
    }),
    domain: dictionary('high_tech_product_domain', { label: text('技术领域', 'Field of technology') }),
    source: dictionary('high_tech_product_source', {
      label: text('技术来源', 'Source of technology'),
      initial: () => '6',
    }),
    iprCodes: propertyReferences({
      label: text('知识产权', 'Intellectual property'),
      hint: text('不填时取关联到所含项目的知识产权', 'Left empty, what is linked to its projects'),
    }),
    totalBudget: money('tenThousandYuan', {
      label: text('研发经费总预算(万元)', 'Total budget (10k yuan)'),
      hint: text('不填时取所含项目的总预算', 'Left empty, that of its projects'),
      min: '0',
    }),
    purpose: longText({ label: text('目的及组织实施方式', 'Purpose and organisation'), maxLength: FORM_TEXT }),
    coreTechnology: longText({ label: text('核心技术及创新点', 'Core technology and novelty'), maxLength: FORM_TEXT }),
    results: longText({ label: text('取得的阶段性成果', 'Results so far'), maxLength: FORM_TEXT }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['year', 'code'],
  title: 'name',
  searchAlways: ['year'],
  search: ['year', 'code', 'name'],
  columns: ['year', 'code', 'name', 'projectNumbers', 'startTime', 'endTime', 'domain', 'source', 'iprNumbers'],
  workbook: [
    ...(['year', 'code', 'name', 'projectCodes', 'startTime', 'endTime', 'domain', 'source', 'iprCodes'] as const),
    ...(['totalBudget', 'purpose', 'coreTechnology', 'results', 'remark'] as const),
  ],
  sections: [
    {
      label: text('研发活动', 'Activity'),
      fields: [
        'year',
        'code',
        'name',
        'projectCodes',
        'startTime',
        'endTime',
        'domain',
        'source',
        'iprCodes',
        'totalBudget',
      ],
    },
    { label: text('情况说明', 'Description'), fields: ['purpose', 'coreTechnology', 'results', 'remark'] },
  ],
  order: [{ field: 'year', descending: true }, { field: 'code' }],
  permissions: crud('rdactivity'),
});

import {
  crud,
  defineResource,
  dictionary,
  dictionaryMany,
  money,
  reference,
  string,
  year,
  yesNo,
  type Draft,
} from '../records';
import { text } from '../kernel';
import { displayBudget } from '../kernel/money';
import { departmentReference } from '../system';
import { approvalFields, isDraft } from './approval-fields';
import { developmentFormRules } from './development-form-rules';
import { projectExclusionFields } from './exclusion-fields';

const rulesOf = (draft: Draft) => developmentFormRules(draft.devForm as string | null);

/** R&D project of one year (研发项目). */
export const project = defineResource('blade-rdm/project', {
  label: text('研发项目', 'R&D project'),
  register: '项目',
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请输入年度', 'Enter the year'),
      initial: (today) => today.slice(0, 4),
    }),
    code: string({
      isNarrow: true,
      label: text('项目编号', 'Project code'),
      required: text('请输入项目编号', 'Enter the project code'),
      maxLength: 50,
      example: 'RD2024001',
    }),
    name: string({
      label: text('项目名称', 'Project name'),
      required: text('请输入项目名称', 'Enter the project name'),
      example: '低温压缩机控制算法',
    }),
    source: dictionary('project_source', {
      label: text('项目来源', 'Source'),
      required: text('请选择项目来源', 'Choose the source'),
    }),
    type: dictionary('project_type', {
      label: text('项目类型', 'Type'),
      required: text('请选择项目类型', 'Choose the type'),
    }),
    stage: dictionary('project_stage', {
      label: text('项目阶段', 'Stage'),
      required: text('请选择项目阶段', 'Choose the stage'),
    }),
    devForm: approvalFields.devForm,
    expenditureType: dictionary('expenditure_type', {
      label: text('支出类型', 'Expenditure'),
      required: text('请选择支出类型', 'Choose the type of expenditure'),
      initial: () => 'expensed',
    }),
    completion: dictionary('completion', {
      label: text('完成情况', 'Completion'),
      required: text('请选择完成情况', 'Choose the completion'),
      initial: () => 'ongoing',
    }),
    leader: reference('blade-rdm/entpersonnel', {
      label: text('负责人', 'Project lead'),
      heading: '负责人工号',
      example: 'E240001',
      required: text('请选择负责人', 'Choose the project lead'),
      by: 'code',
      shows: { leaderName: { from: 'name', label: text('负责人', 'Project lead') } },
    }),
    deptId: departmentReference({
      label: text('所属部门', 'Department'),
      required: text('请选择所属部门', 'Choose the department'),
    }),
    startTime: approvalFields.startTime,
    endTime: approvalFields.endTime,
    govAmount: money('tenThousandYuan', {
      label: text('政府资金(万元)', 'Government funds (10k yuan)'),
      required: text('请输入政府资金', 'Enter the government funds'),
      workbookDefault: '0.00',
      initial: () => '0.00',
    }),
    budgetAmount: money('tenThousandYuan', {
      label: text('预算金额(万元)', 'Budget (10k yuan)'),
      readOnly: true,
      display: displayBudget,
    }),
    achievType: dictionaryMany('project_achiev_type_1071', { label: text('成果形式', 'Form of result') }),
    virtualAssets: yesNo({ label: text('是否形成无形资产', 'Forms intangible assets') }),
    leadOrgName: string({
      label: text('牵头单位', 'Lead unit'),
      when: (draft) => rulesOf(draft).showsLeadUnits,
      required: text('请选择牵头单位', 'Name the lead unit'),
    }),
    partOrgNames: string({
      label: text('参与单位', 'Participating units'),
      when: (draft) => rulesOf(draft).showsLeadUnits,
      required: text('请选择参与单位', 'Name the participating units'),
    }),
    coopOrgNames: string({
      label: text('合作单位', 'Cooperating units'),
      when: (draft) => rulesOf(draft).showsPartner,
    }),
    ...projectExclusionFields,
    applyUser: approvalFields.applyUser,
    dataStatus: approvalFields.dataStatus,
  },
  onRead: {
    // The unit of that name in the register, whether it was chosen or typed.
    leadOrg: reference('rdm/externalunits', { label: text('牵头单位', 'Lead unit'), by: 'unitsName', shows: {} }),
  },
  naturalKey: ['year', 'code'],
  title: 'name',
  searchAlways: ['year'],
  search: ['year', 'code', 'name', 'deptId', 'type', 'stage', 'source', 'dataStatus'],
  columns: [
    'year',
    'deptName',
    'code',
    'name',
    'type',
    'budgetAmount',
    'stage',
    'startTime',
    'endTime',
    'leaderName',
    'applyUser',
    'dataStatus',
  ],
  workbook: [
    'year',
    'code',
    'name',
    'source',
    'type',
    'stage',
    'devForm',
    'expenditureType',
    'completion',
    'leader',
    'deptId',
    'startTime',
    'endTime',
    'govAmount',
    'budgetAmount',
  ],
  sections: [
    {
      label: text('项目立项', 'Approval'),
      fields: [
        'year',
        'code',
        'name',
        'deptId',
        'leader',
        'applyUser',
        'source',
        'type',
        'stage',
        'startTime',
        'endTime',
        'devForm',
        'leadOrgName',
        'partOrgNames',
        'coopOrgNames',
        'expenditureType',
        'completion',
        'achievType',
        'virtualAssets',
      ],
    },
    { label: text('项目预算', 'Budget'), fields: ['budgetAmount', 'govAmount'] },
    { label: text('加计扣除', 'Super-deduction'), fields: Object.keys(projectExclusionFields) },
  ],
  order: [{ field: 'year', descending: true }, { field: 'code' }],
  draft: { when: isDraft, needs: ['year', 'code', 'name', 'expenditureType', 'completion'] },
  permissions: crud('project'),
});

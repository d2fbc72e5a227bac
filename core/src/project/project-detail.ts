import {
  crud,
  date,
  defineResource,
  dictionary,
  dictionaryMany,
  files,
  longText,
  reference,
  string,
  yesNo,
  type Draft,
} from '../records';
import { text } from '../kernel';
import { approvalFields, isDraft } from './approval-fields';
import { developmentFormRules } from './development-form-rules';
import { projectPart } from './project-part';

const rulesOf = (draft: Draft) => developmentFormRules(draft.devForm as string | null);
const YES = '2';

/** Approval detail of a project (项目立项), one per project. */
export const projectDetail = defineResource('blade-rdm/projectdetail', {
  label: text('项目立项', 'Project approval'),
  fields: {
    projectId: projectPart,
    applyUser: string({ ...approvalFields.applyUser, required: text('请输入申请人', 'Enter the applicant') }),
    applyTime: date({
      label: text('申请日期', 'Applied on'),
      required: text('请选择申请日期', 'Choose the date of the application'),
      initial: (today) => today,
    }),
    resolutionDate: date({
      label: text('立项决议日期', 'Resolved on'),
      hint: text(
        '企业有权部门作出决议的日期，不晚于项目开始和首次发生费用',
        'When those entitled to it decided; not after the start and the first cost',
      ),
    }),
    startTime: approvalFields.startTime,
    endTime: approvalFields.endTime,
    target: dictionaryMany('project_target', {
      label: text('技术经济目标', 'Technical and economic target'),
      required: text('请选择技术目标', 'Choose the technical target'),
    }),
    devForm: approvalFields.devForm,
    content: longText({
      label: text('研发内容', 'Content'),
      required: text('请输入内容', 'Enter the content'),
    }),
    expectedTarget: longText({
      label: text('预期目标', 'Expected target'),
      required: text('请输入预期目标', 'Enter the expected target'),
    }),
    emergingIndustry: yesNo({ label: text('是否战略性新兴产业', 'Strategic emerging industry') }),
    industryDomain: dictionary('project_domain', {
      label: text('产业领域', 'Industry'),
      when: (draft) => draft.emergingIndustry === YES,
      required: text('请选择产业领域', 'Choose the industry'),
    }),
    beforeGuide: yesNo({ label: text('是否事前指导', 'Guided beforehand by the authority') }),
    partner: reference('rdm/externalunits', {
      label: text('合作单位', 'Partner'),
      labelFor: (draft) => rulesOf(draft).partnerLabel,
      when: (draft) => rulesOf(draft).showsPartner,
      by: 'unitsName',
      shows: { partnerName: { from: 'unitsName', label: text('合作单位', 'Partner') } },
    }),
    planTaskFiles: files({ label: text('项目计划书', 'Project plan') }),
    resolutionFiles: files({ label: text('立项决议文件', 'Resolution to start the project') }),
    devContractFiles: files({
      label: text('委托开发合同', 'Development contract'),
      when: (draft) => rulesOf(draft).showsContracts,
      required: text('请上传委托开发合同', 'Upload the development contract'),
    }),
    contractFilingFiles: files({
      label: text('合同备案结果', 'Registration of the contract'),
      when: (draft) => rulesOf(draft).showsContracts,
      required: text('请上传合同备案结果', 'Upload the registration of the contract'),
    }),
    dataStatus: approvalFields.dataStatus,
  },
  naturalKey: ['projectId'],
  title: 'projectId',
  submitFinds: 'naturalKey',
  search: ['projectId', 'devForm', 'dataStatus'],
  columns: ['projectCode', 'projectName', 'applyUser', 'applyTime', 'startTime', 'endTime', 'devForm', 'dataStatus'],
  draft: { when: isDraft, needs: ['projectId'] },
  permissions: crud('project'),
});

import { text } from '../kernel';
import { crud, defineResource, dictionary, string, yesNo } from '../records';
import { account, dayOf, projectOfYear, projectYear, recordFiles } from './process-fields';

/** 论证评审记录: experts gave their opinion on a project, before it started, on its way or at its end. */
export const demonstrationRecord = defineResource('blade-rdm/projectdemonstrrecord', {
  label: text('论证评审记录', 'Expert review'),
  fields: {
    year: projectYear,
    projectId: projectOfYear,
    stage: dictionary('review_stage', {
      label: text('评审阶段', 'Stage'),
      required: text('请选择评审阶段', 'Choose the stage'),
      example: '立项论证',
    }),
    date: dayOf(text('评审日期', 'Reviewed on'), text('请选择评审日期', 'Choose the date')),
    place: string({ label: text('评审地点', 'Place'), maxLength: 200 }),
    chair: string({
      label: text('评审组长', 'Chair'),
      required: text('请输入评审组长', 'Name the chair'),
      maxLength: 100,
      example: '李建国',
    }),
    experts: string({
      label: text('评审专家', 'Experts'),
      hint: text('写明姓名、单位、职称', 'Name, employer, title'),
      required: text('请输入评审专家', 'Name the experts'),
      maxLength: 1000,
      example: '李建国（某某大学，教授）、周敏（某某研究院，高级工程师）',
    }),
    conclusion: dictionary('review_conclusion', {
      label: text('评审结论', 'Conclusion'),
      required: text('请选择评审结论', 'Choose the conclusion'),
      example: '通过',
    }),
    opinion: account(text('评审意见', 'Opinion'), {
      message: text('请输入评审意见', 'Enter the opinion'),
      example: '技术路线清晰，创新点明确，同意立项',
    }),
    signed: yesNo({
      label: text('专家是否签字', 'Signed by the experts'),
      required: text('请选择专家是否签字', 'State whether the experts signed'),
      example: '是',
    }),
    recordFiles: recordFiles(text('评审意见书', 'Signed opinion')),
  },
  naturalKey: ['projectId', 'stage', 'date'],
  title: 'stage',
  search: ['year', 'projectId', 'stage', 'conclusion', 'date'],
  columns: ['year', 'projectCode', 'projectName', 'stage', 'date', 'chair', 'conclusion', 'signed'],
  workbook: ['year', 'projectId', 'stage', 'date', 'place', 'chair', 'experts', 'conclusion', 'opinion', 'signed'],
  order: [{ field: 'date', descending: true }, { field: 'projectId' }],
  permissions: crud('projectdemonstrrecord'),
});

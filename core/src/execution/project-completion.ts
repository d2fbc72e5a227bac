import { text } from '../kernel';
import { crud, date, defineResource, dictionary, files, longText, structureOf } from '../records';
import { COMPLETION_STATE, type CompletionStep } from './completion-state';
import { projectOfYear, projectYear } from './process-fields';

const LONGEST = 4000;

/**
 * 结题验收: the end of a project. Its state moves by calls of its own; when it is concluded, the project is 已结束 and the
 * project over its years has its result, with the document that shows it.
 */
export const projectCompletion = defineResource('blade-rdm/projectcompletion', {
  label: text('结题验收', 'Completion of a project'),
  fields: {
    year: projectYear,
    projectId: projectOfYear,
    state: dictionary(COMPLETION_STATE, { label: text('状态', 'Status'), readOnly: true, initial: () => 'draft' }),
    summary: longText({
      label: text('完成情况', 'What was done'),
      required: text('请输入完成情况', 'Describe what was done'),
      maxLength: LONGEST,
    }),
    indicators: longText({ label: text('考核指标完成情况', 'Indicators met'), maxLength: LONGEST }),
    innovation: longText({ label: text('主要技术成果与创新', 'Results and novelty'), maxLength: LONGEST }),
    fundsUse: longText({
      label: text('经费使用情况', 'Use of funds'),
      hint: text(
        '实际费用与预算相差 30% 以上时说明原因',
        'Give the reason where cost and budget differ by 30% or more',
      ),
      maxLength: LONGEST,
    }),
    problems: longText({ label: text('存在问题与失败原因', 'Problems, reasons of failure'), maxLength: LONGEST }),
    appliedOn: date({ label: text('申请日期', 'Applied on'), readOnly: true }),
    reviewedOn: date({ label: text('评审日期', 'Reviewed on'), readOnly: true }),
    date: date({ label: text('结论日期', 'Concluded on'), readOnly: true }),
    documentFiles: files({ label: text('验收报告、失败或终止说明', 'Document of the result') }),
    steps: structureOf<readonly CompletionStep[] | null>()({ label: text('办理过程', 'Steps') }),
  },
  naturalKey: ['projectId'],
  title: 'projectId',
  submitFinds: 'naturalKey',
  search: ['year', 'projectId', 'state', 'appliedOn'],
  columns: ['year', 'projectCode', 'projectName', 'state', 'appliedOn', 'reviewedOn', 'date'],
  sections: [
    { label: text('项目', 'Project'), fields: ['year', 'projectId', 'state'] },
    { label: text('总结', 'Summary'), fields: ['summary', 'indicators', 'innovation', 'fundsUse', 'problems'] },
    {
      label: text('评审与结论', 'Review and conclusion'),
      fields: ['appliedOn', 'reviewedOn', 'date', 'documentFiles'],
    },
  ],
  order: [{ field: 'year', descending: true }, { field: 'projectId' }],
  permissions: crud('projectcompletion'),
});

/** The permission to review and conclude what others applied for. */
export const COMPLETION_REVIEW = 'projectcompletion_review';

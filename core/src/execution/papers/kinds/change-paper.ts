import { text } from '../../../kernel';
import { chapters, fact, periodFact, reviewFacts, subtitleOf, table, type ProjectPaper } from '../project-paper';

const NO_CHANGE = text(
  '项目没有登记变更；请先在研发活动记录中登记类型为“变更”的活动，写明变更内容与原因',
  'No change of the project is recorded; add an activity of the kind “Change of plan” that says what changes and why',
);

/** 项目变更申请表: what of the plan of a project changes, and why. */
export const changePaper: ProjectPaper = {
  label: text('变更申请', 'Request for a change'),
  wants: ['变更', '变更论证结论', '变更论证意见'],
  refuses: ({ activities }) => (activities.some(({ stored }) => stored?.kind === 'change') ? null : NO_CHANGE),
  content: (facts) => ({
    title: '研发项目变更申请表',
    subtitle: subtitleOf(facts),
    parts: [
      {
        kind: 'facts',
        facts: [
          fact(facts, '项目名称', true),
          fact(facts, '项目编号'),
          fact(facts, '项目负责人'),
          periodFact(facts),
          fact(facts, '预算合计', false, '预算合计（万元）'),
          fact(facts, '填表日期'),
        ],
      },
      ...chapters([
        ['变更事项', [table(facts, '变更', ['活动日期', '活动名称', '活动内容', '活动结果'], '没有登记变更。')]],
        ['论证意见', [reviewFacts(facts, '变更论证')]],
      ]),
      { kind: 'signatures', lines: ['项目负责人（签字）', '研发部门负责人（签字）', '企业负责人（签字、盖章）'] },
    ],
  }),
};

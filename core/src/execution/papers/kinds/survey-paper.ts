import { text } from '../../../kernel';
import { chapter, chapters, fact, subtitleOf, table, type ProjectPaper } from '../project-paper';

const NO_SURVEY = text(
  '项目没有调研记录；请先在调研记录中登记',
  'The project has no surveys; record one under Surveys first',
);

/** 调研报告: the surveys of market, users or technology that a project rests on. */
export const surveyPaper: ProjectPaper = {
  label: text('调研报告', 'Survey report'),
  wants: ['调研', '立项背景与意义', '市场分析', '可行性分析'],
  refuses: ({ surveys }) => (surveys.length > 0 ? null : NO_SURVEY),
  content: (facts) => ({
    title: '研发项目调研报告',
    subtitle: subtitleOf(facts),
    parts: [
      {
        kind: 'facts',
        facts: [
          fact(facts, '项目名称', true),
          fact(facts, '所属部门'),
          fact(facts, '项目负责人'),
          fact(facts, '编制人'),
          fact(facts, '编制日期'),
        ],
      },
      ...chapters([
        chapter(facts, '调研背景', '立项背景与意义'),
        [
          '调研情况',
          [table(facts, '调研', ['调研日期', '调研主题', '调研方式', '调研对象', '调研人员'], '没有调研记录。')],
        ],
        ['调研结论', [table(facts, '调研', ['调研主题', '调研结论'], '没有调研记录。')]],
        chapter(facts, '市场分析', '市场分析'),
        chapter(facts, '可行性分析', '可行性分析'),
      ]),
      { kind: 'signatures', lines: ['编制人（签字）', '研发部门负责人（签字）'] },
    ],
  }),
};

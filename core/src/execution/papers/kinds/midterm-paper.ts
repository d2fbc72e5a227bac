import { text } from '../../../kernel';
import { isDraft } from '../../../project';
import {
  chapter,
  chapters,
  costTable,
  fact,
  periodFact,
  reviewFacts,
  subtitleOf,
  table,
  type ProjectPaper,
} from '../project-paper';

const DRAFT = text(
  '项目还是草稿，没有可检查的进展；请先提交立项',
  'The project is a draft, so there is no progress to look at; submit its approval first',
);

/** 中期检查表: how far a project has come and what it has cost. */
export const midtermPaper: ProjectPaper = {
  label: text('中期检查表', 'Mid-term review'),
  wants: ['进度安排', '考核指标', '活动', '预算合计', '中期评审日期', '中期评审结论', '中期评审意见'],
  refuses: ({ project: { stored } }) => (stored && isDraft(stored) ? DRAFT : null),
  content: (facts) => ({
    title: '研发项目中期检查表',
    subtitle: subtitleOf(facts),
    parts: [
      {
        kind: 'facts',
        facts: [
          fact(facts, '项目名称', true),
          fact(facts, '项目编号'),
          fact(facts, '项目负责人'),
          fact(facts, '所属部门'),
          fact(facts, '项目状态'),
          periodFact(facts),
          fact(facts, '填表日期', true),
        ],
      },
      ...chapters([
        chapter(facts, '计划进度', '进度安排'),
        chapter(facts, '考核指标', '考核指标'),
        [
          '已开展的研发活动',
          [table(facts, '活动', ['活动日期', '活动类型', '活动名称', '参加人员', '活动结果'], '尚未登记研发活动。')],
        ],
        ['阶段成果', [table(facts, '成果', ['成果类型', '成果名称', '取得日期', '成果说明'], '尚未登记成果。')]],
        ['经费执行', costTable(facts)],
        ['检查意见', [reviewFacts(facts, '中期评审')]],
      ]),
      { kind: 'signatures', lines: ['项目负责人（签字）', '检查负责人（签字）'] },
    ],
  }),
};

import { text, type DocumentPart } from '../../../kernel';
import type { PaperFacts } from '../paper-facts';
import {
  chapter,
  chapters,
  costTable,
  fact,
  memberTable,
  periodFact,
  reviewFacts,
  subtitleOf,
  table,
  type ProjectPaper,
} from '../project-paper';

const NO_COMPLETION = text(
  '项目还没有填写结题；请先在结题验收中写明完成情况',
  'No completion of the project is drawn up; say what was done under Completions first',
);

/** What the reviewer of the completion said, and how it was concluded. */
const saidFacts = (facts: PaperFacts): DocumentPart => ({
  kind: 'facts',
  facts: [
    fact(facts, '结题审核人', false, '审核人'),
    fact(facts, '结题审核日期', false, '审核日期'),
    fact(facts, '结题审核意见', true, '审核意见'),
    fact(facts, '结题结论人', false, '结论办理人'),
    fact(facts, '结题状态', false, '结论'),
    fact(facts, '结题结论意见', true, '结论意见'),
  ],
});

/** 结题（验收）报告: what a project set out to do and did, also where it failed or was ended. */
export const completionPaper: ProjectPaper = {
  label: text('结题验收报告', 'Report of completion'),
  wants: ['考核指标', '指标完成情况', '成果与创新', '经费使用情况', '成果', '结题评审结论', '结题评审意见', '成员'],
  refuses: ({ completion: { stored } }) => (stored ? null : NO_COMPLETION),
  content: (facts) => ({
    title: '研发项目结题验收报告',
    subtitle: subtitleOf(facts),
    parts: [
      {
        kind: 'facts',
        facts: [
          fact(facts, '项目名称', true),
          fact(facts, '项目编号'),
          fact(facts, '项目负责人'),
          fact(facts, '所属部门'),
          fact(facts, '开发形式'),
          periodFact(facts),
          fact(facts, '结题状态'),
          fact(facts, '结论日期'),
        ],
      },
      ...chapters([
        chapter(facts, '完成情况', '完成情况'),
        chapter(facts, '计划的考核指标', '考核指标'),
        chapter(facts, '考核指标完成情况', '指标完成情况'),
        chapter(facts, '主要技术成果与创新', '成果与创新'),
        ['取得的成果', [table(facts, '成果', ['成果类型', '成果名称', '成果编号', '取得日期'], '尚未登记成果。')]],
        ['研发过程', [table(facts, '活动', ['活动日期', '活动类型', '活动名称', '活动结果'], '尚未登记研发活动。')]],
        ['经费使用情况', [...costTable(facts), ...chapter(facts, '', '经费使用情况')[1]]],
        ['项目组成员', [memberTable(facts)]],
        chapter(facts, '存在问题与失败原因', '存在问题'),
        ['专家评审意见', [reviewFacts(facts, '结题评审')]],
        ['验收意见', [saidFacts(facts)]],
      ]),
      { kind: 'signatures', lines: ['项目负责人（签字）', '验收组长（签字）', '企业负责人（签字、盖章）'] },
    ],
  }),
};

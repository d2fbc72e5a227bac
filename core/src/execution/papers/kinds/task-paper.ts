import { text } from '../../../kernel';
import {
  budgetTable,
  chapter,
  chapters,
  fact,
  memberTable,
  periodFact,
  subtitleOf,
  type ProjectPaper,
} from '../project-paper';

/** 项目任务书: what the project leader takes on, by when, with whom and for how much. */
export const taskPaper: ProjectPaper = {
  label: text('任务书', 'Assignment'),
  wants: ['研发内容', '考核指标', '技术路线', '进度安排', '成员', '预算合计', '成果归属'],
  content: (facts) => ({
    title: '研发项目任务书',
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
          fact(facts, '成果形式', true),
        ],
      },
      ...chapters([
        chapter(facts, '研究任务', '研发内容'),
        chapter(facts, '考核指标', '考核指标'),
        chapter(facts, '技术路线', '技术路线'),
        chapter(facts, '进度安排', '进度安排'),
        ['人员与分工', [memberTable(facts)]],
        chapter(facts, '仪器设备与条件', '仪器设备与条件'),
        ['经费预算', [budgetTable(facts)]],
        chapter(facts, '成果归属', '成果归属'),
        chapter(facts, '风险与对策', '风险与对策'),
      ]),
      { kind: 'signatures', lines: ['下达部门（签字、盖章）', '项目负责人（签字）'] },
    ],
  }),
};

import type { DocumentContent, DocumentFact } from '../../../kernel';
import { text } from '../../../kernel';
import type { PaperFacts } from '../paper-facts';
import {
  budgetTable,
  chapter,
  chapters,
  fact,
  memberTable,
  periodFact,
  reviewFacts,
  subtitleOf,
  table,
  type Chapter,
  type ProjectPaper,
} from '../project-paper';

/** 研发项目立项书: what a project is, why and how it is done, and what it may cost, as it is signed and kept. */
export const approvalPaper: ProjectPaper = {
  label: text('立项书', 'Proposal'),
  wants: [
    ...['研发内容', '预期目标', '国内外现状', '关键技术与创新点', '技术路线', '进度安排', '考核指标'],
    ...['仪器设备与条件', '成果归属', '成员', '预算合计'],
  ],
  content: approvalContent,
};

function approvalContent(facts: PaperFacts): DocumentContent {
  return {
    title: '研发项目立项书',
    subtitle: subtitleOf(facts),
    parts: [
      ...chapters([
        ['项目基本情况', [{ kind: 'facts', facts: basicFacts(facts) }]],
        chapter(facts, '立项背景与意义', '立项背景与意义'),
        chapter(facts, '国内外研究现状与发展趋势', '国内外现状'),
        chapter(facts, '研发内容', '研发内容'),
        chapter(facts, '关键技术与创新点', '关键技术与创新点'),
        chapter(facts, '技术不确定性', '技术不确定性'),
        chapter(facts, '技术路线', '技术路线'),
        chapter(facts, '预期目标', '预期目标'),
        chapter(facts, '考核指标', '考核指标'),
        chapter(facts, '进度安排', '进度安排'),
        ['项目组成员', [memberTable(facts)]],
        chapter(facts, '仪器设备与条件', '仪器设备与条件'),
        ['项目预算', [budgetTable(facts)]],
        ...cooperation(facts),
        chapter(facts, '成果归属', '成果归属'),
        [
          '查新检索',
          [table(facts, '查新', ['检索类型', '检索日期', '检索机构', '报告编号', '查新结论'], '尚未登记查新检索。')],
        ],
        ['立项论证', [reviewFacts(facts, '立项论证')]],
        chapter(facts, '附件清单', '附件清单'),
        [
          '审批意见',
          [
            {
              kind: 'signatures',
              lines: ['项目负责人（签字）', '研发部门负责人（签字）', '企业负责人（签字、盖章）'],
            },
          ],
        ],
      ]),
    ],
  };
}

function basicFacts(facts: PaperFacts): DocumentFact[] {
  return [
    fact(facts, '项目名称', true),
    ...['项目编号', '项目年度', '项目来源', '项目类型'].map((name) => fact(facts, name)),
    // 107-1 asks for it; it is not the phase of 企业会计准则第6号, by which cost is capitalised.
    fact(facts, '进展阶段', false, '进展阶段（统计）'),
    ...['开发形式', '支出类型', '所属部门', '项目负责人', '申请人', '申请日期', '事前指导'].map((name) =>
      fact(facts, name),
    ),
    periodFact(facts),
    fact(facts, '技术经济目标', true),
    fact(facts, '战略性新兴产业'),
    fact(facts, '产业领域'),
    fact(facts, '成果形式', true),
  ];
}

/** The chapter on partners and lead units, where the project has any. */
function cooperation(facts: PaperFacts): Chapter[] {
  const partner = facts.text('合作单位称谓');
  const found: DocumentFact[] = [
    ...(partner ? [fact(facts, '合作单位', true, partner), fact(facts, '其他合作单位', true)] : []),
    ...(facts.text('牵头单位') || facts.text('参与单位')
      ? [fact(facts, '牵头单位', true), fact(facts, '参与单位', true)]
      : []),
  ];
  return found.length > 0 ? [['合作情况', [{ kind: 'facts', facts: found }]]] : [];
}

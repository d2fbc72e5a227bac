import { text } from '../../../kernel';
import { reviewOf } from '../chosen-records';
import type { PaperFacts } from '../paper-facts';
import {
  budgetTable,
  chapter,
  chapters,
  fact,
  periodFact,
  reviewFacts,
  subtitleOf,
  type ProjectPaper,
} from '../project-paper';

const REJECTED = text(
  '立项论证的结论是不通过，不能出具立项决议；请在论证评审记录中登记重新论证的结论',
  'The review before the start did not pass the project; record the review that did before printing a resolution',
);

/** The place a date is written by hand in. */
const BY_HAND = '　　　　年　　月　　日';

/** 立项决议: the decision of the enterprise to start a project (国家税务总局公告2015年第97号 六). */
export const resolutionPaper: ProjectPaper = {
  label: text('立项决议', 'Resolution'),
  wants: ['研发内容', '预期目标', '预算合计', '立项论证日期', '立项论证结论', '立项论证意见', '成员'],
  refuses: (source) => (reviewOf(source, 'approval').stored?.conclusion === 'rejected' ? REJECTED : null),
  content: (facts) => ({
    title: '关于研发项目立项的决议',
    subtitle: subtitleOf(facts),
    parts: [
      {
        kind: 'facts',
        facts: [
          fact(facts, '项目名称', true),
          fact(facts, '项目编号'),
          fact(facts, '项目类型'),
          fact(facts, '开发形式'),
          fact(facts, '项目负责人'),
          periodFact(facts),
          { label: '决议日期', value: facts.text('立项决议日期') || BY_HAND, wide: true },
        ],
      },
      ...chapters([
        [
          '决议事项',
          [
            {
              kind: 'paragraphs',
              paragraphs: resolved(facts),
            },
          ],
        ],
        chapter(facts, '研发内容', '研发内容'),
        chapter(facts, '预期目标', '预期目标'),
        ['批准的预算', [budgetTable(facts)]],
        ['论证情况', [reviewFacts(facts, '立项论证')]],
      ]),
      { kind: 'signatures', lines: ['参会人员（签字）', '企业负责人（签字、盖章）'] },
    ],
  }),
};

function resolved(facts: PaperFacts): string[] {
  const budget = facts.text('预算合计');
  return [
    `${facts.text('企业名称') || '本企业'}对研发项目“${facts.text('项目名称')}”（编号 ${facts.text('项目编号')}）的立项申请进行了审议，决议如下：`,
    `1. 同意立项，项目自${facts.text('开始日期') || '—'}起至${facts.text('结束日期') || '—'}止。`,
    `2. 项目由${facts.text('所属部门') || '—'}承担，${facts.text('项目负责人') || '—'}为项目负责人。`,
    budget ? `3. 批准项目预算合计 ${budget}（单位：万元），按下列科目执行。` : '3. 项目预算尚未编制，编制后另行审批。',
    '4. 项目支出按项目归集，登记研发支出辅助账。',
  ];
}

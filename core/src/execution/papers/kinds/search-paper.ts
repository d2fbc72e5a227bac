import { text } from '../../../kernel';
import { chapter, chapters, fact, type ProjectPaper } from '../project-paper';

const NO_POINTS = text(
  '没有查新点；请先在立项准备中填写关键技术与创新点，再出具查新委托书',
  'There is nothing to search for; describe the key technology and what is new under Preparation first',
);

/** 科技查新委托书: what an institution is asked to search for (科技查新技术规范 GB/T 32003—2015). */
export const searchPaper: ProjectPaper = {
  label: text('查新委托书', 'Commission of a novelty search'),
  wants: [
    '查新机构',
    '检索范围',
    '关键技术与创新点',
    '技术路线',
    '国内外现状',
    '企业地址',
    '研发联系人',
    '研发联系手机',
  ],
  refuses: ({ preparation }) => (preparation.text('keyTechnology') ? null : NO_POINTS),
  content: (facts) => ({
    title: '科技查新委托书',
    subtitle: facts.text('企业名称') || undefined,
    parts: [
      {
        kind: 'facts',
        facts: [
          fact(facts, '项目名称', true, '查新项目名称'),
          fact(facts, '企业名称', true, '委托人'),
          fact(facts, '企业地址', true, '通信地址'),
          fact(facts, '研发联系人', false, '联系人'),
          fact(facts, '研发联系手机', false, '联系电话'),
          fact(facts, '查新机构', true),
          { label: '查新目的', value: '立项查新' },
          fact(facts, '填表日期', false, '委托日期'),
        ],
      },
      ...chapters([
        chapter(facts, '项目的科学技术要点', '研发内容'),
        chapter(facts, '技术路线', '技术路线'),
        chapter(facts, '查新点', '关键技术与创新点'),
        chapter(facts, '国内外现状与已知文献', '国内外现状'),
        chapter(facts, '检索范围与关键词', '检索范围'),
      ]),
      { kind: 'signatures', lines: ['委托人（签字、盖章）', '查新机构（盖章）'] },
    ],
  }),
};

import type { DocumentCell, DocumentContent, DocumentFact, DocumentPart, Text } from '../../kernel';
import type { PaperFacts } from './paper-facts';
import type { PaperSource } from './paper-source';

/** A document of a project that is made from its records. */
export interface ProjectPaper {
  readonly label: Text;
  /** What it should say; said to be lacking where it is empty. */
  readonly wants: readonly string[];
  /** One sentence on why it cannot be made, and what to do. */
  readonly refuses?: (source: PaperSource) => Text | null;
  readonly content: (facts: PaperFacts) => DocumentContent;
}

/** The place of a value there is none of. */
const EMPTY = '—';

const DIGITS = [...'一二三四五六七八九'];

export type Chapter = readonly [heading: string, parts: readonly DocumentPart[]];

/** Chapters under numbered headings. */
export const chapters = (given: readonly Chapter[]): DocumentPart[] =>
  given.flatMap(([heading, parts], at): DocumentPart[] => [
    { kind: 'heading', text: `${numeral(at + 1)}、${heading}` },
    ...parts,
  ]);

/** 1 to 99: 一, 十, 十九, 二十. */
function numeral(count: number): string {
  const tens = Math.floor(count / 10);
  const ones = DIGITS[(count % 10) - 1] ?? '';
  return tens === 0 ? ones : `${tens === 1 ? '' : DIGITS[tens - 1]}十${ones}`;
}

/** A chapter of a text people wrote, one paragraph a line. */
export const chapter = (facts: PaperFacts, heading: string, name: string): Chapter => [heading, [written(facts, name)]];

const written = (facts: PaperFacts, name: string): DocumentPart => ({
  kind: 'paragraphs',
  paragraphs: (facts.text(name) || '（未填写）').split(/\n+/).filter((line) => line.trim() !== ''),
});

export const fact = (facts: PaperFacts, name: string, wide = false, label = name): DocumentFact => ({
  label,
  value: facts.text(name) || EMPTY,
  ...(wide && { wide }),
});

/** 起止日期, one line. */
export const periodFact = (facts: PaperFacts): DocumentFact => ({
  label: '起止日期',
  value: `${facts.text('开始日期') || EMPTY} 至 ${facts.text('结束日期') || EMPTY}`,
  wide: true,
});

/** A table of rows, or one line where there are none. */
export function table(facts: PaperFacts, name: string, columns: readonly string[], none: string): DocumentPart {
  const rows = facts.rows(name, columns);
  return rows.length === 0 ? { kind: 'paragraphs', paragraphs: [none] } : { kind: 'grid', headings: columns, rows };
}

export const memberTable = (facts: PaperFacts): DocumentPart =>
  table(facts, '成员', ['姓名', '工号', '角色', '承担任务', '参加起始', '参加结束'], '尚未登记项目成员。');

/** What experts said at a stage, by the name of the stage as placeholders have it. */
export function reviewFacts(facts: PaperFacts, stage: string): DocumentPart {
  const told = (what: string, wide = false) => fact(facts, `${stage}${what}`, wide, `${stage.slice(2)}${what}`);
  return {
    kind: 'facts',
    facts: [told('日期'), told('结论'), told('组长'), told('地点'), told('专家', true), told('意见', true)],
  };
}

/** The budget by category with its total. */
export const budgetTable = (facts: PaperFacts): DocumentPart => ({
  kind: 'amounts',
  headings: ['费用类别', '预算金额'],
  unit: '单位：万元',
  rows: facts.rows('预算', ['费用类别', '预算金额']).map(([category, amount]) => [category!, amount!] as const),
  total: ['合计', facts.text('预算合计') || '未编制'],
});

/** The budget against the cost of the year, with what keeps the cost from being the newest. */
export function costTable(facts: PaperFacts): DocumentPart[] {
  const amounts = ([category, budget, cost]: readonly string[]): readonly DocumentCell[] => [
    category!,
    { amount: budget! },
    { amount: cost! },
  ];
  const total = ['合计', facts.text('预算合计') || '未编制', facts.text('费用合计')];
  const outdated = facts.text('费用说明');
  return [
    {
      kind: 'grid',
      headings: ['费用类别', '预算金额（万元）', '本年度实际费用（元）'],
      rows: [...facts.rows('预算', ['费用类别', '预算金额', '实际费用']), total].map(amounts),
    },
    ...(outdated ? [{ kind: 'paragraphs' as const, paragraphs: [outdated] }] : []),
  ];
}

export const subtitleOf = (facts: PaperFacts): string => `${facts.text('项目年度')}年度 ${facts.text('项目编号')}`;

import { tenant } from '../../access';
import type { DocumentContent, DocumentPart, FormRow, FormSheet } from '../../kernel';
import type { Call, PrintedForm } from '../../records';
import { yearsCounted, type LeftOutConversion } from '../counted-conversions';
import { shownConversions, type ShownConversion } from './shown-conversions';

const TITLE = '科技成果转化汇总表';
/** What both papers say of the rule they follow. */
const RULE = '依据国科发火〔2016〕195号：同一科技成果转化为多个产品、服务、工艺、样品、样机等的，只计为一项。';

const columns: readonly (readonly [
  heading: string,
  width: number,
  of: (each: ShownConversion, at: number) => string,
])[] = [
  ['序号', 6, (_, at) => String(at + 1)],
  ['科技成果名称', 28, ({ name }) => name],
  ['成果类型', 12, ({ type }) => type],
  ['成果来源', 14, ({ source }) => source],
  ['转化结果', 12, ({ result }) => result],
  ['转化时间', 10, ({ year }) => year],
  ['关联知识产权', 24, ({ properties }) => properties],
  ['关联研发活动', 18, ({ projects }) => projects],
  ['关联产品（服务）', 16, ({ products }) => products],
  ['转化形式', 18, ({ form }) => form],
];

/** 科技成果转化汇总表 of three years, as the portal for 高新技术企业 asks for it; what does not count is named under it. */
export async function printConversionSummary(call: Call, { year }: { readonly year: string }): Promise<PrintedForm> {
  const { shown, counts } = await shownConversions(call, { year });
  const sheet: FormSheet = {
    name: TITLE,
    title: TITLE,
    header: [{ left: `企业名称：${await companyName(call)}`, right: `${spanOf(year)}年` }],
    columns: columns.map(([, width]) => ({ width, align: 'left' })),
    head: [columns.map(([heading]) => ({ text: heading }))],
    body: shown.map((each, at): FormRow => ({ cells: columns.map(([, , of]) => ({ text: of(each, at) })) })),
    footer: [
      `合计：${counts.total} 项（${counts.years.map((each) => `${each.year}年 ${each.count} 项`).join('，')}）`,
      RULE,
      ...counts.leftOut.map(leftOutLine),
    ],
    frozenColumns: 2,
    print: { paper: 'a4', landscape: true },
  };
  return { name: `${spanOf(year)}年${TITLE}`, sheets: [sheet] };
}

/** 科技成果转化说明: a section for each conversion of three years that counts. */
export async function printConversionStatements(
  call: Call,
  { year }: { readonly year: string },
): Promise<{ name: string; content: DocumentContent }> {
  const { shown, counts } = await shownConversions(call, { year });
  const company = await companyName(call);
  const parts: DocumentPart[] = [
    { kind: 'heading', text: '总体情况' },
    {
      kind: 'paragraphs',
      paragraphs: [
        `${spanOf(year)}年，${company}共转化科技成果 ${counts.total} 项，年平均 ${meanOf(counts.total)} 项（${counts.years
          .map((each) => `${each.year}年 ${each.count} 项`)
          .join('，')}）。`,
        RULE,
      ],
    },
    ...shown.flatMap(statementOf),
    ...(counts.leftOut.length > 0
      ? ([
          { kind: 'heading', text: '未计入的成果转化' },
          { kind: 'list', items: counts.leftOut.map(leftOutLine) },
        ] as const)
      : []),
    { kind: 'signatures', lines: ['填报人（签字）', '企业负责人（签字、盖章）'] },
  ];
  const name = `${spanOf(year)}年科技成果转化说明.docx`;
  return { name, content: { title: '科技成果转化说明', subtitle: company, parts } };
}

function statementOf(each: ShownConversion, at: number): DocumentPart[] {
  const { code, name, type, source, form, result, year, properties, projects, products, income } = each;
  const wide = (label: string, value: string) => ({ label, value: value || '无', wide: true });
  return [
    { kind: 'heading', text: `${at + 1}. ${name}（${code}）` },
    {
      kind: 'facts',
      facts: [
        { label: '成果类型', value: type },
        { label: '成果来源', value: source },
        { label: '转化形式', value: form },
        { label: '转化结果', value: result },
        { label: '转化时间', value: `${year}年` },
        { label: '转化收入（元）', value: income ?? '—' },
        wide('关联知识产权', properties),
        wide('关联研发活动', projects),
        wide('关联产品（服务）', products),
      ],
    },
    { kind: 'paragraphs', paragraphs: (each.statement || '（未填写转化情况说明）').split(/\n+/) },
    { kind: 'list', items: each.evidence.length > 0 ? each.evidence : ['证明材料：无上传文件'] },
  ];
}

const leftOutLine = ({ code, name, reasons }: LeftOutConversion): string =>
  `未计入：${code} ${name}（${reasons.map(({ zh }) => zh).join('；')}）`;

/** `2022—2024` */
const spanOf = (year: string): string => `${yearsCounted(year)[0]}—${year}`;

/** The yearly mean of three years with two places. */
const meanOf = (total: number): string => {
  const hundredths = Math.round((total * 100) / 3);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
};

async function companyName(call: Call): Promise<string> {
  const [own] = await call.records.findByKeys(tenant, [{ code: call.caller.tenantId }]);
  return own?.tenantName ?? '';
}

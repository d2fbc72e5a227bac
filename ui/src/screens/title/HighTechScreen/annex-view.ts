import { fill, joined, text, type Text } from '@rdm/core/internal/kernel';
import { formulaInWords } from '../../../resource/explanation/formula-in-words';
import {
  costLines,
  type CostLine,
  type ProjectCostDetail,
  type ProjectDeveloping,
  type ProjectInfo,
  type RelateActivities,
} from '@rdm/core/internal/title';

/** A cell of an annex on screen: text, a label in both languages, or an amount. */
export type AnnexCell = string | Text | { readonly amount: string | null };

export interface AnnexTable {
  readonly title: Text;
  readonly headings: readonly Text[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly AnnexCell[]; readonly strong?: boolean }[];
}

/** An annex as the screen shows it: its findings, then its tables. */
export interface AnnexView {
  readonly findings: readonly { readonly level: 'error' | 'warning'; readonly message: Text }[];
  readonly tables: readonly AnnexTable[];
}

/** Shows the entry of a dictionary by its key. */
export type ShowEntry = (dictionary: string, key: string) => string;

const same = (code: string) => text(code, code);
const amount = (value: string | null) => ({ amount: value });
const listed = (names: readonly string[]): Text | string => (names.length > 0 ? joined(names) : '—');
const warned = (message: Text) => ({ level: 'warning' as const, message });
const span = (from: string | null, to: string | null) => `${from ?? ''} — ${to ?? ''}`;

const headings = {
  code: text('编号', 'Number'),
  name: text('名称', 'Name'),
  span: text('起止时间', 'From and to'),
  domain: text('技术领域', 'Field'),
  source: text('技术来源', 'Source'),
  property: text('知识产权', 'Property'),
  budget: text('总预算（万元）', 'Budget (10k yuan)'),
  total: text('近三年总支出（万元）', 'Spent in three years (10k yuan)'),
  purpose: text('目的及组织实施方式', 'Purpose and organisation'),
  core: text('核心技术及创新点', 'Core technology and novelty'),
  results: text('阶段性成果', 'Results'),
  line: text('科目', 'Line'),
  sum: text('合计', 'Total'),
  step: text('项目', 'Item'),
  actual: text('实际发生额（元）', 'Spent (yuan)'),
  counted: text('计入额（元）', 'Counted (yuan)'),
  how: text('计算方法', 'How'),
  products: text('产品（服务）', 'Products'),
  conversions: text('成果转化', 'Conversions'),
  number: text('号码', 'Number of the record'),
  linked: text('关联', 'Linked to'),
  stage: text('阶段', 'Stage'),
  done: text('累计完成（万元）', 'Spent so far (10k yuan)'),
  remaining: text('剩余（万元）', 'Remaining (10k yuan)'),
  share: text('完成比例（%）', 'Share (%)'),
  expected: text('预期成果', 'Expected result'),
};

const words = {
  activities: text('企业研究开发活动情况（表四）', 'R&D activities (table four)'),
  structure: text('{year} 年研究开发费用结构明细（表五，万元）', 'R&D cost of {year} (table five, 10k yuan)'),
  test: text('{year} 年认定口径测算', 'Counted for the conditions in {year}'),
  relations: text('研发活动关联', 'Links of the R&D activities'),
  index: text('知识产权、产品、成果与标准', 'Property, products, achievements and standards'),
  developing: text('在研项目', 'Projects in progress'),
  bridge: text('口径差异表：高企与统计口径', 'Reconciliation: high-tech and statistics'),
  deduction: text('口径差异表：加计口径（限额调整前）', 'Reconciliation: super-deduction before its limits'),
  doesNotCount: text('{activities}（不计入）', '{activities} (does not count)'),
  withCodes: text('{name}（{codes}）', '{name} ({codes})'),
  standard: text('标准', 'Standard'),
};
const ofYear = (label: Text, year: string): Text =>
  text(label.zh.replace('{year}', year), label.en.replace('{year}', year));

/** A text of the form with its length, and that it is from the project where nobody wrote it. */
function formText({ value, from, length }: ProjectInfo['activities'][number]['purpose'], limit: number): Text {
  const [zh, en] = from === 'project' ? ['，取自项目立项', ', from the project'] : ['', ''];
  return text(`${value}（${length}/${limit}${zh}）`, `${value} (${length}/${limit}${en})`);
}

export function projectInfoView(info: ProjectInfo, show: ShowEntry): AnnexView {
  return {
    findings: info.findings.map(({ message }) => warned(message)),
    tables: [
      {
        title: words.activities,
        headings: [
          ...[headings.code, headings.name, headings.span, headings.domain, headings.source, headings.property],
          ...[headings.budget, headings.total, ...info.years.map(same)],
          ...[headings.purpose, headings.core, headings.results],
        ],
        rows: info.activities.map((each) => ({
          key: each.code,
          cells: [
            ...[
              each.code,
              fill(words.withCodes, { name: each.name, codes: joined(each.projectCodes) }),
              span(each.startTime, each.endTime),
            ],
            each.domain === null ? '—' : show('high_tech_product_domain', each.domain),
            each.source === null ? '—' : show('high_tech_product_source', each.source),
            ...[listed(each.properties), amount(each.totalBudget), amount(each.total), ...each.spending.map(amount)],
            ...[each.purpose, each.coreTechnology, each.results].map((of) => formText(of, info.limit)),
          ],
        })),
      },
    ],
  };
}

const strong = new Set<string>(['internal', 'entrusted', 'total']);

export function costDetailView(detail: ProjectCostDetail): AnnexView {
  const tables = detail.years.flatMap(
    ({ year, columns, total, recognised, ledgerTotal, bridge, deduction }): AnnexTable[] => [
      {
        title: ofYear(words.structure, year),
        headings: [headings.line, ...columns.map(({ code }) => same(code)), headings.sum],
        rows: (Object.keys(costLines) as CostLine[]).map((line) => ({
          key: line,
          strong: strong.has(line),
          cells: [costLines[line], ...columns.map(({ cells }) => amount(cells[line])), amount(total[line])],
        })),
      },
      {
        title: ofYear(words.test, year),
        headings: [headings.step, headings.actual, headings.counted, headings.how],
        rows: [
          ...recognised.steps.map(({ key, label, actual, counted, formula }) => ({
            key,
            cells: [label, amount(actual), amount(counted), formulaInWords(formula)],
          })),
          { key: 'total', strong: true, cells: [headings.sum, amount(ledgerTotal), amount(recognised.total), ''] },
          { key: 'bridge', cells: [words.bridge, amount(bridge), amount(null), ''] },
          { key: 'deduction', cells: [words.deduction, amount(deduction), amount(null), ''] },
        ],
      },
    ],
  );
  return { findings: detail.findings.map(warned), tables };
}

export function relationView(related: RelateActivities): AnnexView {
  return {
    findings: related.findings,
    tables: [
      {
        title: words.relations,
        headings: [headings.code, headings.name, headings.property, headings.products, headings.conversions],
        rows: related.rows.map((row) => ({
          key: row.code,
          cells: [row.code, row.name, listed(row.properties), listed(row.products), listed(row.conversions)],
        })),
      },
      {
        title: words.index,
        headings: [headings.code, headings.number, headings.name, headings.linked],
        rows: [
          ...related.properties.map(({ number, code, name }) => ({ key: number, cells: [number, code, name, ''] })),
          ...related.products.map(({ number, code, name, properties }) => ({
            key: `product ${number}`,
            cells: [number, code, name, listed(properties)],
          })),
          ...related.conversions.map(({ number, code, name, activities, counts }) => ({
            key: `conversion ${number}`,
            cells: [
              ...[number, code, name],
              counts ? listed(activities) : fill(words.doesNotCount, { activities: listed(activities) }),
            ],
          })),
          ...related.standards.map(({ number, code, name }) => ({
            key: `standard ${number}`,
            cells: [number, code, name, words.standard],
          })),
        ],
      },
    ],
  };
}

export function developingView({ projects, done }: ProjectDeveloping, show: ShowEntry): AnnexView {
  return {
    findings: [],
    tables: [
      {
        title: words.developing,
        headings: [
          ...[headings.code, headings.name, headings.stage, headings.span, headings.budget, headings.done],
          ...[headings.remaining, headings.share, headings.expected],
        ],
        rows: [
          ...projects.map((each) => ({
            key: each.id,
            cells: [
              ...[
                each.code,
                each.name,
                each.stage === null ? '—' : show('project_stage', each.stage),
                span(each.startTime, each.endTime),
              ],
              ...[amount(each.budget), amount(each.done), amount(each.remaining), each.share ?? '—'],
              each.expected.length > 0
                ? listed(each.expected.map((key) => show('project_achiev_type_1071', key)))
                : (each.expectedTarget ?? '—'),
            ],
          })),
          ...(projects.length > 0
            ? [
                {
                  key: 'total',
                  strong: true,
                  cells: [headings.sum, '', '', '', '', amount(done), '', '', ''],
                },
              ]
            : []),
        ],
      },
    ],
  };
}

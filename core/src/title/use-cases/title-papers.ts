import type { DocumentContent, DocumentPart, FormCell, FormRow, FormSheet } from '../../kernel';
import type { PrintedDocument, PrintedForm } from '../../records';
import { datedSheet } from '../../enterprise';
import { titleStates } from '../application/title-state';
import { partsOf, sheetOf } from '../application/form-table';
import type { PaperFacts } from '../application/paper-facts';
import type { Title } from '../application/title';
import type { FigureShown, TitleOverview } from './title-overview';

const units: Readonly<Record<FigureShown['unit'], string>> = { yuan: '元', people: '人', pieces: '件', percent: '%' };
const verdicts = { yes: '符合', no: '不符合', maybe: '待补数据' } as const;
const marks = { true: '符合', false: '不符合', null: '未填' } as const;
/** Our own summary, not a form of an authority. */
const OWN = '本表为本系统汇总，供录入主管部门平台时对照，不是官方表样；不向主管部门传输。';

/** The answers of a field of yes and no, and what else conditions show, in Chinese. */
const inWords = (value: string | null): string =>
  value === null ? '—' : value === 'true' ? '是' : value === 'false' ? '否' : grouped(value);

/** Long numbers with separators: `≥ 20,000,000`. */
const grouped = (words: string): string =>
  words.replace(/(?<![\d.,])\d{5,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','));

const shownValue = ({ value, overridden }: FigureShown): string => overridden?.value ?? value ?? '未填';

/** What is printed of a title: its overview, whose it is, and its official tables. */
export interface TitlePaper extends Pick<PaperFacts, 'enterpriseName' | 'tables'> {
  readonly title: Title;
  readonly overview: TitleOverview;
}

export const paperName = ({ title, overview }: TitlePaper): string => `${title.resource.label.zh}-${overview.year}`;

/** The whole of an application as a document. */
export function titleDocument(paper: TitlePaper): PrintedDocument {
  const { title, overview } = paper;
  const content: DocumentContent = {
    title: `${title.resource.label.zh}申请汇总（${overview.year}）`,
    subtitle: paper.enterpriseName || undefined,
    parts: [
      ...stateParts(overview),
      ...outdatedParts(overview),
      ...paper.tables.flatMap(partsOf),
      { kind: 'heading', text: '指标' },
      {
        kind: 'facts',
        facts: overview.figures.map((figure) => ({
          label: `${figure.label.zh}（${units[figure.unit]}）`,
          value: grouped(shownValue(figure)),
        })),
      },
      ...overrideParts(overview),
      { kind: 'heading', text: '条件与评分' },
      {
        kind: 'grid',
        headings: ['条件', '要求', '实际', '判断', '依据'],
        rows: [
          ...overview.conditions.map(({ label, ok, actual, required, basis, gap }) => [
            label.zh,
            inWords(required),
            inWords(actual),
            `${marks[`${ok}`]}${gap ? `（${gap.zh}）` : ''}`,
            `${basis.document} ${basis.article}`,
          ]),
          ...overview.parts.map(({ label, low, high, max, basis }) => [
            label.zh,
            `满分 ${max} 分`,
            low === high ? String(low) : `${low}–${high}`,
            '评分',
            `${basis.document} ${basis.article}`,
          ]),
        ],
      },
      { kind: 'paragraphs', paragraphs: [overview.conclusion.zh, ...overview.hints.map(({ zh }) => zh)] },
      { kind: 'heading', text: '材料' },
      { kind: 'list', items: slotLines(overview) },
      { kind: 'heading', text: '说明' },
      { kind: 'paragraphs', paragraphs: [OWN, ...overview.caveats.map(({ zh }) => zh)] },
      { kind: 'signatures', lines: ['法定代表人（签字）', '企业（盖章）'] },
    ],
  };
  return { name: `${paperName(paper)}.docx`, content };
}

function stateParts({ state, steps, validity, completeness }: TitleOverview): DocumentPart[] {
  const facts = [
    { label: '状态', value: state ? titleStates[state].zh : '未申请' },
    { label: '完整度', value: `${completeness}%` },
    ...(validity ? [{ label: '有效期', value: `${validity.from} 至 ${validity.to ?? '今'}`, wide: true }] : []),
    ...steps.map(({ action, by, time, opinion }) => ({
      label: stepNames[action],
      value: `${by} ${time}${opinion ? `：${opinion}` : ''}`,
      wide: true,
    })),
  ];
  return [{ kind: 'facts', facts }];
}

const stepNames = {
  submit: '提交',
  resubmit: '重新提交',
  pass: '通过',
  return: '退回',
  reject: '不予通过',
  revoke: '撤销',
} as const;

const outdatedParts = ({ outdated }: TitleOverview): DocumentPart[] =>
  outdated ? [{ kind: 'paragraphs', paragraphs: [outdated.zh] }] : [];

function overrideParts({ figures }: TitleOverview): DocumentPart[] {
  const rows = figures.flatMap(({ label, unit, value, overridden, difference }) =>
    overridden
      ? [
          [
            `${label.zh}（${units[unit]}）`,
            { amount: grouped(overridden.value) },
            { amount: value === null ? '无' : grouped(value) },
            { amount: difference ? grouped(difference) : '—' },
            overridden.reason,
          ],
        ]
      : [],
  );
  return rows.length > 0
    ? [
        { kind: 'heading', text: '调整的指标' },
        { kind: 'grid', headings: ['指标', '填报', '系统', '差异', '原因'], rows },
      ]
    : [];
}

/** Each slot of files with what it holds. */
export const slotLines = ({ slots }: TitleOverview): string[] =>
  slots.map(({ label, required, files }) => {
    const state = files.length > 0 ? `${files.length} 个文件` : required ? '缺少（必需）' : '无（可选）';
    return `${label.zh}：${state}`;
  });

/** The official tables, the figures with how each came about, and the conditions, as a workbook. */
export function titleWorkbook(paper: TitlePaper): PrintedForm {
  const { overview } = paper;
  const sheets = [
    ...paper.tables.map((table) => sheetOf(table, paper.enterpriseName, overview.year)),
    sheet(
      paper,
      '指标',
      [18, 10, 20, 20, 16, 40],
      ['指标', '单位', '填报数', '系统数', '差异', '来源或调整原因'],
      overview.figures.map(figureRow),
    ),
    sheet(
      paper,
      '条件',
      [44, 20, 20, 12, 34],
      ['条件', '要求', '实际', '判断', '依据'],
      [
        ...overview.conditions.map(({ label, required, actual, ok, basis }) =>
          row(label.zh, inWords(required), inWords(actual), marks[`${ok}`], `${basis.document} ${basis.article}`),
        ),
        ...overview.parts.map(({ label, max, low, high, basis }) =>
          row(
            label.zh,
            `满分 ${max}`,
            low === high ? String(low) : `${low}–${high}`,
            '评分',
            `${basis.document} ${basis.article}`,
          ),
        ),
        row('结论', '', '', verdicts[overview.outcome], overview.conclusion.zh),
      ],
    ),
  ];
  const notice = overview.outdated?.zh ?? null;
  return { name: paperName(paper), sheets: sheets.map((each) => datedSheet(each, notice)) };
}

function figureRow(figure: FigureShown): FormRow {
  const { label, unit, value, overridden, trace, difference } = figure;
  const amount = (of: string | null): FormCell => (of === null ? { text: '' } : { value: of });
  const why = overridden ? overridden.reason : (trace?.formula.zh ?? '未找到系统数据，须填报');
  return {
    cells: [
      { text: label.zh },
      { text: units[unit] },
      amount(overridden?.value ?? value),
      amount(value),
      amount(difference),
      { text: why },
    ],
  };
}

const row = (...texts: readonly string[]): FormRow => ({ cells: texts.map((text) => ({ text })) });

function sheet(
  paper: TitlePaper,
  name: string,
  widths: readonly number[],
  headings: readonly string[],
  body: readonly FormRow[],
): FormSheet {
  const { title, overview } = paper;
  return {
    name,
    title: `${title.resource.label.zh}${name}（${overview.year}）`,
    header: [{ left: `企业名称：${paper.enterpriseName}`, right: `年度：${overview.year}` }],
    columns: widths.map((width) => ({ width })),
    head: [headings.map((text) => ({ text }))],
    body,
    footer: [OWN, ...overview.caveats.map(({ zh }) => zh)],
    print: { paper: 'a4', landscape: true },
  };
}

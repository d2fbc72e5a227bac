import { refusedInput, text, type Text } from '../../kernel';
import { costCategories, costItems } from '../cost-items';

/** The lines of A107012《研发费用加计扣除优惠明细表》, 52-line form (2018 revision). */
export type LineNumber = number;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** A line as the key of a form's lines: `'1'` … `'52'`. */
export type LineKey = `${Exclude<Digit, 0>}` | `${1 | 2 | 3 | 4}${Digit}` | `5${0 | 1 | 2}`;

/** The lines of A107012 since the form of 2018. */
export const lineCount = 52;
export const lineNumbers: readonly LineNumber[] = /* @__PURE__ */ Array.from(
  { length: lineCount },
  (_, index) => index + 1,
);

const category = /* @__NO_SIDE_EFFECTS__ */ (
  line: number,
  ordinal: string,
  name: keyof typeof costCategories,
): [number, Text] => [line, text(`（${ordinal}）${costCategories[name].label.zh}`, costCategories[name].label.en)];

/** The lines that are not a cost item of their own. */
const named: readonly [LineNumber, Text][] = [
  [1, text('本年可享受研发费用加计扣除项目数量', 'Number of projects with super-deduction in the year')],
  [2, text('一、自主研发、合作研发、集中研发', 'I. Own, cooperative and centralised R&D')],
  category(3, '一', 'personnel'),
  category(7, '二', 'directInput'),
  category(16, '三', 'depreciation'),
  category(19, '四', 'amortisation'),
  category(23, '五', 'design'),
  category(28, '六', 'other'),
  [34, text('（七）经限额调整后的其他相关费用', 'Other related costs after the limit')],
  [35, text('二、委托研发', 'II. Entrusted R&D')],
  [36, text('（一）委托境内机构或个人进行研发活动所发生的费用', 'Paid to domestic organisations or individuals')],
  [37, text('（二）委托境外机构进行研发活动发生的费用', 'Paid to overseas organisations')],
  [
    38,
    text(
      '其中：允许加计扣除的委托境外机构进行研发活动发生的费用',
      'Of which: deductible part paid to overseas organisations',
    ),
  ],
  [39, text('（三）委托境外个人进行研发活动发生的费用', 'Paid to overseas individuals')],
  [40, text('三、年度研发费用小计', 'III. R&D cost of the year')],
  [41, text('（一）本年费用化金额', 'Expensed in the year')],
  [42, text('（二）本年资本化金额', 'Capitalised in the year')],
  [43, text('四、本年形成无形资产摊销额', 'IV. Amortisation of intangible assets formed in the year')],
  [44, text('五、以前年度形成无形资产本年摊销额', 'V. Amortisation in the year of intangible assets formed earlier')],
  [45, text('六、允许扣除的研发费用合计', 'VI. Deductible R&D cost')],
  [46, text('减：特殊收入部分', 'Less: special income')],
  [47, text('七、允许扣除的研发费用抵减特殊收入后的金额', 'VII. Deductible R&D cost after special income')],
  [
    48,
    text(
      '减：当年销售研发活动直接形成产品（包括组成部分）对应的材料部分',
      'Less: material of products formed by R&D and sold in the year',
    ),
  ],
  [
    49,
    text(
      '减：以前年度销售研发活动直接形成产品（包括组成部分）对应材料部分结转金额',
      'Less: such material carried forward from earlier years',
    ),
  ],
  [50, text('八、加计扣除比例（%）', 'VIII. Super-deduction rate (%)')],
  [51, text('九、本年研发费用加计扣除总额', 'IX. Super-deduction of the year')],
  [
    52,
    text(
      '十、销售研发活动直接形成产品（包括组成部分）对应材料部分结转以后年度扣减金额',
      'X. Such material carried forward to later years',
    ),
  ],
];

const NO_LINE = text('A107012没有此行', 'A107012 has no such line');

const names = /* @__PURE__ */ namesOfLines();

/** Items are numbered within their category on the form: line 33 is `5.差旅费、会议费`. */
function namesOfLines(): ReadonlyMap<LineNumber, Text> {
  const items = costItems
    .filter(({ category: name }) => name !== 'entrusted')
    .map(({ line, category: name, label }): [LineNumber, Text] => {
      const ordinal = line - costCategories[name].line;
      return [line, text(`${ordinal}.${label.zh}`, `${ordinal}. ${label.en}`)];
    });
  return new Map([...named, ...items]);
}

/**
 * The exact name of a line.
 * @throws DomainError `INVALID_INPUT` when the form has no such line
 */
/* @__NO_SIDE_EFFECTS__ */ export function lineName(line: LineNumber): Text {
  const name = names.get(line);
  if (!name) throw refusedInput('INVALID_INPUT', ['line'], line, NO_LINE);
  return name;
}

/** The name of A107012. */
export const formName = text('研发费用加计扣除优惠明细表', 'Detail form of the R&D super-deduction');

/** Unnumbered lines below 49 that only some years' forms have. */
export const unnumberedLines = {
  base: {
    key: 'L1',
    figure: 'base',
    from: 2022,
    to: 2023,
    name: text(
      '本年允许加计扣除的研发费用总额（47-48-49）',
      'R&D cost of the year that super-deduction is taken of (47-48-49)',
    ),
    short: text('本年总额', 'the year’s total'),
  },
  fourthQuarter: {
    key: 'L1.1',
    figure: 'baseQ4',
    from: 2022,
    to: 2022,
    name: text('其中：第四季度允许加计扣除的研发费用金额', 'Of which: of the fourth quarter'),
    short: text('第四季度金额', 'the fourth quarter'),
  },
  firstThreeQuarters: {
    key: 'L1.2',
    figure: 'baseQ1Q3',
    from: 2022,
    to: 2022,
    name: text('其中：前三季度允许加计扣除的研发费用金额', 'Of which: of the first three quarters'),
    short: text('前三季度金额', 'the first three quarters'),
  },
} as const;

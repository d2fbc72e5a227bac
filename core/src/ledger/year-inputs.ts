import { crud, defineResource, dictionary, integer, money, string, year, type MoneyField } from '../records';
import { text } from '../kernel';

export const quarters = ['0101', '0401', '0701', '1001'] as const;
export type Quarter = (typeof quarters)[number];

/** The four amounts typed per quarter, with the A107012 line each belongs to. docs/rules.md, Quarterly amounts */
export const quarterlyAmounts = {
  amortize: { line: '44', label: text('以前年度形成无形资产本年摊销额', 'Amortisation of assets formed earlier') },
  special: { line: '46', label: text('特殊收入', 'Special income') },
  material: { line: '48', label: text('当年销售产品对应的材料', 'Material of products sold this year') },
  carryoverAmount: { line: '49', label: text('以前年度结转金额', 'Carried over from earlier years') },
} as const;
export type QuarterlyAmount = keyof typeof quarterlyAmounts;
export type QuarterField = `${QuarterlyAmount}${Quarter}`;

export const quarterField = (amount: QuarterlyAmount, quarter: Quarter): QuarterField => `${amount}${quarter}`;

const quarterFields = Object.fromEntries(
  (Object.keys(quarterlyAmounts) as QuarterlyAmount[]).flatMap((amount) =>
    quarters.map((quarter, index) => {
      const { label } = quarterlyAmounts[amount];
      const labelOfQuarter = text(`${label.zh}（第${index + 1}季度）`, `${label.en} (Q${index + 1})`);
      return [quarterField(amount, quarter), money('yuan', { label: labelOfQuarter })] as const;
    }),
  ),
) as Record<QuarterField, MoneyField>;

/** The lines whose typed amounts replace what the registers make. docs/rules.md, Quarterly amounts */
export const overriddenLines = ['43', '44', '46', '48', '49'] as const;
export type OverriddenLine = (typeof overriddenLines)[number];

const reasonField = <L extends OverriddenLine>(line: L): `reason${L}` => `reason${line}`;
const reasonFields = Object.fromEntries(
  overriddenLines.map((line) => [
    reasonField(line),
    string({
      label: text(`第${line}行手工填报的原因`, `Reason for what is typed for line ${line}`),
      hint: text('与计算值不同时填写', 'Where it differs from the computed amount'),
      maxLength: 200,
    }),
  ]),
) as Record<`reason${OverriddenLine}`, ReturnType<typeof string>>;

export const FOURTH_QUARTER_METHOD = 'fourth_quarter_method';
/** The two ways of determining the fourth quarter of 2022. 公告2022年第28号 第二条 */
export const fourthQuarterMethods = {
  months: text('按比例计算（代码121）', 'By months of operation (code 121)'),
  actual: text('按实际发生金额计算（代码122）', 'By its actual amount (code 122)'),
} as const;

/** Everything that is typed, by field; `''` where nothing is. */
export type TypedInputs = Readonly<Record<TypedField, string>>;
type TypedField = 'line43' | QuarterField;
type StatedField = `reason${OverriddenLine}` | 'q4Method' | 'q4MonthsAfter' | 'q4Months' | 'q4Amount';

/** What is typed for a year. An amount that is left out stays as it was. */
export type YearInputs = { readonly year: string } & Partial<TypedInputs> & Partial<Record<StatedField, string>>;

/** Permission to enter the inputs of A107012. */
const TYPING = 'preferential_edit';

/** What is typed in by hand for a year's A107012: amounts instead of those of the registers, with their reasons. */
export const yearInputs = defineResource('blade-rdm/projectreportyear', {
  label: text('年度加计扣除填报', 'Year inputs of the super-deduction'),
  fields: {
    year: year({ label: text('年度', 'Year'), required: text('请选择年度', 'Choose the year') }),
    line43: money('yuan', { label: text('本年形成无形资产摊销额', 'Amortisation of assets formed this year') }),
    ...quarterFields,
    ...reasonFields,
    q4Method: dictionary(FOURTH_QUARTER_METHOD, {
      label: text('2022年第四季度计算方法', 'Method of the fourth quarter of 2022'),
    }),
    q4MonthsAfter: integer({ label: text('10月1日后经营月份数', 'Months operated from 1 October'), min: 0, max: 3 }),
    q4Months: integer({ label: text('实际经营月份数', 'Months operated'), min: 1, max: 12 }),
    q4Amount: money('yuan', { label: text('第四季度实际发生金额', 'Actual amount of the fourth quarter'), min: '0' }),
  },
  naturalKey: ['year'],
  title: 'year',
  search: ['year'],
  columns: ['year', 'line43'],
  detailBy: ['year'],
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'restore'],
  submitFinds: 'naturalKey',
  permissions: { ...crud('projectreportyear'), add: TYPING, edit: TYPING, remove: TYPING },
});

/** The fields that amounts are typed into. */
export const typedFields = [
  'line43',
  ...(Object.keys(quarterFields) as QuarterField[]),
] as const satisfies TypedField[];
/** What is stated beside them: reasons, and the fourth quarter of 2022. */
export const statedFields = Object.keys(yearInputs.fields).filter(
  (name): name is StatedField => name !== 'year' && !(typedFields as readonly string[]).includes(name),
);

import { crud, defineResource, money, year, type MoneyField } from '../records';
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

/** Everything that is typed, by field. */
export type TypedInputs = Readonly<Record<TypedField, string>>;
type TypedField = 'line43' | QuarterField;

/** What is typed for a year. An amount that is left out stays as it was. */
export type YearInputs = { readonly year: string } & Partial<TypedInputs>;

/** Permission to enter the inputs of A107012. */
const TYPING = 'preferential_edit';

/** What is typed in by hand for a year's A107012: line 43 and the four quarterly amounts. */
export const yearInputs = defineResource('blade-rdm/projectreportyear', {
  label: text('年度加计扣除填报', 'Year inputs of the super deduction'),
  fields: {
    year: year({ label: text('年度', 'Year'), required: text('请选择年度', 'Choose the year') }),
    line43: money('yuan', { label: text('本年形成无形资产摊销额', 'Amortisation of assets formed this year') }),
    ...quarterFields,
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
export const typedFields = Object.keys(yearInputs.fields).filter((name): name is TypedField => name !== 'year');

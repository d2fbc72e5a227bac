import { computed, crud, defineResource, money, string, year, type Draft } from '../records';
import { text, type Text } from '../kernel';
import { normaliseMoney, sum, tenThousandYuan } from '../kernel/money';
import { costCategories, type CostCategory } from '../tax';

/** The cost category (财税〔2015〕119号 and 委托研发) behind each field. */
export const yearExpenseCategories = {
  labor: 'personnel',
  directIn: 'directInput',
  depreciation: 'depreciation',
  amortize: 'amortisation',
  design: 'design',
  other: 'other',
  entrustDev: 'entrusted',
} as const satisfies Readonly<Record<string, CostCategory>>;

export type YearExpenseField = keyof typeof yearExpenseCategories;
export const yearExpenseFields = Object.keys(yearExpenseCategories) as readonly YearExpenseField[];

const labelOf = (name: YearExpenseField): Text => costCategories[yearExpenseCategories[name]].label;

/** In 万元; each is required and initially 0.00. */
const expense = (name: YearExpenseField) => {
  const { zh, en } = labelOf(name);
  const required = text(`请输入${zh}`, `Enter ${en.toLowerCase()}`);
  return money('tenThousandYuan', {
    label: labelOf(name),
    heading: `${zh}(万元)`,
    required,
    initial: () => '0.00',
  });
};

/** The sum of the seven in 万元; null if none is given. */
export function yearExpenseTotal(draft: Draft): string | null {
  const given = yearExpenseFields.map((name) => normaliseMoney(draft[name])).filter((amount) => amount !== '');
  return given.length ? sum(given.map(tenThousandYuan), 'tenThousandYuan').toString() : null;
}

/**
 * R&D expense of a year in 万元 by cost category (年度研发费用): one record for the enterprise, which names no
 * organisation, and one for each organisation of the breakdown.
 */
export const yearExpense = defineResource('blade-rdm/projectreportyearother', {
  label: text('年度研发费用', 'Year expense'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请选择年度', 'Choose the year'),
      initial: (today) => today.slice(0, 4),
    }),
    orgName: string({
      label: text('单位名称', 'Organisation'),
      hint: text('留空为本企业合计；分单位填报时写单位名称', 'Leave it empty for the enterprise as a whole'),
      maxLength: 100,
    }),
    labor: expense('labor'),
    directIn: expense('directIn'),
    depreciation: expense('depreciation'),
    amortize: expense('amortize'),
    design: expense('design'),
    other: expense('other'),
    entrustDev: expense('entrustDev'),
    total: computed('money', yearExpenseTotal, { label: text('合计(万元)', 'Total (10k yuan)') }),
  },
  naturalKey: ['year', 'orgName'],
  title: 'year',
  search: ['year', 'orgName'],
  searchAlways: ['year'],
  columns: ['year', 'orgName', 'total', ...yearExpenseFields],
  order: [{ field: 'year', descending: true }, { field: 'orgName' }],
  workbook: ['year', 'orgName', ...yearExpenseFields],
  detailBy: ['year'],
  withoutTotals: true,
  permissions: crud('projectreportyearother'),
});

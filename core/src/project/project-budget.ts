import { computed, crud, defineResource, money, string, type Draft } from '../records';
import { text } from '../kernel';
import { sum, tenThousandYuan } from '../kernel/money';
import { projectPart } from './project-part';

/** The cost categories of a budget; the names are those of the year expense. */
const categories = {
  labor: text('人员人工费用', 'Personnel'),
  directIn: text('直接投入费用', 'Direct input'),
  depreciation: text('折旧费用', 'Depreciation'),
  amortize: text('无形资产摊销', 'Amortisation'),
  design: text('新产品设计费等', 'Design'),
  other: text('其他相关费用', 'Other related costs'),
  entrustDev: text('委托研发费用', 'Entrusted R&D'),
};

export type BudgetCategory = keyof typeof categories;
export const budgetCategories = Object.keys(categories) as readonly BudgetCategory[];

const amountOf = (name: BudgetCategory) =>
  money('tenThousandYuan', { label: categories[name], min: '0', initial: () => '0.00' });

/** The sum of the categories in 万元, or null while none is given. */
export function budgetTotal(draft: Draft): string | null {
  const given = budgetCategories.flatMap((name) => (draft[name] ? [tenThousandYuan(String(draft[name]))] : []));
  return given.length ? sum(given, 'tenThousandYuan').toString() : null;
}

/** Budget of a project in 万元 by cost category (项目预算), one per project; its total is the project's budget. */
export const projectBudget = defineResource('blade-rdm/projectbudget', {
  label: text('项目预算', 'Project budget'),
  fields: {
    projectId: projectPart,
    labor: amountOf('labor'),
    directIn: amountOf('directIn'),
    depreciation: amountOf('depreciation'),
    amortize: amountOf('amortize'),
    design: amountOf('design'),
    other: amountOf('other'),
    entrustDev: amountOf('entrustDev'),
    total: computed('money', budgetTotal, { label: text('预算合计(万元)', 'Total budget (10k yuan)') }),
    remark: string({ label: text('预算说明', 'Notes'), maxLength: 500 }),
  },
  naturalKey: ['projectId'],
  title: 'projectId',
  submitFinds: 'naturalKey',
  search: ['projectId'],
  columns: ['projectYear', 'projectCode', 'projectName', ...budgetCategories, 'total'],
  permissions: crud('project'),
});

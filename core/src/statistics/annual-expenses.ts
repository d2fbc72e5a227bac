import { constant, dividedBy, plus, rounded, text, type Text, type Trace } from '../kernel';
import { sum, yuan } from '../kernel/money';
import { costItems, type CostItemCode } from '../tax';

/** Yearly cost of one project by item, in 元. */
export interface ProjectItems {
  readonly items: Readonly<Partial<Record<string, string>>>;
}

/** The cost items each expense code takes in. */
const itemsOfCode: Readonly<Record<string, readonly CostItemCode[]>> = {
  '8': ['1.1', '1.2', '1.3'],
  '9': ['2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8'],
  '10': ['3.1', '3.2'],
  '11': ['4.1', '4.2', '4.3'],
  '12': ['5.1', '5.2'],
  '13': ['5.3', '5.4'],
  '14': ['7.1', '7.2', '7.3'],
  '18': ['7.2'],
  '19': ['6.1', '6.2', '6.3', '6.4', '6.5'],
};

/** Codes whose sum is code 7, each already rounded to 千元. */
export const expenseCodes: readonly string[] = ['8', '9', '10', '11', '12', '13', '14', '19'];

/**
 * Codes 8 to 14, 18 and 19 from the cost of all projects, in 千元: summed in 元, then divided by 1000 and rounded
 * once. Entrusted R&D in full, not at 80 %.
 */
export function annualExpenses(projects: readonly ProjectItems[], labelOf: (code: string) => Text): Map<string, Trace> {
  return new Map(
    Object.entries(itemsOfCode).map(([code, items]) => {
      const inputs = items.map((item) => itemTrace(code, item, projects));
      const total = sum(inputs.map((input) => yuan(input.value)));
      const trace: Trace = {
        key: `amount${code}`,
        label: labelOf(code),
        value: total.in('thousandYuan').toString(),
        formula: text(`（${items.join(' + ')}）÷ 1000`, `(${items.join(' + ')}) ÷ 1000`),
        inputs,
        calculation: rounded(dividedBy(plus(...inputs.map((_, at) => at)), constant(1000))),
      };
      return [code, trace];
    }),
  );
}

function itemTrace(code: string, item: CostItemCode, projects: readonly ProjectItems[]): Trace {
  const total = sum(projects.map((project) => yuan(project.items[item] || '0')));
  return {
    key: `amount${code}/item:${item}`,
    label: costItems.find((each) => each.code === item)?.label ?? text(item, item),
    value: total.toString(),
    formula: text('全部项目本年合计（元）', 'All projects of the year together, in yuan'),
    inputs: [],
    deeper: `item:${item}`,
  };
}

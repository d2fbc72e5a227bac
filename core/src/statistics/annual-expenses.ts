import { constant, dividedBy, plus, rounded, text, type Text, type Trace } from '../kernel';
import { sum, yuan } from '../kernel/money';
import { furtherItemsOfCode, itemLabel, itemsOfCode } from './items-of-code';

/** Yearly cost of one project by item, in 元. */
export interface ProjectItems {
  readonly items: Readonly<Partial<Record<string, string>>>;
}

/**
 * Codes 8 to 14, 18 and 19 from the cost of all projects, in 千元: summed in 元, then divided by 1000 and rounded
 * once. Entrusted R&D in full, not at 80%. Further items count where the year has any. docs/rules.md, Three calibres
 */
export function annualExpenses(projects: readonly ProjectItems[], labelOf: (code: string) => Text): Map<string, Trace> {
  return new Map(
    Object.entries(itemsOfCode).map(([code, ofDeduction]) => {
      const further = furtherItemsOfCode(code).filter((item) =>
        projects.some(({ items }) => items[item] !== undefined),
      );
      const items: readonly string[] = [...ofDeduction, ...further];
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

function itemTrace(code: string, item: string, projects: readonly ProjectItems[]): Trace {
  const total = sum(projects.map((project) => yuan(project.items[item] || '0')));
  return {
    key: `amount${code}/item:${item}`,
    label: itemLabel(item) ?? text(item, item),
    value: total.toString(),
    formula: text('全部项目本年合计（元）', 'All projects of the year together, in yuan'),
    inputs: [],
    deeper: `item:${item}`,
  };
}

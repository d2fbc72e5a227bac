import { text } from '../../kernel';
import { sum, yuan } from '../../kernel/money';
import { costCategories, costItems, itemsOf, type CostItem } from '../cost-items';
import { fiveCategories, type ProjectCost, type SixCategory } from '../project-cost';
import { overLines, sumOfProjects } from './formula';
import type { LineNumber } from './line-names';
import { projectNote } from './project-note';
import type { LineRule } from './worksheet';

/** Lines 3 to 33: the six categories and their items. */
export function costLines(projects: readonly ProjectCost[]): [LineNumber, LineRule][] {
  const categories: SixCategory[] = [...fiveCategories, 'other'];
  return [
    ...costItems
      .filter(({ category }) => category !== 'entrusted')
      .map((item): [LineNumber, LineRule] => [item.line, itemLine(item, projects)]),
    ...categories.map((name): [LineNumber, LineRule] => [costCategories[name].line, categoryLine(name, projects)]),
  ];
}

function itemLine({ code, line }: CostItem, projects: readonly ProjectCost[]): LineRule {
  return ({ note }) => ({
    value: sum(
      projects.map((project) => {
        const amount = project.items[code] ?? yuan(0);
        if (!amount.isZero()) note(projectNote(line, project, amount, { deeper: `item:${project.id}:${code}` }));
        return amount;
      }),
    ).round(),
    formula: sumOfProjects,
  });
}

/** A category is its items, and what projects bring to it without items, as the 2021版 ledger does. */
function categoryLine(name: SixCategory, projects: readonly ProjectCost[]): LineRule {
  const { line } = costCategories[name];
  const items = itemsOf(name);
  const details = items.map((item) => item.line).sort((a, b) => a - b);
  return ({ take, note }) => {
    details.forEach(take);
    const withoutItems = projects.map((project) => {
      const itemised = sum(items.map(({ code }) => project.items[code] ?? yuan(0)));
      const rest = project.categories[name].minus(itemised);
      if (!rest.isZero()) note(projectNote(line, project, rest, { deeper: `category:${project.id}:${name}` }));
      return rest;
    });
    const expression = details.join('+');
    return {
      value: sum(projects.map((project) => project.categories[name])).round(),
      formula: withoutItems.every((rest) => rest.isZero())
        ? overLines(expression)
        : text(
            `第${expression}行，加各项目未分明细的金额`,
            `Lines ${expression}, plus amounts of projects that have no detail`,
          ),
    };
  };
}

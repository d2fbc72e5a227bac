import { named, plus, text, type Cell, type Expression } from '../../kernel';
import { costCategories, costItems, itemsOf } from '../cost-items';
import { entrustedItems, present, sixCategories, type Entrusted, type SixCategory } from '../project-cost';
import type { Formula } from './form';
import type { LineNumber } from './line-names';

const overProjects = text('各项目金额之和', 'Sum over the projects');
const withoutDetail = text('各项目未分明细的金额', 'amounts of projects that have no detail');

/** Lines 3 to 33, the six categories and their items; lines 36, 37 and 39, what was paid for entrusted R&D, 100%. */
export const costLines = /* @__PURE__ */ linesOfCost();

function linesOfCost(): ReadonlyMap<LineNumber, Formula> {
  return new Map([
    ...costItems
      .filter(({ category }) => category !== 'entrusted')
      .map((item): [LineNumber, Formula] => [
        item.line,
        ({ costs }) => sumOfProjects(costs.map((cost) => cost.item(item))),
      ]),
    ...sixCategories.map((name): [LineNumber, Formula] => [costCategories[name].line, categoryLine(name)]),
    ...(Object.keys(entrustedItems) as Entrusted[]).map((name): [LineNumber, Formula] => [
      entrustedItems[name].line,
      ({ costs }) => sumOfProjects(costs.map((cost) => cost.entrusted(name))),
    ]),
  ]);
}

function sumOfProjects(amounts: readonly (Cell | undefined)[]): Expression<Cell> {
  return named(plus(...present(amounts)), overProjects);
}

/** A category is its items plus the amounts of projects without items, as in the 2021版 ledger. */
function categoryLine(name: SixCategory): Formula {
  const details = itemsOf(name)
    .map(({ line }) => line)
    .sort((a, b) => a - b);
  return ({ costs, line }) => {
    const rest = present(costs.map((cost) => cost.withoutItems(name)));
    const items = details.map(line);
    return rest.length === 0 ? plus(...items) : plus(...items, named(plus(...rest), withoutDetail));
  };
}

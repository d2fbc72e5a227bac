import { text } from '../../../kernel';
import { costResources } from '../../cost-resources';
import { CostWarnings } from '../../cost-warning';
import { bookedUnder, entrustedCosts, isWithPersonAbroad, takenFromLatest, takenWhole } from '../entrusted-cost';
import type { ExclusionRule } from '../exclusion';

/** Cost entrusted to a person abroad that was booked as paid to a unit (财税〔2018〕64号 第六条). */
export const personAbroad: ExclusionRule = {
  name: 'personAbroad',
  find(records, input, restOf) {
    const warnings = new CostWarnings(costResources.contract);
    const proposed = entrustedCosts(records, input).flatMap((cost) => {
      const some = cost.contracts.filter(isWithPersonAbroad);
      const [first] = some;
      if (!first) return [];
      const others = cost.contracts.filter((each) => !some.includes(each));
      const { code } = cost.project;
      const numbers = some.map(({ contractNo }) => contractNo).join('、');
      warnings.add(
        'CONTRACT_PERSON_ABROAD',
        `${code} ${numbers}`,
        first.id,
        text(
          `项目 ${code} 的合同 ${numbers} 委托境外个人，其费用不得加计扣除，请归集到 7.3`,
          `Contract ${numbers} of project ${code} is with an individual abroad: its cost does not count and belongs to item 7.3`,
        ),
      );
      const why = {
        reason: 'personAbroad' as const,
        source: { resource: costResources.contract, id: first.id },
        note: text(
          `合同 ${numbers} 的受托方为境外个人`,
          `The entrusted party of contract ${numbers} is an individual abroad`,
        ),
      };
      return others.length === 0
        ? takenWhole(cost.records, why)
        : takenFromLatest(cost.records, bookedUnder(cost, some, others, input.year), restOf, why);
    });
    return { proposed, warnings: warnings.list() };
  },
};

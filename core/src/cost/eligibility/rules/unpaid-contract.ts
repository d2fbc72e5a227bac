import { text } from '../../../kernel';
import { formatMoney, sum, yuan } from '../../../kernel/money';
import { costResources } from '../../cost-resources';
import { CostWarnings } from '../../cost-warning';
import { entrustedCosts, isRegistered, isWithPersonAbroad, paidIn, takenFromLatest } from '../entrusted-cost';
import type { ExclusionRule } from '../exclusion';

/**
 * Entrusted cost counts with what was actually paid to the trustee (税总公告2017年第40号 七（五）): what is booked beyond the
 * payments of the year does not. A contract without any payment recorded is only warned of, as payments are not kept for it.
 */
export const unpaidContract: ExclusionRule = {
  name: 'unpaidContract',
  find(records, input, restOf) {
    const { year } = input;
    const warnings = new CostWarnings(costResources.contract);
    const proposed = entrustedCosts(records, input).flatMap((cost) => {
      const { code } = cost.project;
      const counting = cost.contracts.filter((each) => !isWithPersonAbroad(each) && isRegistered(each, year));
      const [first] = counting;
      if (!first) return [];
      const unknown = counting.filter(({ payments }) => payments.length === 0);
      for (const { contractNo, id } of unknown) {
        warnings.add(
          'CONTRACT_PAYMENT_UNKNOWN',
          `${code} ${contractNo}`,
          id,
          text(
            `项目 ${code} 的合同 ${contractNo} 没有登记付款，委托研发费用按已付款计算，请补充付款记录`,
            `No payment is recorded for contract ${contractNo} of project ${code}; its cost counts as paid, but record the payments`,
          ),
        );
      }
      if (unknown.length > 0) return [];
      const booked = sum(cost.records.map((record) => yuan(restOf(record))));
      const paid = paidIn(counting, year).max(yuan(0));
      const over = booked.minus(paid);
      if (over.compare(yuan(0)) <= 0) return [];
      const [bookedText, paidText] = [booked, paid].map((each) => formatMoney(each.toString()));
      warnings.add(
        'CONTRACT_UNPAID',
        code,
        first.id,
        text(
          `项目 ${code} 的委托研发费用 ${bookedText} 元超过本年已付款 ${paidText} 元，未付款部分不予加计`,
          `Entrusted cost of project ${code}, ${bookedText} yuan, exceeds the ${paidText} yuan paid in the year; the rest does not count`,
        ),
      );
      return takenFromLatest(cost.records, over, restOf, {
        reason: 'unpaid',
        source: { resource: costResources.contract, id: first.id },
        note: text(
          `归集 ${bookedText} 元，本年已付款 ${paidText} 元`,
          `${bookedText} yuan collected, ${paidText} yuan paid in the year`,
        ),
      });
    });
    return { proposed, warnings: warnings.list() };
  },
};

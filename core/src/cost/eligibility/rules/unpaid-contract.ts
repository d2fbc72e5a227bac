import { text, type Text } from '../../../kernel';
import { formatMoney, sum, yuan } from '../../../kernel/money';
import { costResources } from '../../cost-resources';
import { CostWarnings } from '../../cost-warning';
import { entrustedCosts, isRegistered, isWithPersonAbroad, paidIn, takenFromLatest } from '../entrusted-cost';
import type { ExclusionRule } from '../exclusion';
import { carriedPayments } from '../prepayments';
import type { EarlierEntrusted } from '../earlier-entrusted';

/**
 * Entrusted cost counts with what was actually paid to the trustee (税总公告2017年第40号 七（五）): what is booked beyond the
 * payments of the year and what is left of earlier ones does not. A contract without any payment recorded is only warned of, as payments are not kept for it.
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
      const others = cost.contracts.filter((each) => !counting.includes(each) && !isWithPersonAbroad(each));
      const paidBy = { code, items: cost.items, counting, others };
      const carried = carriedPayments(paidBy, input.earlierEntrusted ?? NOT_COLLECTED, year);
      const paid = paidIn(counting, year).plus(carried.amount).max(zero);
      const over = booked.minus(paid);
      if (over.compare(zero) <= 0) return [];
      const [bookedText, paidText] = [booked, paid].map((each) => formatMoney(each.toString()));
      if (carried.unknown.compare(zero) > 0) {
        warnings.add('CONTRACT_PREPAID_UNKNOWN', code, first.id, prepaidUnknown(code, carried.unknown.toString()));
      }
      const ofEarlier = carried.amount.isZero() ? text('', '') : includingEarlier(carried.amount.toString());
      warnings.add(
        'CONTRACT_UNPAID',
        code,
        first.id,
        text(
          `项目 ${code} 的委托研发费用 ${bookedText} 元超过本年已付款 ${paidText} 元${ofEarlier.zh}，未付款部分不予加计`,
          `Entrusted cost of project ${code}, ${bookedText} yuan, exceeds the ${paidText} yuan paid in the year${ofEarlier.en}; the rest does not count`,
        ),
      );
      return takenFromLatest(cost.records, over, restOf, {
        reason: 'unpaid',
        source: { resource: costResources.contract, id: first.id },
        note: text(
          `归集 ${bookedText} 元，本年已付款 ${paidText} 元${ofEarlier.zh}`,
          `${bookedText} yuan collected, ${paidText} yuan paid in the year${ofEarlier.en}`,
        ),
      });
    });
    return { proposed, warnings: warnings.list() };
  },
};

const zero = yuan(0);
const NOT_COLLECTED: EarlierEntrusted = { from: null, booked: [] };

function includingEarlier(amount: string): Text {
  const shown = formatMoney(amount);
  return text(`（含以前年度付款结余 ${shown} 元）`, ` (with ${shown} yuan left of what was paid in earlier years)`);
}

const prepaidUnknown = (code: string, amount: string): Text =>
  text(
    `项目 ${code} 的合同以前年度已付款 ${formatMoney(amount)} 元，付款年度的费用未在系统中归集，无法判断是否已用于加计，未计入本年已付款，请先重算付款年度`,
    `${formatMoney(amount)} yuan were paid under the contracts of project ${code} in earlier years whose cost was never collected here; it is not known whether they were used, so they are left out: recompute those years first`,
  );

import { text, type Text } from '../../../kernel';
import { monthOf } from '../../../kernel/calendar';
import { formatMoney, yuan } from '../../../kernel/money';
import { grantAdjust, grantDeadline, isCoveredYear, type GrantTreatment } from '../../../tax';
import { costResources } from '../../cost-resources';
import { CostWarnings } from '../../cost-warning';
import type { CostRecord } from '../../allocate-year';
import { dividedSpending, type DividedSpending } from '../../divided-spending';
import { grantStanding } from '../../grant-standing';
import type { GrantRow, GrantSpendingRow } from '../../registers';
import type { EligibilityInput, ExclusionRule, ProposedExclusion } from '../exclusion';
import { recordKey } from '../record-key';

/** Cost paid out of government grants that were not taxed (税总公告2015年第97号 二（五）, 税总公告2017年第40号 七（一）). */
export const grantSpent: ExclusionRule = {
  name: 'grantSpent',
  find(records, input) {
    const warnings = new CostWarnings(costResources.grant);
    const byKey = new Map(records.map((record) => [recordKey(record), record]));
    const proposed: ProposedExclusion[] = [];
    for (const grant of [...input.grants].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      const spending = input.grantSpending
        .filter(({ grantId }) => grantId === grant.id)
        .sort((a, b) => (a.date + a.id < b.date + b.id ? -1 : 1));
      warnOf(grant, spending, input.year, warnings);
      const ofYear = spending.filter(({ date }) => date.startsWith(`${input.year}-`));
      const { rows, undivided } = dividedSpending(ofYear, input.grantShares);
      for (const { of, sum } of undivided)
        warnings.add('GRANT_SHARES', `${grant.documentNo} ${of.date}`, of.id, notDivided(grant, of, sum));
      for (const spent of rows) {
        const record = byKey.get(recordKey({ ...spent, month: monthOf(spent.date) }));
        if (!record)
          warnings.add('GRANT_WITHOUT_COST', `${grant.documentNo} ${spent.date}`, spent.id, noCost(grant, spent));
        else proposed.push(...excluded(grant, spent, record, input));
      }
    }
    return { proposed, warnings: warnings.list() };
  },
};

type Spent = DividedSpending<GrantSpendingRow>;

function excluded(
  grant: GrantRow,
  spent: Spent,
  record: CostRecord,
  { year, enterpriseKinds }: EligibilityInput,
): ProposedExclusion[] {
  const treatment = treatmentOf(grant, spent, record);
  // Without law for the year there is no deduction that it could be taken from.
  if (!isCoveredYear(year) || yuan(record.amount).compare(yuan(0)) <= 0) return [];
  const { eligible } = grantAdjust({
    rdExpense: record.amount,
    grantSpentOnRd: spent.amount,
    treatment,
    year,
    enterpriseKinds,
  });
  const amount = yuan(record.amount).minus(yuan(eligible));
  if (amount.isZero()) return [];
  return [
    {
      record,
      amount: amount.toString(),
      reason: treatment === 'nonTaxable' ? 'nonTaxableIncome' : 'grantSetOff',
      source: { resource: costResources.grantSpending, id: spent.id },
      note: noteOf(grant, spent),
    },
  ];
}

function noteOf({ documentNo }: GrantRow, { date, share, amount }: Spent): Text {
  const shown = formatMoney(amount);
  const [zh, en] = share === null ? ['', ''] : [`按 ${share}% 分配的`, ` (${share}% of what was spent in common)`];
  return text(
    `政府补助 ${documentNo} 于 ${date} ${zh}支出 ${shown} 元`,
    `Grant ${documentNo}: ${shown} yuan${en} spent on ${date}`,
  );
}

/**
 * Money spent after the 60 months is taxable income by then, so its cost counts. A grant that was set off against the
 * cost already reduced what vouchers book; cost from registers is still whole.
 */
function treatmentOf(grant: GrantRow, spent: Spent, record: CostRecord): GrantTreatment {
  if (grant.treatment === 'nonTaxable') return spent.date > grantDeadline(grant.receivedOn) ? 'taxable' : 'nonTaxable';
  if (grant.treatment === 'net' && grant.taxedInReturn !== YES && record.origin === 'allocation')
    return 'netMethodUnadjusted';
  return 'taxable';
}

/** 是 of the dictionary `yes_no`. */
const YES = '2';

function warnOf(grant: GrantRow, spending: readonly GrantSpendingRow[], year: number, warnings: CostWarnings): void {
  const warn = (code: Parameters<CostWarnings['add']>[0], message: Text) =>
    warnings.add(code, grant.documentNo, grant.id, message);
  const { left, deadline, leftAtDeadline } = grantStanding(grant, spending);
  if (left.startsWith('-')) {
    const excess = formatMoney(left.slice(1));
    warn(
      'GRANT_OVERSPENT',
      text(
        `政府补助 ${grant.documentNo} 的支出与缴回超过到账金额 ${excess} 元，请核对`,
        `Spending and repayment of grant ${grant.documentNo} exceed what was received by ${excess} yuan; check them`,
      ),
    );
  }
  if (deadline === null || leftAtDeadline === null) return;
  const ticked = [grant.hasDocument, grant.hasMeasures, grant.isSeparate].every((each) => each === YES);
  if (!ticked) {
    warn(
      'GRANT_CONDITIONS',
      text(
        `政府补助 ${grant.documentNo} 按不征税收入处理，但财税〔2011〕70号第一条的三项条件没有全部确认`,
        `Grant ${grant.documentNo} is treated as non-taxable, but not all three conditions of 财税〔2011〕70号 are confirmed`,
      ),
    );
  }
  if (deadline <= `${year}-12-31` && yuan(leftAtDeadline).compare(yuan(0)) > 0) {
    const amount = formatMoney(leftAtDeadline);
    warn(
      'GRANT_EXPIRED',
      text(
        `政府补助 ${grant.documentNo} 至 ${deadline} 满60个月仍有 ${amount} 元未支出，应计入第六年应税收入，此后用其支出的费用可以加计`,
        `Grant ${grant.documentNo} has ${amount} yuan unspent after 60 months on ${deadline}: taxable income of the sixth year; cost paid out of it later counts`,
      ),
    );
  }
}

function noCost(grant: GrantRow, { date, item, amount }: Spent): Text {
  return text(
    `政府补助 ${grant.documentNo} 于 ${date} 在费用项目 ${item} 的支出 ${formatMoney(amount)} 元没有对应的归集费用，未作调整`,
    `The ${formatMoney(amount)} yuan of grant ${grant.documentNo} spent on ${date} on item ${item} find no collected cost; nothing was adjusted`,
  );
}

function notDivided({ documentNo }: GrantRow, { date, amount }: GrantSpendingRow, sum: string): Text {
  return text(
    `政府补助 ${documentNo} 于 ${date} 未指定项目的支出 ${formatMoney(amount)} 元未分配：该年度各项目分配比例合计 ${sum}%，应为 100%；未作调整，请更正政府补助分配或指定项目`,
    `The ${formatMoney(amount)} yuan of grant ${documentNo} spent on ${date} without a project were not divided: its shares of the year make ${sum}%, not 100%; nothing was adjusted, correct the shares or name the project`,
  );
}

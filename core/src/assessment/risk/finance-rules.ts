import { costRecord } from '../../cost';
import { grouped, text } from '../../kernel';
import { monthOf } from '../../kernel/calendar';
import { formatMoney, sum, yuan } from '../../kernel/money';
import { projectReport } from '../../ledger';
import { costCategories, costItems } from '../../tax';
import { bookedCost } from './booked-cost';
import { riskRule, rowsOf, type RiskRule } from './risk-rule';
import type { RiskYear } from './risk-year';
import { voucherRules } from './voucher-rules';

const otherCost = text(
  '财税〔2015〕119号 一(一)6；税总公告2021年第28号 三',
  'Caishui [2015] 119, 1(1)6; STA Announcement 28 of 2021, 3',
);
const ledgerColumns = text('税总公告2021年第28号 附件1', 'STA Announcement 28 of 2021, annex 1');

/** Rules about vouchers, and about amounts of the accounts and of the tax law. */
export const financeRules: readonly RiskRule[] = [
  ...voucherRules,
  riskRule({
    code: 'finance.otherCostOverLimit',
    level: 'warning',
    label: text('其他相关费用超过限额', 'Other related cost above the limit'),
    basis: otherCost,
    find: otherCostOverLimit,
  }),
  riskRule({
    code: 'finance.taxAboveBook',
    level: 'warning',
    label: text('归集金额大于账面金额', 'Amount collected above the amount booked'),
    basis: ledgerColumns,
    find: taxAboveBook,
  }),
];

function otherCostOverLimit(year: RiskYear) {
  const { lines } = year.deduction;
  const [spent, allowed] = [yuan(lines['28'] || '0'), yuan(lines['34'] || '0')];
  if (spent.compare(allowed) <= 0) return [];
  const [shown, most, over] = [spent, allowed, spent.minus(allowed)].map((each) => formatMoney(each.toString()));
  const message = text(
    `${year.year} 年其他相关费用 ${shown} 元，限额内只能扣除 ${most} 元，超出的 ${over} 元不得加计扣除，请核对费用归类`,
    `${year.year}: of ${shown} yuan of other related cost only ${most} yuan are within the limit; ${over} yuan do not count; check how the cost is classified`,
  );
  const withOther = year.reports.filter(({ other }) => !yuan(other || '0').isZero());
  return [{ message, rows: rowsOf(projectReport, withOther) }];
}

const categoryOf = new Map(costItems.map(({ code, category }) => [code, category]));

/**
 * Column 6 of a ledger must not exceed column 5. Compared by kind of cost over the year, because a month's cost may be
 * booked in the next one, and up to the last booked month, as amortisation is collected for the whole year at once.
 */
function taxAboveBook(year: RiskYear) {
  const booked = grouped(bookedCost(year), ({ item }) => categoryOf.get(item)!);
  const lastBooked = bookedCost(year).reduce((last, { entry }) => (entry.date > last ? entry.date : last), '');
  const collected = grouped(year.costRecords, ({ item, month }) =>
    month <= lastBooked ? (categoryOf.get(item) ?? null) : null,
  );
  return Object.entries(costCategories).flatMap(([category, { label }]) => {
    const records = collected.get(category) ?? [];
    const counted = sum(records.map(({ amount }) => yuan(amount)));
    const inBooks = sum((booked.get(category) ?? []).map(({ debited, credited }) => debited.minus(credited)));
    if (counted.compare(inBooks) <= 0) return [];
    const [one, other] = [counted, inBooks].map((each) => formatMoney(each.toString()));
    const until = monthOf(lastBooked);
    const message = text(
      `截至 ${until} ${label.zh} 归集 ${one} 元，大于账面 ${other} 元，请核对台账、凭证和科目对应；固定资产加速折旧的除外`,
      `By ${until} ${label.en}: ${one} yuan collected exceed ${other} yuan booked; check registers, vouchers and the matching of accounts, accelerated depreciation apart`,
    );
    return [{ message, rows: rowsOf(costRecord, records) }];
  });
}

import { hasRegister } from '../../cost';
import { subjectStandings } from '../../finance';
import { grouped, listed, quotable, text } from '../../kernel';
import { monthOf } from '../../kernel/calendar';
import { addUp, formatMoney } from '../../kernel/money';
import { bookedCost, entryRows, voucherNamed } from './booked-cost';
import { riskRule, type RiskRule } from './risk-rule';
import type { RiskEntry, RiskYear } from './risk-year';

const bookkeeping = text('《会计基础工作规范》', 'Rules of basic accounting work');
const ledgersByProject = text('财税〔2015〕119号 三', 'Caishui [2015] 119, 3');

/** Minimum number of bills for a meaningful share of round amounts. */
const FEWEST_BILLS = 10;

/** Rules about journal vouchers and their accounts. */
export const voucherRules: readonly RiskRule[] = [
  riskRule({
    code: 'finance.unbalanced',
    level: 'error',
    label: text('凭证借贷不平衡', 'Debit and credit of a voucher differ'),
    basis: bookkeeping,
    find: unbalanced,
  }),
  riskRule({
    code: 'finance.oneSided',
    level: 'warning',
    label: text('凭证只有一方分录', 'Vouchers with one side only'),
    basis: bookkeeping,
    find: oneSided,
  }),
  riskRule({
    code: 'finance.unmatchedSubject',
    level: 'error',
    label: text('研发科目没有科目对应', 'R&D accounts that nobody has matched'),
    basis: ledgersByProject,
    find: unmatchedSubject,
  }),
  riskRule({
    code: 'finance.sharedVoucher',
    level: 'warning',
    label: text('同一凭证记入多个项目', 'One voucher in several projects'),
    basis: ledgersByProject,
    find: sharedVoucher,
  }),
  riskRule({
    code: 'finance.roundAmounts',
    level: 'warning',
    label: text('整千元金额占比超过 30%', 'More than 30% of the bills in round thousands'),
    find: roundAmounts,
  }),
];

interface Voucher {
  readonly named: string;
  readonly entries: readonly RiskEntry[];
  readonly debit: string;
  readonly credit: string;
}

function vouchersOf(year: RiskYear): Voucher[] {
  return [...grouped(year.entries, voucherNamed)].map(([named, entries]) => ({
    ...{ named, entries },
    debit: addUp(entries.map(({ debitAmount }) => debitAmount || '0')),
    credit: addUp(entries.map(({ creditAmount }) => creditAmount || '0')),
  }));
}

const NOTHING = '0.00';

function unbalanced(year: RiskYear) {
  return vouchersOf(year).flatMap(({ named, entries, debit, credit }) => {
    if (debit === credit || debit === NOTHING || credit === NOTHING) return [];
    const [one, other] = [formatMoney(debit), formatMoney(credit)];
    const message = text(
      `凭证 ${named} 借方 ${one} 与贷方 ${other} 不相等，请更正分录`,
      `Voucher ${named}: debit ${one} is not credit ${other}; correct its entries`,
    );
    return [{ message, rows: entryRows(entries) }];
  });
}

/** One finding a month, because every voucher is one-sided if only R&D accounts were imported. */
function oneSided(year: RiskYear) {
  const single = vouchersOf(year).filter(
    ({ debit, credit }) => debit !== credit && (debit === NOTHING || credit === NOTHING),
  );
  return [...grouped(single, ({ entries }) => monthOf(entries[0]!.date))].map(([month, vouchers]) => ({
    message: text(
      `${month} 有 ${vouchers.length} 张凭证只有借方或贷方分录，无法核对平衡，请补录对方分录`,
      `${month}: ${vouchers.length} vouchers have only debits or only credits and cannot be balanced; enter the other side`,
    ),
    rows: vouchers.flatMap(({ entries }) => entryRows(entries)),
  }));
}

function unmatchedSubject(year: RiskYear) {
  const standings = subjectStandings(year.entries, year.matches).filter(
    ({ costItem, proposal }) => costItem === null && proposal?.by !== 'notRd',
  );
  const entries = grouped(year.entries, ({ subjectCode }) => subjectCode);
  return standings.map(({ subjectCode, subjectName, debitAmount }) => {
    const named = `${quotable(subjectCode)} ${quotable(subjectName)}`;
    const booked = formatMoney(debitAmount);
    const message = text(
      `科目 ${named} 借方 ${booked} 元没有设置科目对应，未参与归集，请设置`,
      `Account ${named} with ${booked} yuan debited is not matched to a cost item and left out; match it`,
    );
    return { message, rows: entryRows(entries.get(subjectCode) ?? []) };
  });
}

/** Only for items taken from vouchers: where cost is allocated by hours, the hours are the evidence. */
function sharedVoucher(year: RiskYear) {
  const codes = new Map(year.projects.map(({ id, code }) => [id, code]));
  const fromVouchers = new Set(
    year.costRecords.filter(({ origin }) => origin === 'voucher').map(({ projectId, item }) => `${projectId} ${item}`),
  );
  const counted = bookedCost(year).filter(
    ({ entry, item }) => entry.projectId && (!hasRegister(item) || fromVouchers.has(`${entry.projectId} ${item}`)),
  );
  return [...grouped(counted, ({ entry }) => voucherNamed(entry))].flatMap(([named, booked]) => {
    const projects = new Set(booked.map(({ entry }) => entry.projectId!));
    if (projects.size < 2) return [];
    const shown = listed([...projects].map((id) => codes.get(id) ?? id));
    const message = text(
      `凭证 ${named} 的费用记入了 ${projects.size} 个项目（${shown.zh}），请确认没有重复归集并留存分配依据`,
      `Voucher ${named} books cost of ${projects.size} projects (${shown.en}); make sure that nothing counts twice and keep the basis of the split`,
    );
    return [{ message, rows: entryRows(booked.map(({ entry }) => entry)) }];
  });
}

function roundAmounts(year: RiskYear) {
  const bills = bookedCost(year).filter(({ debited }) => !debited.isZero());
  const round = bills.filter(({ debited }) => debited.toString().endsWith('000.00'));
  if (bills.length < FEWEST_BILLS || round.length * 10 <= bills.length * 3) return [];
  const message = text(
    `${year.year} 年 ${bills.length} 笔研发费用分录中有 ${round.length} 笔为整千元，超过 30%，请核对是否按实际发生额入账`,
    `${year.year}: ${round.length} of ${bills.length} entries of R&D cost are in round thousands, more than 30%; check that they were booked as incurred`,
  );
  return [{ message, rows: entryRows(round.map(({ entry }) => entry)) }];
}

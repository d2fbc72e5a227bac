import { costRecord } from '../../cost';
import { text } from '../../kernel';
import { formatMoney, sum, yuan, type Amount } from '../../kernel/money';
import { projectReport } from '../../ledger';
import { accountsShow } from './booked-cost';
import { riskRule, rowsOf, type RiskRule } from './risk-rule';
import type { RiskYear } from './risk-year';

/** Rules about lines of A107012 that do not follow from what is recorded. */
export const formRules: readonly RiskRule[] = [
  riskRule({
    code: 'year.amortisedWithoutProject',
    level: 'warning',
    label: text('有第43行摊销额而没有已结束的资本化项目', 'Line 43 without a capitalised project that has ended'),
    basis: text(
      '企业所得税法实施条例 第九十五条；A107012 填报说明',
      'Regulation on the Enterprise Income Tax Law, 95; notes to A107012',
    ),
    find: amortisedWithoutProject,
  }),
  riskRule({
    code: 'year.carriedForwardDiffers',
    level: 'error',
    label: text('第49行与上年第52行不一致', 'Line 49 is not line 52 of the year before'),
    basis: text(
      '税总公告2017年第40号 第二条第（二）项；A107012 填报说明',
      'STA Announcement 40 of 2017, 2(2); notes to A107012',
    ),
    find: carriedForwardDiffers,
  }),
  riskRule({
    code: 'year.accountsDiffer',
    level: 'warning',
    label: text(
      'A107012 第40行与账面研发支出（A104000）不一致',
      'Line 40 of A107012 differs from the R&D cost of the accounts (A104000)',
    ),
    basis: text('A104000《期间费用明细表》；A107012 填报说明', 'A104000; notes to A107012'),
    find: accountsDiffer,
  }),
  riskRule({
    code: 'year.personAbroad',
    level: 'warning',
    label: text('委托境外个人的研发费用', 'R&D cost paid to individuals abroad'),
    basis: text('财税〔2018〕64号 第六条', 'Caishui [2018] 64, 6'),
    find: personAbroad,
  }),
];

const zero = yuan('0');
const shown = (amount: Amount<'yuan'>) => formatMoney(amount.toString());
const line = ({ deduction }: RiskYear, number: string) => yuan(deduction.lines[number] || '0');

function amortisedWithoutProject(year: RiskYear) {
  const [formed, ended] = [line(year, '43'), line(year, '42')];
  if (formed.isZero() || !ended.isZero()) return [];
  const message = text(
    `${year.year} 年第43行为 ${shown(formed)} 元，但当年没有已结束的资本化项目（第42行为 0），请核对项目完成情况与自研形成无形资产`,
    `${year.year}: line 43 is ${shown(formed)} yuan but no capitalised project ended (line 42 is 0); check the projects and the intangibles they formed`,
  );
  return [{ message, rows: rowsOf(projectReport, year.reports) }];
}

function carriedForwardDiffers(year: RiskYear) {
  const stated = year.deduction.lineInputs?.find((each) => each.line === '49');
  if (!stated || yuan(stated.difference).isZero()) return [];
  const [value, computed] = [formatMoney(stated.value), formatMoney(stated.computed)];
  const message = text(
    `${year.year} 年第49行填报 ${value} 元，上年第52行结转 ${computed} 元，请核对后更正或写明原因`,
    `${year.year}: line 49 is ${value} yuan, but line 52 of the year before carries ${computed} yuan forward; correct it or state the reason`,
  );
  return [{ message, rows: rowsOf(projectReport, year.reports) }];
}

/** The way from the accounts to line 40, so that the difference can be explained figure by figure. */
function accountsDiffer(year: RiskYear) {
  const booked = accountsShow(year);
  const form = line(year, '40');
  // The rule of an empty form speaks of a line that is 0.
  if (booked.compare(zero) <= 0 || form.isZero() || booked.compare(form) === 0) return [];
  const collected = sum(year.costRecords.map(({ amount }) => yuan(amount)));
  const excluded = sum(year.costRecords.map((each) => yuan(each.excluded ?? '0')));
  const parts = {
    uncollected: booked.minus(collected),
    excluded,
    byForm: collected.minus(excluded).minus(form),
  };
  const [all, not, adjusted, limited] = [booked.minus(form), parts.uncollected, parts.excluded, parts.byForm].map(
    shown,
  );
  const message = text(
    `${year.year} 年账面研发支出 ${shown(booked)} 元，第40行 ${shown(form)} 元，差异 ${all} 元：未归集或台账与凭证之差 ${not} 元，税务调整 ${adjusted} 元，限额、委托80%与资本化结转 ${limited} 元，请核对并留存说明`,
    `${year.year}: ${shown(booked)} yuan of R&D cost in the accounts, ${shown(form)} on line 40, a difference of ${all}: ${not} not collected or between registers and vouchers, ${adjusted} of tax adjustments, ${limited} of limits, the 80% of entrusted R&D and capitalised cost; check it and keep the explanation`,
  );
  return [{ message, rows: rowsOf(projectReport, year.reports) }];
}

function personAbroad(year: RiskYear) {
  const own = year.costRecords.filter(({ item, amount }) => item === '7.3' && !yuan(amount).isZero());
  if (own.length === 0) return [];
  const total = shown(sum(own.map(({ amount }) => yuan(amount))));
  const message = text(
    `${year.year} 年归集委托境外个人研发费用 ${total} 元，不得加计扣除，请核对受托方是否为机构`,
    `${year.year}: ${total} yuan paid to individuals abroad for R&D never count; check whether the entrusted party is an organisation`,
  );
  return [{ message, rows: rowsOf(costRecord, own) }];
}

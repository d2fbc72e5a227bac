import Big from 'big.js';
import { text } from '../../kernel';
import { formatMoney, sum, yuan } from '../../kernel/money';
import { projectReport } from '../../ledger';
import { annualFigures } from '../../statistics';
import { rdShareRequired } from '../high-tech/rd-share-bands';
import { percentText, ratioOf, reaches } from '../ratio';
import { accountsShow } from './booked-cost';
import { revenueOf } from './revenue';
import { riskRule, rowsOf, type RiskRule } from './risk-rule';
import type { RiskYear } from './risk-year';
import { storedCost } from './stored-cost';

/** Rules about the forms of the year as a whole. */
export const yearRules: readonly RiskRule[] = [
  riskRule({
    code: 'year.deductionEmpty',
    level: 'error',
    label: text('账面有研发费用而 A107012 第 40 行为 0', 'Accounts show R&D cost but line 40 of A107012 is 0'),
    basis: text(
      '广东省税务局《家电制造业研发费用加计扣除政策执行指引》4.4.2',
      'Guide of the Guangdong Tax Service to the super-deduction, 4.4.2',
    ),
    find: deductionEmpty,
  }),
  riskRule({
    code: 'year.statisticsDiffer',
    level: 'error',
    label: text('107-2 表代码 7 与辅助账不一致', 'Code 7 of form 107-2 differs from the ledgers'),
    basis: text('《企业研究开发活动及相关情况》（107-2 表）代码 7', 'Form 107-2, code 7'),
    find: statisticsDiffer,
  }),
  riskRule({
    code: 'year.rdShareBelowBand',
    level: 'warning',
    label: text('研发费用占比低于高新技术企业标准', 'R&D share below what a high-tech enterprise needs'),
    basis: text('国科发火〔2016〕32号 第十一条第（五）项', 'Guokefahuo [2016] 32, article 11(5)'),
    find: rdShareBelowBand,
  }),
];

/** Form 107-2 rounds each of its eight kinds of cost to 0.01 千元; this is the largest total rounding error. */
const ROUNDING = yuan(8 * 5);

const ledgersOf = (year: RiskYear) => sum(year.reports.map(({ total }) => yuan(total || '0')));

function deductionEmpty(year: RiskYear) {
  const booked = accountsShow(year);
  if (!yuan(year.deduction.lines['40'] || '0').isZero() || booked.compare(yuan(0)) <= 0) return [];
  const shown = formatMoney(booked.toString());
  const message = text(
    `${year.year} 年账面研发支出 ${shown} 元，A107012 第 40 行却为 0，请重新归集并核对项目和科目对应`,
    `${year.year}: the accounts show ${shown} yuan of R&D cost but line 40 of A107012 is 0; collect the cost again and check projects and accounts`,
  );
  return [{ message, rows: rowsOf(projectReport, year.reports) }];
}

/** The statistics take the whole cost, ledgers what of it is deductible. */
function statisticsDiffer(year: RiskYear) {
  const { amounts } = annualFigures({ projects: storedCost(year), persons: [], taxRatio: '0%' });
  const stated = yuan(amounts.amount7 ?? '0').times(1000);
  const ledgers = ledgersOf(year);
  const excluded = sum(year.costRecords.map((cost) => yuan(cost.excluded || '0')));
  const difference = stated.minus(ledgers).minus(excluded);
  if (difference.max(difference.negate()).compare(ROUNDING) <= 0) return [];
  const [one, other, left] = [stated, ledgers, excluded].map((each) => formatMoney(each.toString()));
  const besides = excluded.isZero()
    ? text('', '')
    : text(`，另有不予加计 ${left} 元`, `, besides ${left} yuan that does not count for the deduction`);
  const message = text(
    `${year.year} 年 107-2 表代码 7 为 ${one} 元，辅助账合计为 ${other} 元${besides.zh}，差异超出取整误差，请重新归集后再填报`,
    `${year.year}: code 7 of form 107-2 is ${one} yuan and the ledgers come to ${other} yuan${besides.en}, more than rounding explains; collect the cost again before filing`,
  );
  return [{ message, rows: rowsOf(projectReport, year.reports) }];
}

/** Checks one year, whereas the law adds up three; sales are known only if the revenue accounts were imported. */
function rdShareBelowBand(year: RiskYear) {
  const sales = new Big(revenueOf(year).amount.toExact());
  if (sales.lte(0) || year.projects.length === 0) return [];
  const spent = new Big(sum(year.costRecords.map(({ amount }) => yuan(amount))).toExact());
  const percent = rdShareRequired(sales);
  const ratio = ratioOf(spent, sales)!;
  if (reaches(ratio, percent)) return [];
  const [cost, sold] = [spent, sales].map((each) => formatMoney(each.toFixed(2)));
  const message = text(
    `${year.year} 年研发费用 ${cost} 元占销售收入 ${sold} 元的 ${percentText(ratio)}，低于 ${percent}%，影响高新技术企业认定（按近三年合计），请核对归集是否完整`,
    `${year.year}: R&D cost of ${cost} yuan is ${percentText(ratio)} of sales of ${sold} yuan, below the ${percent}% a high-tech enterprise needs over three years; check that all cost is collected`,
  );
  return [{ message, rows: rowsOf(projectReport, year.reports) }];
}

import Big from 'big.js';
import { costRecord, personnelSalary } from '../../cost';
import { grouped, text } from '../../kernel';
import { formatMoney, sum, yuan } from '../../kernel/money';
import { percentText, ratioOf } from '../ratio';
import { riskRule, rowsOf, type RiskRule } from './risk-rule';
import type { RiskYear } from './risk-year';
import { nameOf, worked } from './working-people';

/** Fewer say nothing about what is usual. */
const LEAST_PEOPLE = 5;
const LEAST_PROJECTS = 4;
/** Pay of a month is odd from this many times the median on. */
const PAY_TIMES = 3;
/** A share of material is odd from this many percentage points above the median on. */
const MATERIAL_POINTS = 40;

/** Rules that compare figures with those of the others, as no law says how high they may be. */
export const outlierRules: readonly RiskRule[] = [
  riskRule({
    code: 'person.payOutlier',
    level: 'warning',
    label: text('研发人员月均薪酬明显高于其他人', 'Pay far above that of the others in R&D'),
    find: payOutlier,
  }),
  riskRule({
    code: 'project.materialOutlier',
    level: 'warning',
    label: text('项目材料占比明显高于其他项目', 'A share of material far above that of the other projects'),
    find: materialOutlier,
  }),
];

function payOutlier(year: RiskYear) {
  const inRd = worked(year);
  const paid = [...grouped(year.salaries, ({ personnelId }) => personnelId)].flatMap(([id, rows]) => {
    const person = year.people.find((each) => each.id === id);
    if (!person || !inRd.has(id)) return [];
    const total = sum(
      rows.flatMap(({ wages, socialInsurance }) => [wages, socialInsurance].map((each) => yuan(each ?? '0'))),
    );
    const months = new Set(rows.map(({ month }) => month)).size;
    return [{ person, rows, monthly: new Big(total.toExact()).div(months) }];
  });
  const usual = median(paid.map(({ monthly }) => monthly));
  if (paid.length < LEAST_PEOPLE || usual.lte(0)) return [];
  return paid
    .filter(({ monthly }) => monthly.gt(usual.times(PAY_TIMES)))
    .map(({ person, rows, monthly }) => {
      const [own, others] = [monthly, usual].map((each) => formatMoney(each.toFixed(2)));
      return {
        message: text(
          `${nameOf(person).zh}月均薪酬 ${own} 元，为研发人员中位数 ${others} 元的 ${PAY_TIMES} 倍以上，请核对是否含年终奖以外的非研发薪酬`,
          `${nameOf(person).en}: ${own} yuan a month, more than ${PAY_TIMES} times the median of ${others}; check whether it holds pay for other work`,
        ),
        rows: rowsOf(personnelSalary, rows),
      };
    });
}

function materialOutlier(year: RiskYear) {
  const projects = [...grouped(year.costRecords, ({ projectId }) => projectId)].flatMap(([id, rows]) => {
    const project = year.projects.find((each) => each.id === id);
    const whole = new Big(sum(rows.map(({ amount }) => yuan(amount))).toExact());
    if (!project || whole.lte(0)) return [];
    const material = rows.filter(({ item }) => item === '2.1');
    const part = new Big(sum(material.map(({ amount }) => yuan(amount))).toExact());
    return [{ project, material, ratio: ratioOf(part, whole)!, share: part.times(100).div(whole) }];
  });
  if (projects.length < LEAST_PROJECTS) return [];
  const usual = median(projects.map(({ share }) => share));
  return projects
    .filter(({ share }) => share.minus(usual).gte(MATERIAL_POINTS))
    .map(({ project: { code, name }, material, ratio }) => ({
      message: text(
        `项目 ${code} ${name} 的材料费占研发费用 ${percentText(ratio)}，各项目中位数为 ${usual.toFixed(2)}%，请核对领料是否用于研发`,
        `Project ${code} ${name}: material is ${percentText(ratio)} of its cost, the median of the projects ${usual.toFixed(2)}%; check that it was used for R&D`,
      ),
      rows: rowsOf(costRecord, material),
    }));
}

/** The middle of some figures; 0 of none. */
function median(figures: readonly Big[]): Big {
  const sorted = [...figures].sort((one, other) => one.cmp(other));
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low && high ? low.plus(high).div(2) : new Big(0);
}

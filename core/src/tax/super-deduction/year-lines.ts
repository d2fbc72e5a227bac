import { text } from '../../kernel';
import { yuan, type Amount } from '../../kernel/money';
import { given, type GivenAmount } from '../amount-given';
import { deductionRate } from '../deduction-rate';
import { inForce } from '../law/dated';
import type { ProjectCost } from '../project-cost';
import { capitalisedLine } from './capitalised-line';
import { enteredByHand, overLines } from './formula';
import { splitQuarters } from './fourth-quarter';
import type { SuperDeductionInput } from './input';
import { capOverseas, domesticCounted, entrustedLine, limitOf, otherCostLine } from './limited-lines';
import { unnumberedLines, type LineNumber } from './line-names';
import type { LineRule, Working } from './worksheet';

const zero = yuan(0);
const entered =
  (amount: GivenAmount): LineRule =>
  () => ({ value: given(amount).round(), formula: enteredByHand });

/** 47 − 48 − 49, before it is known whether it is the base or what is carried forward. */
const net = ({ take }: Pick<Working, 'take'>) => take(47).minus(take(48)).minus(take(49));

/** Lines 1, 2 and 34 to 52. */
export function yearLines(input: SuperDeductionInput, projects: readonly ProjectCost[]): [LineNumber, LineRule][] {
  const { year } = input;
  const limit = limitOf(year, projects);
  return [
    [1, () => countLine(projects)],
    [
      2,
      ({ take }) => ({
        value: [3, 7, 16, 19, 23, 34].map(take).reduce((before, each) => before.plus(each)),
        formula: overLines('3+7+16+19+23+34'),
      }),
    ],
    [34, otherCostLine(projects, limit)],
    [35, ({ take }) => ({ value: take(36).plus(take(37)).plus(take(39)), formula: overLines('36+37+39') })],
    [36, entrustedLine(36, 'entrustDomestic', '7.1', projects)],
    [37, entrustedLine(37, 'entrustOverseasOrg', '7.2', projects)],
    [
      38,
      ({ take }) => {
        const [line37, line2, line36] = [take(37), take(2), take(36)];
        return {
          value: yuan(capOverseas(year, line2, line36, line37).allowed),
          formula: overLines('min(37×80%, (2+36×80%)×2/3)'),
        };
      },
    ],
    [39, entrustedLine(39, 'entrustOverseasPerson', '7.3', projects)],
    [
      40,
      ({ take }) => ({
        value: take(2)
          .plus(domesticCounted(take(36)))
          .plus(take(38)),
        formula: overLines('2+36×80%+38'),
      }),
    ],
    [41, ({ take }) => ({ value: take(40).minus(take(42)), formula: overLines('40−42') })],
    [42, capitalisedLine(projects, limit)],
    [43, entered(input.line43)],
    [44, entered(input.line44)],
    [45, ({ take }) => ({ value: take(41).plus(take(43)).plus(take(44)), formula: overLines('41+43+44') })],
    [46, entered(input.line46)],
    [
      47,
      ({ take }) => ({
        value: take(45).minus(take(46)).max(zero),
        formula: text('第45−46行，不足时为0', 'Lines 45−46, not below 0'),
      }),
    ],
    [48, entered(input.line48)],
    [49, entered(input.line49)],
    [50, () => rateLine(input)],
    [51, (working) => deductionLine(input, working)],
    [
      52,
      (working) => ({
        value: net(working).negate().max(zero),
        formula: text('第47−48−49行≥0时为0，否则为其绝对值', 'Lines 47−48−49: 0 when ≥ 0, else its absolute value'),
      }),
    ],
  ];
}

function countLine(projects: readonly ProjectCost[]) {
  return {
    value: yuan(projects.length),
    shown: String(projects.length),
    formula: text('费用化项目与当年结束的资本化项目的数量', 'Expensed projects and capitalised projects that ended'),
  };
}

function rateLine({ year, enterpriseKinds }: SuperDeductionInput) {
  return {
    value: yuan(deductionRate({ year, enterpriseKinds }).expensed).times(100),
    formula: text('按年度和企业类型适用的比例', 'Rate of the year and the kind of enterprise'),
  };
}

function deductionLine(input: SuperDeductionInput, working: Working) {
  const base = net(working).max(zero);
  const percent = working.take(50);
  const split = splitQuarters(input, base);

  const figure = (
    { key, name, ...dated }: (typeof unnumberedLines)[keyof typeof unnumberedLines],
    amount: Amount<'yuan'>,
  ) => {
    if (inForce([dated], input.year).length === 0) return;
    working.note({
      key: `line${key}`,
      label: name,
      value: amount.toString(),
      formula: overLines('47−48−49'),
      inputs: [],
    });
  };
  figure(unnumberedLines.base, base);
  if (!split) {
    return {
      value: base.times(percent.toExact()).dividedBy(100).round(),
      formula: text('第(47−48−49)×50行，负数时为0', 'Lines (47−48−49)×50; 0 if negative'),
    };
  }
  figure(unnumberedLines.fourthQuarter, split.baseQ4);
  figure(unnumberedLines.firstThreeQuarters, split.baseQ1Q3);
  return {
    value: split.baseQ4.times(split.rateQ4).plus(split.baseQ1Q3.times(percent.toExact()).dividedBy(100)).round(),
    formula: text(
      `第四季度金额×${yuan(split.rateQ4).times(100).toExact()}%+前三季度金额×第50行`,
      `Fourth quarter × ${yuan(split.rateQ4).times(100).toExact()}% + first three quarters × line 50`,
    ),
  };
}

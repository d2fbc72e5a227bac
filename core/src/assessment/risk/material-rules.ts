import Big from 'big.js';
import { material } from '../../cost';
import { grouped, listed, nameWithCode, text } from '../../kernel';
import { formatMoney, normaliseMoney, yuan } from '../../kernel/money';
import { project } from '../../project';
import { riskRule, rowsOf, type RiskRule } from './risk-rule';
import type { RiskYear } from './risk-year';
import { revenueOf } from './revenue';
import { storedCost } from './stored-cost';

const consumedMaterial = text('财税〔2015〕119号 一(一)2', 'Caishui [2015] 119, 1(1)2');
const soldProducts = text('税总公告2017年第40号 二(二)', 'STA Announcement 40 of 2017, 2(2)');

type Slip = RiskYear['materials'][number];

/** Rules about material. */
export const materialRules: readonly RiskRule[] = [
  riskRule({
    code: 'material.returnWithoutIssue',
    level: 'error',
    label: text('退回数量大于领用数量', 'More returned than issued'),
    basis: consumedMaterial,
    find: returnWithoutIssue,
  }),
  riskRule({
    code: 'material.issueAfterEnd',
    level: 'error',
    label: text('项目结束后领用材料', 'Issued after the end of the project'),
    basis: consumedMaterial,
    find: issueAfterEnd,
  }),
  riskRule({
    code: 'material.soldWithoutDeduction',
    level: 'warning',
    label: text('研发形成产品销售而未扣减材料费用', 'R&D products sold without taking off their material'),
    basis: soldProducts,
    find: soldWithoutDeduction,
  }),
];

/** By project and material in order of date; on the same day issues come before returns. */
function returnWithoutIssue(year: RiskYear) {
  const codes = new Map(year.projects.map(({ id, code }) => [id, code]));
  const kinds = grouped(year.materials, ({ projectId, materialCode }) => `${projectId} ${materialCode}`);
  return [...kinds.values()].flatMap((slips) => {
    const over = firstOverReturn(slips);
    if (!over) return [];
    const { date, materialCode, materialName, projectId } = over;
    const of = nameWithCode(materialName, materialCode);
    const code = codes.get(projectId) ?? projectId;
    const message = text(
      `项目 ${code} 的材料 ${of.zh} 截至 ${date} 退回多于领用，请补录领用单或更正退回单`,
      `Project ${code}: by ${date} more of ${of.en} was returned than issued; enter the issue or correct the return`,
    );
    return [
      {
        message,
        rows: rowsOf(
          material,
          slips.filter(({ direction }) => direction === 'return'),
        ),
      },
    ];
  });
}

function firstOverReturn(slips: readonly Slip[]): Slip | null {
  const isReturn = ({ direction }: Slip) => direction === 'return';
  const inOrder = slips.toSorted((a, b) =>
    a.date === b.date ? Number(isReturn(a)) - Number(isReturn(b)) : a.date < b.date ? -1 : 1,
  );
  let left = new Big(0);
  for (const slip of inOrder) {
    left = isReturn(slip) ? left.minus(slip.qty) : left.plus(slip.qty);
    if (isReturn(slip) && left.lt(0)) return slip;
  }
  return null;
}

function issueAfterEnd(year: RiskYear) {
  const projects = new Map(year.projects.map((each) => [each.id, each]));
  const late = year.materials.filter(({ projectId, date, direction }) => {
    const end = projects.get(projectId)?.endTime as string | null | undefined;
    return direction === 'issue' && end && date > end;
  });
  return [...grouped(late, ({ projectId }) => projectId)].map(([id, slips]) => {
    const { code, endTime } = projects.get(id)!;
    const bills = new Set(slips.map(({ billNo }) => billNo));
    const shown = listed([...bills], 3);
    const message = text(
      `项目 ${code} 已于 ${endTime} 结束，之后仍有 ${bills.size} 张领料单（${shown.zh}），请更正项目或日期`,
      `Project ${code} ended on ${endTime}; ${bills.size} slips issue material after that (${shown.en}); correct project or date`,
    );
    return { message, rows: rowsOf(material, slips) };
  });
}

/** Sales are taken from revenue booked on a project, or from 新产品销售收入 (code 36) of form 107-2. */
function soldWithoutDeduction(year: RiskYear) {
  const used = storedCost(year).filter(({ items }) => items['2.1'] !== undefined);
  const deducted = yuan(year.deduction.lines['48'] || '0');
  if (used.length === 0 || !deducted.isZero()) return [];
  const projects = new Set(used.map(({ projectId }) => projectId));
  const { entries, amount } = revenueOf(year, ({ projectId }) => projectId !== null && projects.has(projectId));
  const stated = yuan(normaliseMoney(year.statistics.amount36) || '0');
  const sold = amount.compare(yuan(0)) > 0;
  if (!sold && stated.compare(yuan(0)) <= 0) return [];
  const shown = sold ? formatMoney(amount.toString()) : formatMoney(stated.times(1000).toString());
  const message = text(
    `${year.year} 年有研发形成产品的销售收入 ${shown} 元，A107012 第 48 行却为 0，请填报对应的材料费用或确认产品不是研发直接形成的`,
    `${year.year}: R&D products were sold for ${shown} yuan but line 48 of A107012 is 0; enter their material or confirm that they did not come of R&D`,
  );
  const own = sold
    ? []
    : rowsOf(
        project,
        used.map(({ projectId }) => ({ id: projectId })),
      );
  return [{ message, rows: [...entries.map(({ id, resource }) => ({ id, resource })), ...own] }];
}

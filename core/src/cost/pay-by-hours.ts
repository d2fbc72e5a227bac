import { text } from '../kernel';
import { formatMoney } from '../kernel/money';
import type { CostItemCode } from '../tax';
import { costResources } from './cost-resources';
import type { PartRule } from './explained-part';
import { figureLabels } from './figure-labels';

/** What a person is paid, by the column of the register, with the item it is cost of. */
export const payKinds = {
  wages: { item: '1.1', label: text('工资薪金', 'Wages') },
  socialInsurance: { item: '1.2', label: text('五险一金', 'Social insurance') },
  labour: { item: '1.3', label: text('劳务费用', 'Labour service fees') },
  welfare: { item: '6.5', label: text('福利费', 'Welfare') },
} as const satisfies Record<string, { item: CostItemCode; label: unknown }>;

export type PayKind = keyof typeof payKinds;

/**
 * A share of a month's pay by hours. Values: kind of pay, pay of the month in 元, hours on the project, all hours, the
 * row of the hours on the project, and that of the attendance or null.
 */
export const payByHours: PartRule = {
  name: 'payByHours',
  explain([kind, total, hours, whole, workTime, attendance]) {
    const { label } = payKinds[kind as PayKind];
    const shown = formatMoney(total!);
    const { workTime: hoursOf, attendance: attendanceOf } = costResources;
    return {
      formula: text(
        `当月${label.zh} ${shown} × 研发工时 ${hours} ÷ 合计工时 ${whole}`,
        `${label.en} of the month ${shown} × R&D hours ${hours} ÷ all hours ${whole}`,
      ),
      figures: [
        { label, value: total! },
        { label: figureLabels.rdHours, value: hours!, source: { resource: hoursOf, id: workTime! } },
        {
          ...{ label: figureLabels.allHours, value: whole! },
          ...(attendance && { source: { resource: attendanceOf, id: attendance } }),
        },
      ],
    };
  },
};

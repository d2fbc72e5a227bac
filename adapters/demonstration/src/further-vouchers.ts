import type { Month } from '@rdm/core/calendar';
import { yuan } from '@rdm/core/money';
import { padded } from './period';
import { runsIn, type Project } from './projects';
import { seededRandom } from './seeded-random';
import { furtherSubjects, otherSubjects } from './subjects';
import type { Voucher } from './voucher';

const bills = [
  {
    subject: furtherSubjects.communication,
    summary: '研发部门通讯费',
    fen: [18000, 62000],
    credit: otherSubjects.bank,
  },
  {
    subject: furtherSubjects.building,
    summary: '试验楼折旧',
    fen: [310000, 580000],
    credit: otherSubjects.depreciation,
  },
] as const;

/** Monthly vouchers of R&D cost that the super-deduction does not have, of expensed projects developed by themselves. */
export function furtherVouchers(projects: readonly Project[], months: readonly Month[]): Voucher[] {
  return months.flatMap((month) =>
    projects
      .filter((project) => runsIn(project, month))
      .filter(({ plan }) => plan.devForm === 'zzyf' && plan.expenditureType === 'expensed')
      .flatMap((project) =>
        bills.map(({ subject, summary, fen: [least, most], credit }): Voucher => {
          const random = seededRandom(`further ${month} ${project.code} ${subject.code}`);
          return {
            date: `${month}-${padded(random.integer(24, 27), 2)}`,
            summary: `${project.code} ${summary}`,
            debits: [{ subject, amount: yuan(random.integer(least, most)).dividedBy(100).toString(), project }],
            creditTo: credit,
            department: null,
          };
        }),
      ),
  );
}

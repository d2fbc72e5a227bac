import type { Month } from '@rdm/core/calendar';
import { yuan } from '@rdm/core/money';
import { padded, shortYear, type Period } from './period';
import { runsIn, type Project } from './projects';
import { seededRandom } from './seeded-random';
import { otherSubjects } from './subjects';
import { voucherNoOf, type Voucher, type VoucherRows } from './voucher';

/** MM-dd on which what the trials of new processes left is sold. */
const days = ['03-22', '09-20'] as const;

const ITEM = '工艺试验废料及残次试件';
const BUYER = '江临再生资源有限公司';

interface Sale {
  readonly date: string;
  readonly project: Project;
  /** 元 without tax. */
  readonly amount: string;
  readonly invoiceNo: string;
}

function salesOf(projects: readonly Project[], months: readonly Month[], { year }: Period): Sale[] {
  return days.flatMap((day) => {
    const month = months.find((each) => each.endsWith(`-${day.slice(0, 2)}`));
    const project = projects.find((each) => each.plan.type === 'newProcess' && month && runsIn(each, month));
    if (!month || !project) return [];
    const random = seededRandom(`special income ${month}`);
    const amount = yuan(random.integer(320000, 960000)).dividedBy(100).toString();
    const invoiceNo = `${shortYear(year)}32200000${padded(random.integer(0, 99_999_999), 10)}`;
    return [{ date: `${year}-${day}`, project, amount, invoiceNo }];
  });
}

const summaryOf = ({ date, project }: Sale) => `${project.code} 出售${ITEM}（${Number(date.slice(5, 7))}月）`;

/** The vouchers of what is sold, with output tax. */
export function specialIncomeVouchers(
  projects: readonly Project[],
  months: readonly Month[],
  period: Period,
): Voucher[] {
  return salesOf(projects, months, period).map((sale) => {
    const tax = yuan(sale.amount).times(13).dividedBy(100).round().toString();
    return {
      date: sale.date,
      summary: summaryOf(sale),
      debits: [{ subject: otherSubjects.bank, amount: yuan(sale.amount).plus(yuan(tax)).toString(), project: null }],
      credits: [{ subject: otherSubjects.outputTax, amount: tax, project: null }],
      creditTo: otherSubjects.otherIncome,
      department: null,
    };
  });
}

/** Rows of 特殊收入, each with the number of its voucher. */
export function specialIncomeRows(
  projects: readonly Project[],
  months: readonly Month[],
  period: Period,
  vouchers: VoucherRows,
) {
  return salesOf(projects, months, period).map((sale) => ({
    date: sale.date,
    projectId: sale.project.code,
    itemName: ITEM,
    buyer: BUYER,
    amount: sale.amount,
    voucherNo: voucherNoOf(vouchers, summaryOf(sale)),
    invoiceNo: sale.invoiceNo,
    remark: null,
  }));
}

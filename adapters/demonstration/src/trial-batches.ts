import { monthOf, type Month } from '@rdm/core/calendar';
import { sum, yuan } from '@rdm/core/money';
import type { MaterialRows } from './materials';
import { shortYear, type Period } from './period';
import type { Project } from './projects';
import { otherSubjects } from './subjects';
import { voucherNoOf, type Voucher, type VoucherRows } from './voucher';

/** What the first project of a year makes on trial, by the names of its plan. */
const products = ['主轴热误差补偿单元', '静压转台', '微型谐波减速器'] as const;

const QUANTITY = 10;
const SOLD = 8;
/** 元 for a piece, without tax. */
const PRICE = '12800.00';
/** Percent of the material that the second project of the year bears, whose process is tried on the parts. */
const SHARE = '25';

interface Batch {
  readonly batchNo: string;
  readonly productName: string;
  readonly madeOn: string;
  readonly soldOn: string;
  readonly isSold: boolean;
  readonly owner: Project;
  readonly sharer: Project;
}

/** The batch made in February and sold in April; none before. */
function batchesOf(projects: readonly Project[], months: readonly Month[], { year }: Period): Batch[] {
  const [owner, sharer] = projects.filter(({ startTime }) => startTime.startsWith(`${year}-`));
  const [madeOn, soldOn] = [`${year}-02-26`, `${year}-04-16`] as const;
  if (!owner || !sharer || !months.includes(monthOf(madeOn))) return [];
  const productName = products[(year % 3) as 0 | 1 | 2];
  const isSold = months.includes(monthOf(soldOn));
  return [{ batchNo: `SZ${shortYear(year)}001`, productName, madeOn, soldOn, isSold, owner, sharer }];
}

const summaryOf = ({ batchNo, productName }: Batch) => `销售试制产品${productName}（${batchNo}）`;
const revenue = yuan(PRICE).times(SOLD).toString();

/** The voucher of the sale, with output tax. */
export function trialSaleVouchers(projects: readonly Project[], months: readonly Month[], period: Period): Voucher[] {
  return batchesOf(projects, months, period)
    .filter(({ isSold }) => isSold)
    .map((batch) => {
      const tax = yuan(revenue).times(13).dividedBy(100).round().toString();
      return {
        date: batch.soldOn,
        summary: summaryOf(batch),
        debits: [{ subject: otherSubjects.bank, amount: yuan(revenue).plus(yuan(tax)).toString(), project: null }],
        credits: [{ subject: otherSubjects.outputTax, amount: tax, project: null }],
        creditTo: otherSubjects.sales,
        department: null,
      };
    });
}

/** Rows of 试制批次: its material is half of what was issued to its project until then. */
export function trialBatchRows(
  projects: readonly Project[],
  months: readonly Month[],
  period: Period,
  materials: MaterialRows,
  vouchers: VoucherRows,
) {
  return batchesOf(projects, months, period).map((batch) => {
    const issued = materials.filter(
      ({ projectId, date, direction }) =>
        projectId === batch.owner.code && date <= batch.madeOn && direction === 'issue',
    );
    const sale = { date: batch.soldOn, soldQuantity: String(SOLD), saleAmount: revenue, buyer: '江临精工装备有限公司' };
    return {
      batchNo: batch.batchNo,
      madeOn: batch.madeOn,
      projectId: batch.owner.code,
      productName: batch.productName,
      quantity: String(QUANTITY),
      unit: '台',
      materialCost: sum(issued.map(({ amount }) => yuan(amount)))
        .dividedBy(2)
        .round()
        .toString(),
      testResult: '合格',
      disposition: batch.isSold ? 'sold' : 'stored',
      ...(batch.isSold ? sale : { date: null, soldQuantity: null, saleAmount: null, buyer: null }),
      voucherNo: voucherNoOf(vouchers, summaryOf(batch)),
      remark: null,
    };
  });
}

/** Rows of 试制批次分摊. */
export function trialBatchShareRows(projects: readonly Project[], months: readonly Month[], period: Period) {
  return batchesOf(projects, months, period).map(({ batchNo, sharer }) => ({
    year: String(period.year),
    batchId: batchNo,
    projectId: sharer.code,
    share: SHARE,
    remark: '试制件的工艺验证用料',
  }));
}

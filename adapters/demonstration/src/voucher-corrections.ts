import { lastDay } from './period';
import { seededRandom } from './seeded-random';
import { otherSubjects } from './subjects';
import type { VoucherRows } from './voucher';

/** MM of the months whose travel was booked too high, which is discovered at the end of the same month. */
const found = new Set(['03', '09']);

/** Rows of 凭证更正: part of a travel bill that belongs to no project is reversed in red, with its payment. */
export function voucherCorrectionRows(vouchers: VoucherRows) {
  const wrong = vouchers.filter(
    ({ subjectName, date }, at) =>
      subjectName.endsWith('差旅会议费') &&
      found.has(date.slice(5, 7)) &&
      vouchers.findIndex((each) => each.subjectName.endsWith('差旅会议费') && sameMonth(each, date)) === at,
  );
  return wrong.flatMap((entry) => {
    const month = entry.date.slice(0, 7);
    const last = vouchers.filter((each) => sameMonth(each, entry.date)).at(-1)!;
    const amount = `-${seededRandom(`correction ${month}`).integer(60, 240)}.00`;
    const common = {
      date: lastDay(month),
      voucherType: '记',
      voucherNo: String(Number(last.voucherNo) + 1),
      summary: `冲减多计差旅费（${month} 记-${entry.voucherNo}）`,
      kind: 'difference',
      correctedVoucher: `${month} 记-${entry.voucherNo}`,
    };
    const { subjectCode, subjectName, projectId, deptId } = entry;
    return [
      { ...common, entryNo: '1', subjectCode, subjectName, debitAmount: amount, creditAmount: null, projectId, deptId },
      {
        ...common,
        entryNo: '2',
        subjectCode: otherSubjects.bank.code,
        subjectName: otherSubjects.bank.name,
        debitAmount: null,
        creditAmount: amount,
        projectId: null,
        deptId: null,
      },
    ];
  });
}

const sameMonth = ({ date }: VoucherRows[number], other: string) => date.slice(0, 7) === other.slice(0, 7);

export type VoucherCorrectionRows = ReturnType<typeof voucherCorrectionRows>;

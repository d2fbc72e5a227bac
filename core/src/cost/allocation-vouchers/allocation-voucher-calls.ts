import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, type PortOf } from '../../records';
import { costItems } from '../../tax';
import { groupNames } from '../verification/subject-group';
import { bookAllocationVoucher, voidAllocationVoucher } from './use-cases/book-voucher';
import { bookedProposals } from './use-cases/booked-proposals';
import { makeAllocationVoucher } from './use-cases/make-voucher';
import { monthVoucher } from './use-cases/month-voucher';
import { voucherFormats } from './voucher-format';

const short = (most: number) => v.pipe(v.string(), v.maxLength(most));
const day = v.pipe(v.string(), v.isoDate());
/** Digits: programs keep voucher numbers as numbers. */
const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/));

const entry = v.object({
  side: v.picklist(['debit', 'credit']),
  subjectCode: v.string(),
  subjectName: v.string(),
  amount: v.pipe(answer.yuan, v.description('Negative for a red entry')),
  item: v.picklist(costItems.map(({ code }) => code)),
  summary: v.string(),
  projectId: v.nullable(answer.id),
  expenditureType: v.nullable(v.picklist(['expensed', 'capitalised'])),
  project: v.nullable(v.object({ code: v.string(), name: v.string() })),
  department: v.nullable(v.string()),
});

/** Vouchers out: allocated cost as an import file for the accounting program. The figures are those of the whole tenant. */
export const allocationVoucherCalls = calls({
  month: {
    needs: 'allocationvoucher_view',
    about: text(
      '查询月度研发费用分配凭证',
      'What there is to book of a month by subject group, and the entries of the voucher as it would be exported now. ' +
        'Only what earlier vouchers do not book is in it, negative where less is allocated by now.',
    ),
    takes: v.object({ month: argument.month }),
    answers: v.object({
      month: v.string(),
      batch: answer.count,
      mark: v.string(),
      groups: v.array(
        v.object({
          group: v.picklist(groupNames),
          label: answer.bilingual,
          verified: v.boolean(),
          allocated: answer.yuan,
          exported: answer.yuan,
          booked: answer.yuan,
          toBook: answer.yuan,
          entries: v.array(entry),
          faults: v.array(answer.bilingual),
        }),
      ),
      notices: v.array(answer.bilingual),
    }),
    wholly: true,
    isKept: true,
    does: monthVoucher,
  },
  make: {
    needs: 'allocationvoucher_make',
    about: text(
      '导出研发费用分配凭证',
      'Exports the voucher of verified subject groups of a month as a file for an accounting program and records it. ' +
        'A month that is not verified, or has nothing left to book, is refused.',
    ),
    takes: v.object({
      month: argument.month,
      groups: v.array(v.picklist(groupNames)),
      format: v.picklist(voucherFormats),
      date: argument.optional(day),
      voucherType: argument.optional(short(20)),
      voucherNo: argument.optional(number),
      bookCode: argument.optional(short(50)),
      orgCode: argument.optional(short(50)),
      projectField: argument.optional(v.pipe(v.string(), v.regex(/^\w{1,30}$/))),
    }),
    wholly: true,
    logged: 'event',
    conducts: makeAllocationVoucher,
  },
  book: {
    needs: 'allocationvoucher_book',
    about: text(
      '登记分配凭证的凭证号',
      'Enters or corrects the number an exported voucher was booked under. After the next recompute the ledger rows of ' +
        'its month stand beside it.',
    ),
    takes: v.object({ id: argument.id, voucherDate: day, voucherType: short(20), voucherNo: short(30) }),
    wholly: true,
    logged: 'write',
    does: bookAllocationVoucher,
  },
  void: {
    needs: 'allocationvoucher_void',
    about: text(
      '作废分配凭证',
      'Voids an exported voucher with a reason; its amounts go out again with the next. A booked one is refused while ' +
        'its month is locked or its year declared.',
    ),
    takes: v.object({ id: argument.id, reason: short(500) }),
    wholly: true,
    logged: 'write',
    does: voidAllocationVoucher,
  },
  proposals: {
    needs: 'allocationvoucher_view',
    about: text(
      '查找已入账的分配凭证',
      'Vouchers of the register that exported ones without a number seem to have been booked as, by the mark in the ' +
        'summary or by the amounts; the likeliest first.',
    ),
    takes: argument.ofYear,
    answers: v.array(
      v.object({
        id: answer.id,
        mark: v.string(),
        voucherDate: v.string(),
        voucherType: v.string(),
        voucherNo: v.string(),
        byMark: v.boolean(),
        sameAmounts: v.boolean(),
      }),
    ),
    wholly: true,
    does: bookedProposals,
  },
});

export type AllocationVoucherPort = PortOf<typeof allocationVoucherCalls>;

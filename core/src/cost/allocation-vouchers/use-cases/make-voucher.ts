import { attachmentType, keepMadeFiles, recordFiles, type FileServices, type KeptFile } from '../../../evidence';
import { requireOpenChannel } from '../../../enterprise';
import { faults, fill, Refusal, sha256, text, type Clock, type Text } from '../../../kernel';
import { daysInMonth, isDate, type Month } from '../../../kernel/calendar';
import { addUp } from '../../../kernel/money';
import {
  fileName,
  insertRows,
  newRow,
  printedDownload,
  requireMonth,
  sameValue,
  type Call,
  type Printers,
  type Visit,
} from '../../../records';
import { yearKey } from '../../verification/locked-months';
import type { SubjectGroup } from '../../verification/subject-group';
import type { AllocationEntry, VoucherHead } from '../allocation-entry';
import { allocationVoucher } from '../allocation-voucher';
import { voucherLayouts } from '../layouts/voucher-layouts';
import type { AllocationVoucherRecord } from '../live-vouchers';
import type { VoucherFormat } from '../voucher-format';
import { monthVoucher, type GroupToBook, type MonthVoucher } from './month-voucher';

const NO_GROUP = text('请选择费用科目', 'Choose the subjects');
const NOT_VERIFIED = text(
  '{month} {group}尚未核对，请先核对再导出凭证',
  '{group} of {month} is not verified; verify it before exporting a voucher',
);
const NOTHING = text(
  '{month} 所选科目没有需要入账的金额',
  'Nothing of the chosen subjects is left to be booked in {month}',
);
const CHANGED = text('数据已变动，请刷新后重新导出', 'The data has changed; refresh and export again');
const NO_BOOK = text('请填写账簿编码和核算组织编码', 'Enter the codes of book and organisation');
const OUTSIDE = text(
  '凭证日期须不早于费用所属月份，且在同一年度内',
  'The date of the voucher is not before the month of the cost, and within the same year',
);

/** What is to be exported. */
export interface VoucherAsked {
  /** `yyyy-MM` */
  readonly month: string;
  readonly groups: readonly SubjectGroup[];
  readonly format: VoucherFormat;
  /** The last day of the month unless given. */
  readonly date?: string;
  /** 记 unless given. */
  readonly voucherType?: string;
  /** 1 unless given: programs give vouchers that come in a number anew. */
  readonly voucherNo?: string;
  /** Of 云星空. */
  readonly bookCode?: string;
  readonly orgCode?: string;
  readonly projectField?: string;
}

/** What an export needs besides the records. */
export interface VoucherServices {
  readonly files: FileServices;
  readonly printers: Printers;
  readonly clock: Clock;
}

/**
 * Exports the allocation voucher of a month: makes its file, keeps it, and records the batch. Only what earlier batches
 * do not book goes out. The file is written between two transactions; the second refuses where there is something else
 * to book by then, so that no amount goes out twice.
 */
export async function makeAllocationVoucher(
  { caller, run }: Visit,
  asked: VoucherAsked,
  { files, printers, clock }: VoucherServices,
): Promise<AllocationVoucherRecord> {
  const month = requireMonth(asked.month);
  const head = headOf(asked, month, caller.account);
  const day = clock.now().slice(0, 10);
  const first = await run((call) => chosen(call, asked));
  const name = fileName(`研发费用分配凭证${first.voucher.mark}`);
  const printed = voucherLayouts[asked.format]({ name, day, head, entries: first.entries });
  const made = await printedDownload(printers, printed);
  return keepMadeFiles(files, { tenantId: caller.tenantId, day, open: run }, [made], async (call, [kept]) => {
    await call.records.lock(yearKey(month.slice(0, 4)));
    const now = await chosen(call, asked);
    if (now.voucher.batch !== first.voucher.batch || !sameValue(now.entries, first.entries)) {
      throw new Refusal({ ...faults.invalid(CHANGED), code: 409 });
    }
    return record(call, asked, { ...now, head, kept: kept!, digest: sha256(made.bytes) });
  });
}

interface Chosen {
  readonly voucher: MonthVoucher;
  readonly entries: readonly AllocationEntry[];
}

async function chosen(call: Call, { month, groups }: VoucherAsked): Promise<Chosen> {
  await requireOpenChannel(call, month.slice(0, 4));
  if (groups.length === 0) throw refused(NO_GROUP, 'groups');
  const voucher = await monthVoucher(call, { month });
  const asked = voucher.groups.filter(({ group }) => groups.includes(group));
  for (const each of asked) requireReady(each, month);
  const entries = asked.flatMap((each) => each.entries);
  if (entries.length === 0) throw refused(fill(NOTHING, { month }), 'groups');
  const debits = entries.filter(({ side }) => side === 'debit');
  const credits = entries.filter(({ side }) => side === 'credit');
  return { voucher, entries: [...debits, ...credits] };
}

function requireReady({ verified, label, faults: [fault] }: GroupToBook, month: Month): void {
  if (!verified) {
    const said = (language: 'zh' | 'en') => fill(NOT_VERIFIED, { month, group: label[language] })[language];
    throw refused(text(said('zh'), said('en')), 'groups');
  }
  if (fault) throw refused(fault, 'groups');
}

function headOf(asked: VoucherAsked, month: Month, preparer: string): VoucherHead {
  const date = asked.date || `${month}-${daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))}`;
  requireWithin(date, month, 'date');
  const [bookCode = null, orgCode = null, projectField = null] = [
    asked.bookCode,
    asked.orgCode,
    asked.projectField,
  ].map((given) => given?.trim() || null);
  if (asked.format === 'galaxy' && (bookCode === null || orgCode === null)) throw refused(NO_BOOK, 'bookCode');
  const [voucherType, voucherNo] = [asked.voucherType?.trim() || '记', asked.voucherNo?.trim() || '1'];
  return { date, voucherType, voucherNo, preparer, bookCode, orgCode, projectField };
}

/** @throws Refusal for a voucher that is dated before the month whose cost it books, or in another year */
export function requireWithin(date: string, month: Month, field: string): void {
  if (!isDate(date) || date < `${month}-01` || date.slice(0, 4) !== month.slice(0, 4)) throw refused(OUTSIDE, field);
}

export const refused = (message: Text, field: string): Refusal =>
  new Refusal(faults.invalid(message, [{ field, message }]));

async function record(
  call: Call,
  { groups, format }: VoucherAsked,
  {
    voucher: { month, batch, mark },
    entries,
    head,
    kept,
    digest,
  }: Chosen & { readonly head: VoucherHead; readonly kept: KeptFile; readonly digest: string },
): Promise<AllocationVoucherRecord> {
  const row = newRow(call, allocationVoucher, {
    ...{ year: month.slice(0, 4), month, batch, mark, format, head, entries },
    groups: [...groups],
    state: 'exported',
    debitTotal: addUp(entries.flatMap(({ side, amount }) => (side === 'debit' ? [amount] : []))),
    entryCount: entries.length,
    exportedBy: call.caller.account,
    exportedTime: call.clock.now(),
    sha256: digest,
  });
  const [file] = await recordFiles(call, [
    { ...kept, objectId: row.id, type: attachmentType(allocationVoucher, 'file') },
  ]);
  const whole = { ...row, file: [file!.id] };
  await insertRows(call, allocationVoucher, [whole]);
  return whole;
}

import { yearSources } from '../../cost';
import { faults, Refusal, text } from '../../kernel';
import type { Call } from '../../records';
import { project } from '../../project';
import { costItems } from '../../tax';
import type { Booking } from './bookings';
import { reportEntries } from './report-entries';
import { voucherStats, voucherTotal, type VoucherStat, type VoucherStatType, type VoucherTotal } from './voucher-stats';

const NO_SUBJECT = text(
  '请填写费用项目（如 2.6 或 2）或科目编码',
  'Give a cost item (such as 2.6 or 2) or the code of an account',
);

export async function reportStats(
  call: Call,
  { reportId, type = 'subject' }: { reportId: string; type?: VoucherStatType },
): Promise<VoucherStat[]> {
  const [, entries] = await reportEntries(call, reportId);
  return voucherStats(entries, type);
}

export async function reportTotalAmount(call: Call, { reportId }: { reportId: string }): Promise<VoucherTotal> {
  const [{ year }, entries] = await reportEntries(call, reportId);
  return voucherTotal(reportId, entries, await yearSources(call, year));
}

/** The part of a ledger's entries under a cost item, a category or an account. */
export async function reportTotal(
  call: Call,
  { reportId, subject2, coopLeader }: { reportId: string; subject2: string; coopLeader?: string },
): Promise<VoucherTotal> {
  const isMeant = under(subject2.trim());
  const [{ projectId, year }, entries] = await reportEntries(call, reportId);
  const isLed = coopLeader === undefined || (await leadUnitOf(call, projectId)) === coopLeader.trim();
  return voucherTotal(reportId, isLed ? entries.filter(isMeant) : [], await yearSources(call, year));
}

function under(subject2: string): (entry: Booking) => boolean {
  if (subject2 === '') throw new Refusal(faults.invalid(NO_SUBJECT));
  const [category] = subject2.split('.');
  if (costItems.some(({ code }) => code.startsWith(`${category}.`))) {
    return ({ item }) => item === subject2 || item.startsWith(`${subject2}.`);
  }
  return ({ entry }) => entry.subjectCode.startsWith(subject2);
}

async function leadUnitOf(call: Call, projectId: string): Promise<string | null> {
  const [found] = await call.records.find(project, { where: [{ field: 'id', is: 'equal', value: projectId }] });
  return found?.leadOrgName ?? null;
}

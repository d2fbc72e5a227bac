import { text, type Text } from '../kernel';
import { monthOf } from '../kernel/calendar';
import { formatMoney, yuan, type Amount } from '../kernel/money';
import type { CostItemCode } from '../tax';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { ProjectIndex } from './project-index';
import type { ProjectRow, SubjectMatchRow, VoucherEntryRow } from './registers';

export interface VoucherCostInput {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly voucherEntries: readonly VoucherEntryRow[];
  readonly subjectMatches: readonly SubjectMatchRow[];
  /** Items whose entries without a project are worth a warning; all unless given. */
  readonly countedItems?: ReadonlySet<CostItemCode>;
}

/** 研发支出 in 企业会计准则 and in 小企业会计准则. */
const rdSubjects = ['5301', '4301'];
/** 管理费用 of both standards, 无形资产: where R&D cost is carried to at the end of a period. */
export const carryForwardTargets = ['6602', '5602', '1701'];

const debit = text('借方金额', 'Debit');
const credit = text('贷方金额', 'Credit');

/**
 * Booked cost: debit − credit of the entries whose subject is matched to a cost item. A credit by which a voucher
 * carries R&D cost forward to 管理费用 or 无形资产 does not reduce the cost.
 */
export function voucherCost(input: VoucherCostInput): RegisterCosts {
  const warnings = new CostWarnings(costResources.voucher);
  const projects = new ProjectIndex(input.projects);
  const entries = input.voucherEntries.filter((entry) => entry.date.startsWith(`${input.year}-`));
  const known = new Set(input.subjectMatches.map(({ subjectCode }) => subjectCode));
  const parts: CostPart[] = [];

  for (const { subjectCode, id } of entries) {
    if (!known.has(subjectCode) && startsWithAny(subjectCode, rdSubjects)) {
      warnings.add('UNMATCHED_SUBJECT', subjectCode, id, unmatched(subjectCode));
    }
  }
  for (const { entry, item, debited, credited } of matchedEntries(entries, input.subjectMatches)) {
    if (!entry.projectId) {
      if (input.countedItems?.has(item) ?? true) {
        warnings.add('NO_PROJECT', `${entry.subjectCode} ${monthOf(entry.date)}`, entry.id, noProject(entry));
      }
      continue;
    }
    const project = projects.ofRow({ id: entry.id, projectId: entry.projectId }, warnings);
    const amount = debited.minus(credited);
    if (!project || amount.isZero()) continue;
    const [debitShown, creditShown] = [formatMoney(debited.toString()), formatMoney(credited.toString())];
    const voucher = `${entry.voucherType}-${entry.voucherNo}/${entry.entryNo}`;
    parts.push({
      projectId: project.id,
      month: monthOf(entry.date),
      item,
      amount: amount.toString(),
      origin: 'voucher',
      source: { resource: entry.resource ?? costResources.voucher, id: entry.id },
      formula: text(
        `${entry.date} ${voucher} 科目 ${entry.subjectCode} 借方 ${debitShown} − 贷方 ${creditShown}`,
        `${entry.date} ${voucher} subject ${entry.subjectCode} debit ${debitShown} − credit ${creditShown}`,
      ),
      figures: [
        { label: debit, value: debited.toString() },
        { label: credit, value: credited.toString() },
      ],
    });
  }
  return { parts, warnings: warnings.list() };
}

/** An entry whose subject is matched to a cost item, with its debit and credit on that item. */
export interface MatchedEntry<Entry extends VoucherEntryRow = VoucherEntryRow> {
  readonly entry: Entry;
  readonly item: CostItemCode;
  readonly debited: Amount<'yuan'>;
  readonly credited: Amount<'yuan'>;
}

/** The entries that book cost, by the matching of their subjects; credits that only carry cost forward are left out. */
export function matchedEntries<Entry extends VoucherEntryRow>(
  entries: readonly Entry[],
  matches: readonly SubjectMatchRow[],
): MatchedEntry<Entry>[] {
  const itemOf = new Map(matches.map((match) => [match.subjectCode, match.costItem]));
  const carryForwards = carryForwardVouchers(entries);
  return entries.flatMap((entry) => {
    const item = itemOf.get(entry.subjectCode);
    if (item === undefined || item === 'none') return [];
    const debited = yuan(entry.debitAmount || '0').round();
    const credited = yuan(entry.creditAmount || '0').round();
    return !credited.isZero() && carryForwards.has(voucherKey(entry)) ? [] : [{ entry, item, debited, credited }];
  });
}

/** Vouchers that debit a subject R&D cost is carried forward to. Numbers restart every month. */
function carryForwardVouchers(entries: readonly VoucherEntryRow[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const entry of entries) {
    if (Number(entry.debitAmount || 0) !== 0 && startsWithAny(entry.subjectCode, carryForwardTargets)) {
      found.add(voucherKey(entry));
    }
  }
  return found;
}

function voucherKey({ date, voucherType, voucherNo }: VoucherEntryRow): string {
  return JSON.stringify([monthOf(date), voucherType, voucherNo]);
}

function startsWithAny(code: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => code.startsWith(prefix));
}

function unmatched(subject: string): Text {
  return text(
    `研发支出科目 ${subject} 没有设置科目对应，其凭证未参与归集`,
    `R&D subject ${subject} is not matched to a cost item; its entries were left out`,
  );
}

function noProject(entry: VoucherEntryRow): Text {
  const month = monthOf(entry.date);
  return text(
    `科目 ${entry.subjectCode} ${month} 有凭证分录没有项目，未参与归集`,
    `Entries of subject ${entry.subjectCode} in ${month} carry no project and were left out`,
  );
}

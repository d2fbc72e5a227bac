import { isRdAccount, type ClosingRules } from '../finance';
import { text, type Text } from '../kernel';
import { monthOf } from '../kernel/calendar';
import { formatMoney } from '../kernel/money';
import type { CostItemCode } from '../tax';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { matchedEntries } from './matched-entries';
import { ProjectIndex } from './project-index';
import type { ProjectRow, SubjectMatchRow, VoucherEntryRow } from './registers';

export interface VoucherCostInput {
  readonly year: number;
  readonly projects: readonly ProjectRow[];
  readonly voucherEntries: readonly VoucherEntryRow[];
  readonly subjectMatches: readonly SubjectMatchRow[];
  /** What the enterprise itself says about closings. */
  readonly closingRules?: ClosingRules;
  /** Items whose entries without a project are worth a warning; all unless given. */
  readonly countedItems?: ReadonlySet<CostItemCode>;
}

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
    if (!known.has(subjectCode) && isRdAccount(subjectCode)) {
      warnings.add('UNMATCHED_SUBJECT', subjectCode, id, unmatched(subjectCode));
    }
  }
  for (const { entry, item, debited, credited, closing } of matchedEntries(
    entries,
    input.subjectMatches,
    input.closingRules,
  )) {
    if (!entry.projectId) {
      if (input.countedItems?.has(item) ?? true) {
        warnings.add('NO_PROJECT', `${entry.subjectCode} ${monthOf(entry.date)}`, entry.id, noProject(entry));
      }
      continue;
    }
    const project = projects.ofRow({ id: entry.id, projectId: entry.projectId }, warnings);
    const amount = debited.minus(credited);
    if (!project || amount.isZero()) continue;
    const carried = closing?.extent === 'part' ? closing.reason : null;
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
        `${entry.date} ${voucher} 科目 ${entry.subjectCode} 借方 ${debitShown} − 贷方 ${creditShown}${carried ? `（已扣除结转部分：${carried.zh}）` : ''}`,
        `${entry.date} ${voucher} subject ${entry.subjectCode} debit ${debitShown} − credit ${creditShown}${carried ? ` (without what it carries forward: ${carried.en})` : ''}`,
      ),
      figures: [
        { label: debit, value: debited.toString() },
        { label: credit, value: credited.toString() },
      ],
    });
  }
  return { parts, warnings: warnings.list() };
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

import { isRdAccount, type ClosingRules } from '../finance';
import { text, type Text } from '../kernel';
import { monthOf } from '../kernel/calendar';
import type { CostItemCode } from '../tax';
import type { CostPart, RegisterCosts } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings } from './cost-warning';
import { entriesOfYear, matchedEntries } from './matched-entries';
import { ProjectIndex } from './project-index';
import type { ProjectRow, SubjectMatchRow, VoucherEntryRow } from './registers';
import { voucherPart } from './voucher-part';

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

/**
 * Booked cost: debit − credit of the entries whose subject is matched to a cost item. A credit by which a voucher
 * carries R&D cost forward to 管理费用 or 无形资产 does not reduce the cost.
 */
export function voucherCost(input: VoucherCostInput): RegisterCosts {
  const warnings = new CostWarnings(costResources.voucher);
  const projects = new ProjectIndex(input.projects);
  const entries = entriesOfYear(input.voucherEntries, input.year);
  const known = new Set(input.subjectMatches.map(({ subjectCode }) => subjectCode));
  const parts: CostPart[] = [];

  for (const { subjectCode, id } of entries) {
    if (!known.has(subjectCode) && isRdAccount(subjectCode)) {
      warnings.add('UNMATCHED_SUBJECT', subjectCode, id, unmatched(subjectCode));
    }
  }
  for (const matched of matchedEntries(entries, input.subjectMatches, input.closingRules)) {
    const { entry, item, debited, credited } = matched;
    if (!entry.projectId) {
      if (input.countedItems?.has(item) ?? true) {
        warnings.add('NO_PROJECT', `${entry.subjectCode} ${monthOf(entry.date)}`, entry.id, noProject(entry));
      }
      continue;
    }
    const project = projects.ofRow({ id: entry.id, projectId: entry.projectId }, warnings);
    if (!project || debited.compare(credited) === 0) continue;
    parts.push(voucherPart(matched, project.id));
  }
  return { parts, warnings: warnings.list() };
}

function unmatched(subject: string): Text {
  return text(
    `研发支出科目 ${subject} 没有设置科目对应，其凭证未参与归集`,
    `R&D account ${subject} is not matched to a cost item; its entries were left out`,
  );
}

export function noProject(entry: VoucherEntryRow): Text {
  const month = monthOf(entry.date);
  return text(
    `科目 ${entry.subjectCode} ${month} 有凭证分录没有项目，未参与归集`,
    `Entries of account ${entry.subjectCode} in ${month} carry no project and were left out`,
  );
}

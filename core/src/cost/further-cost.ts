import { addUp } from '../kernel/money';
import { monthOf } from '../kernel/calendar';
import { isFurtherItemCode, type FurtherItemCode } from '../tax';
import type { CostPart } from './cost-part';
import { costResources } from './cost-resources';
import { CostWarnings, type CostWarning } from './cost-warning';
import { accountEntries, counted, entriesOfYear, type AccountEntry } from './matched-entries';
import { ProjectIndex } from './project-index';
import { noProject, type VoucherCostInput } from './voucher-cost';
import { voucherPart } from './voucher-part';

/** Cost of a project, month and further item. Amounts in 元, 2 decimals; never 0 unless its vouchers cancel out. */
export interface FurtherCost {
  readonly projectId: string;
  /** yyyy-MM */
  readonly month: string;
  readonly item: FurtherItemCode;
  readonly amount: string;
  readonly parts: readonly CostPart<FurtherItemCode>[];
}

type Input = Pick<VoucherCostInput, 'year' | 'projects' | 'voucherEntries' | 'subjectMatches' | 'closingRules'>;

/**
 * Booked cost of R&D outside the super-deduction: debit − credit of the entries whose account is matched to a further
 * item. Closings are left out as with cost items.
 */
export function furtherCost(input: Input): {
  readonly costs: readonly FurtherCost[];
  readonly warnings: readonly CostWarning[];
} {
  const warnings = new CostWarnings(costResources.voucher);
  const projects = new ProjectIndex(input.projects);
  const entries = entriesOfYear(input.voucherEntries, input.year);
  const byKey = new Map<string, CostPart<FurtherItemCode>[]>();
  const booked = accountEntries(entries, input.subjectMatches, input.closingRules).filter(isFurther).flatMap(counted);
  for (const each of booked) {
    const { entry, debited, credited } = each;
    if (!entry.projectId) {
      warnings.add('NO_PROJECT', `${entry.subjectCode} ${monthOf(entry.date)}`, entry.id, noProject(entry));
      continue;
    }
    const project = projects.ofRow({ id: entry.id, projectId: entry.projectId }, warnings);
    if (!project || debited.compare(credited) === 0) continue;
    const part = voucherPart(each, project.id);
    const key = `${part.month} ${part.projectId} ${part.item}`;
    byKey.set(key, [...(byKey.get(key) ?? []), part]);
  }
  const costs = [...byKey.values()].map((parts): FurtherCost => {
    const { projectId, month, item } = parts[0]!;
    return { projectId, month, item, amount: addUp(parts.map(({ amount }) => amount)), parts };
  });
  return { costs, warnings: warnings.list() };
}

const isFurther = (
  each: AccountEntry<string, Input['voucherEntries'][number]>,
): each is AccountEntry<FurtherItemCode, Input['voucherEntries'][number]> => isFurtherItemCode(each.item);

import { grouped } from '../../kernel';
import { coursesOfProjects, expenditureOn, type project, type Expenditure, type ProjectContract } from '../../project';
import type { Call, RecordOf } from '../../records';
import { isCostItemCode } from '../../tax';
import { addItems } from '../category-amounts';
import { trusteesRelated } from '../entrusted-options';
import type { RelatedDetail, RelatedLine } from '../related-detail';
import { relatedCost } from '../reports/related-cost';
import type { PeriodCost } from './period-costs';

type Project = RecordOf<typeof project>;
type Row = RecordOf<typeof relatedCost>;

/**
 * What related trustees spent by cost item on the 委托研发 ledgers of a year, by the id of the ledger: of a capitalised
 * project with its earlier years. A ledger on which nothing was paid, or whose trustees are all stated not to be related,
 * has none.
 */
export async function relatedDetails(
  call: Call,
  costs: readonly PeriodCost[],
  projects: ReadonlyMap<string, Project>,
  contracts: ReadonlyMap<string, readonly ProjectContract[]>,
): Promise<ReadonlyMap<string, RelatedDetail>> {
  const paid = costs.filter(({ items }) => '7.1' in items || '7.2' in items || '7.3' in items);
  if (paid.length === 0) return new Map();
  const ids = [...new Set(paid.flatMap(({ projectIds }) => projectIds))];
  const rows = await call.records.find(relatedCost, {
    where: [{ field: 'projectId', is: 'in', value: ids }],
    order: [{ field: 'year' }, { field: 'voucherDate' }, { field: 'id' }],
  });
  if (rows.length === 0) return new Map();
  const byProject = grouped(rows, ({ projectId }) => projectId);
  const courseOf = await coursesOfProjects(
    call,
    [...projects.values()].map(({ code }) => code),
  );
  const details = new Map<string, RelatedDetail>();
  for (const cost of paid) {
    const of = projects.get(cost.projectId)!;
    const relation = trusteesRelated(contracts.get(of.id) ?? []);
    if (relation === 'none') continue;
    // Of a project with both phases a row belongs to the ledger of the phase of its date.
    const isShared = paid.filter(({ projectId }) => projectId === cost.projectId).length > 1;
    const isOnIt = ({ year, voucherDate }: Row) =>
      !isShared ||
      expenditureOn(courseOf(of.code), of.expenditureType as Expenditure, voucherDate ?? `${year}-12`) ===
        cost.expenditureType;
    const own = cost.projectIds.flatMap((id) => byProject.get(id) ?? []).filter(isOnIt);
    if (own.length === 0) continue;
    const [now, before] = [own.filter((row) => row.projectId === of.id), own.filter((row) => row.projectId !== of.id)];
    details.set(cost.id, { relation, lines: linesOf(now), opening: addItems(linesOf(before)) });
  }
  return details;
}

/** Items of the detail, 1.1 to 6.5; anything else is refused when it is entered. */
const linesOf = (rows: readonly Row[]): RelatedLine[] =>
  rows.flatMap(({ id, costItem, amount, partnerName, voucherDate, voucherType, voucherNo, summary }) =>
    isCostItemCode(costItem)
      ? [{ id, item: costItem, amount, partnerName, voucherDate, voucherType, voucherNo, summary }]
      : [],
  );

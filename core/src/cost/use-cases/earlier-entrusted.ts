import { project } from '../../project';
import type { Call } from '../../records';
import { entrustedItems } from '../eligibility/entrusted-cost';
import type { EarlierEntrusted } from '../eligibility/earlier-entrusted';
import { costRecord } from '../entities/cost-record';

/**
 * What was collected for entrusted R&D in the years before `year`, from the stored cost records: of a declared year those
 * it was declared with.
 *
 * @param wasCollected whether the cost of a year was ever collected
 */
export async function earlierEntrusted(
  call: Call,
  year: number,
  wasCollected: (year: string) => Promise<boolean>,
): Promise<EarlierEntrusted> {
  let from: number | null = null;
  for (let each = year - 1; await wasCollected(String(each)); each -= 1) from = each;
  if (from === null) return { from, booked: [] };
  const records = await call.records.find(costRecord, {
    where: [
      { field: 'year', is: 'less', value: String(year) },
      { field: 'item', is: 'in', value: entrustedItems },
    ],
    without: ['parts'],
  });
  const ids = [...new Set(records.map(({ projectId }) => projectId))];
  const named =
    ids.length === 0 ? [] : await call.records.find(project, { where: [{ field: 'id', is: 'in', value: ids }] });
  const codes = new Map(named.map(({ id, code }) => [id, code]));
  const booked = records.flatMap(({ projectId, year: of, item, amount }) => {
    const code = codes.get(projectId);
    return code === undefined ? [] : [{ code, year: Number(of), item, amount }];
  });
  return { from, booked };
}

import type { Call, Condition, StoredRecord } from '../../records';
import type { CostPart } from '../cost-part';
import { costRecord } from '../entities';
import type { CostView } from './cost-view';

/** A part of a stored cost record that a view shows. */
export interface ViewPart {
  readonly record: StoredRecord;
  readonly part: CostPart;
}

/** Fields of a view that are fields of the cost records themselves: what is asked of them narrows the reading. */
const ofRecord: ReadonlySet<string> = new Set(['year', 'month', 'projectId']);

/** The parts of the stored cost records that are a view's own. */
export async function viewParts(
  call: Call,
  { items, takes = () => true }: CostView,
  where: readonly Condition[],
): Promise<ViewPart[]> {
  const records = await call.records.find(costRecord, {
    where: [
      { field: 'item', is: 'in', value: Object.keys(items) },
      ...where.filter(({ field }) => ofRecord.has(field)),
    ],
  });
  return records.flatMap((record) =>
    (record.parts as readonly CostPart[])
      .filter(({ source }) => takes(source.resource))
      .map((part) => ({ record, part })),
  );
}

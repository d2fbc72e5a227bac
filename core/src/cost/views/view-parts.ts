import type { Call, Condition, RecordOf } from '../../records';
import type { CostPart } from '../cost-part';
import { costRecord } from '../entities';
import { conditionsOn } from './conditions-on';
import type { CostView } from './cost-view';

/** A part of a stored cost record that a view shows. */
export interface ViewPart {
  readonly record: RecordOf<typeof costRecord>;
  readonly part: CostPart;
}

/** The parts of the stored cost records that are a view's own. */
export async function viewParts(
  call: Call,
  { items, takes = () => true }: CostView,
  where: readonly Condition[],
): Promise<ViewPart[]> {
  const records = await call.records.find(costRecord, {
    where: [
      { field: 'item', is: 'in', value: Object.keys(items) },
      // Cost records have these fields too, so conditions on them narrow the query.
      ...conditionsOn(where, ['year', 'month', 'projectId']),
    ],
  });
  return records.flatMap((record) =>
    record.parts.filter(({ source }) => takes(source.resource)).map((part) => ({ record, part })),
  );
}

import type { Month } from '../../kernel/calendar';
import type { RecordOf } from '../../records';
import type { CostPart } from '../cost-part';
import type { CostResource } from '../cost-resources';
import type { costRecord } from '../entities/cost-record';

/** A stored cost record, as far as a report reads it. */
export interface CostOfMonth extends Pick<RecordOf<typeof costRecord>, 'projectId' | 'month'> {
  readonly parts: readonly Pick<CostPart, 'amount' | 'source'>[];
}

/** What a row of a register cost a project in a month; 元. */
export interface RowCost {
  readonly projectId: string;
  readonly month: Month;
  /** Id of the register row. */
  readonly row: string;
  readonly amount: string;
}

/** The parts of stored cost that come from a register, of all its rows or of chosen ones. */
export function registerCosts(
  records: readonly CostOfMonth[],
  source: readonly CostResource[],
  rows: ReadonlySet<string> | null,
): RowCost[] {
  return records.flatMap(({ projectId, month, parts }) =>
    parts
      .filter(({ source: { resource, id } }) => source.includes(resource) && (rows === null || rows.has(id)))
      .map(({ source: { id }, amount }) => ({ projectId, month, row: id, amount })),
  );
}

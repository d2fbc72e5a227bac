import { hooksOn, type Call } from '../records';
import type { CostPart } from './cost-part';
import { costRecord } from './entities/cost-record';
import { furtherCostRecord } from './entities/further-cost-record';
import { partsReader } from './read-parts';

/** Cost records show the parts whose rows the caller may read; their amounts stay whole. */
export const costRecordHooks = {
  ...hooksOn(costRecord, { asSeen: withPartsSeen }),
  ...hooksOn(furtherCostRecord, { asSeen: withPartsSeen }),
};

async function withPartsSeen<Row extends { readonly parts: unknown }>(call: Call, rows: readonly Row[]) {
  // A list in brief has no parts to look at.
  if (rows.every(({ parts }) => parts === null)) return rows;
  const partsOf = ({ parts }: Row) => (parts as readonly CostPart<string>[] | null) ?? [];
  const read = await partsReader(call, rows.flatMap(partsOf));
  return rows.map((row) => ({ ...row, parts: read(partsOf(row)).open }));
}

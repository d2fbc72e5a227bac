import { hooksOn } from '../records';
import type { CostPart } from './cost-part';
import { costRecord } from './entities/cost-record';
import { partsReader } from './read-parts';

/** Cost records show the parts whose rows the caller may read; their amounts stay whole. */
export const costRecordHooks = hooksOn(costRecord, {
  asSeen: async (call, rows) => {
    const partsOf = ({ parts }: (typeof rows)[number]) => (parts as readonly CostPart[] | null) ?? [];
    const read = await partsReader(call, rows.flatMap(partsOf));
    return rows.map((row) => ({ ...row, parts: read(partsOf(row)).open }));
  },
});

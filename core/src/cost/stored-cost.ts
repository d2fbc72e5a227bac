import type { CostPart } from './cost-part';
import { storedPart } from './explained-part';

/** Rows of a year to store, whose parts are explained as each row is taken. */
export function* storedCost(
  records: readonly { readonly parts: readonly CostPart<string>[] }[],
  year: string,
): Generator<Readonly<Record<string, unknown>>> {
  for (const record of records) yield { ...record, parts: record.parts.map(storedPart), year };
}

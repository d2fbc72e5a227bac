import type { CostItemCode } from '../tax';

/** Where a cost item's amounts are taken from, so that nothing counts twice: the registers or the vouchers. */
export type CostSource = 'allocation' | 'voucher';

/** Overrides of the default sources. */
export type CostSources = Readonly<Partial<Record<CostItemCode, CostSource>>>;

const allocatedByDefault: ReadonlySet<CostItemCode> = new Set<CostItemCode>([
  '1.1',
  '1.2',
  '1.3',
  '2.1',
  '2.2',
  '2.3',
  '2.8',
  '3.1',
  '3.2',
  '4.1',
  '4.2',
  '4.3',
  '6.5',
]);

export function costSource(item: CostItemCode, sources: CostSources = {}): CostSource {
  return sources[item] ?? (allocatedByDefault.has(item) ? 'allocation' : 'voucher');
}

import type { Ports } from '@rdm/core/internal/application';
import {
  fixedAssetsVerify,
  intangiblesVerify,
  leasesVerify,
  materialsVerify,
  personnelVerify,
} from '@rdm/core/internal/cost';
import type { RecordOf } from '@rdm/core/internal/records';
import { allowed } from './allowed';

/** The verify registers in the order of their menus. */
const registers = [
  { resource: personnelVerify, path: '/rdm/verify/salary' },
  { resource: fixedAssetsVerify, path: '/rdm/verify/assets-fixed' },
  { resource: intangiblesVerify, path: '/rdm/verify/assets-virtual' },
  { resource: leasesVerify, path: '/rdm/verify/assets-lease' },
  { resource: materialsVerify, path: '/rdm/verify/material' },
];

/** Months with cost that are over and not locked. */
export interface OpenMonths {
  /** yyyy-MM, each once, in order. */
  readonly months: readonly string[];
  /** Where the first register with such a month is verified; null where there is none. */
  readonly path: string | null;
}

/**
 * The months of a year before `today` that have cost and are not locked under some subject; null without the permission
 * to view any of the registers. @throws the rejection of a call, except missing permissions
 */
export async function openMonths(
  ports: Pick<Ports, 'resource'>,
  year: string,
  today: Date,
): Promise<OpenMonths | null> {
  const current = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`;
  const lists = await Promise.all(
    registers.map(async ({ resource, path }) => {
      const page = await allowed(
        ports.resource(resource).list({ where: [{ field: 'year', is: 'equal', value: year }], size: -1 }),
      );
      return page && { path, months: page.records.filter(isOpen).map(({ month }) => String(month)) };
    }),
  );
  const seen = lists
    .filter((list) => list !== null)
    .map(({ path, months }) => ({ path, months: months.filter((month) => month < current) }));
  if (seen.length === 0) return null;
  return {
    months: [...new Set(seen.flatMap(({ months }) => months))].sort(),
    path: seen.find(({ months }) => months.length > 0)?.path ?? null,
  };
}

type MonthBesideVouchers = Pick<RecordOf<typeof personnelVerify>, 'verification' | 'allocatedTotal' | 'bookedTotal'>;

const isOpen = ({ verification, allocatedTotal, bookedTotal }: MonthBesideVouchers): boolean =>
  verification !== 'locked' && [allocatedTotal, bookedTotal].some((amount) => Number(amount) !== 0);

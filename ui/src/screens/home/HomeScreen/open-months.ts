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
const registers = [personnelVerify, fixedAssetsVerify, intangiblesVerify, leasesVerify, materialsVerify];

/** Months with cost that are over and not locked: yyyy-MM, each once, in order. */
export type OpenMonths = readonly string[];

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
    registers.map(async (resource) => {
      const page = await allowed(
        ports.resource(resource).list({ where: [{ field: 'year', is: 'equal', value: year }], size: -1 }),
      );
      return page && page.records.filter(isOpen).map(({ month }) => String(month));
    }),
  );
  const seen = lists.filter((months) => months !== null);
  if (seen.length === 0) return null;
  return [...new Set(seen.flat().filter((month) => month < current))].sort();
}

type MonthBesideVouchers = Pick<RecordOf<typeof personnelVerify>, 'verification' | 'allocatedTotal' | 'bookedTotal'>;

const isOpen = ({ verification, allocatedTotal, bookedTotal }: MonthBesideVouchers): boolean =>
  verification !== 'locked' && [allocatedTotal, bookedTotal].some((amount) => Number(amount) !== 0);

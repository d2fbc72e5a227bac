import { bookedEntries } from '../finance';
import { requireYear, type Call } from '../records';
import { monthOf } from '../kernel/calendar';
import type { Text } from '../kernel';
import { allocateYear } from './allocate-year';
import { bookedFromHere, liveVouchers, ownVoucherOf } from './allocation-vouchers/live-vouchers';
import { bookedDestinations, type BookedDestinations, type BookedTo } from './booked-destinations';
import { costSources } from './cost-source';
import { sourceStandings, type ItemStanding } from './source-standings';
import { sourceWarnings } from './source-warnings';
import { yearRegisters } from './use-cases/year-registers';

/** A booked amount that does not count, and why. */
export interface ExcludedAmount {
  readonly id: string;
  readonly resource: string;
  readonly date: string;
  readonly voucher: string;
  readonly summary: string;
  readonly subjectCode: string;
  readonly item: string;
  readonly projectId: string | null;
  readonly amount: string;
  readonly to: BookedTo;
  readonly reason: Text;
}

/** The sources of a year's cost: both totals of every item, and where the booked amounts go. */
export interface SourceOverview {
  readonly year: string;
  readonly items: readonly ItemStanding[];
  readonly booked: Pick<BookedDestinations, 'booked' | 'totals'> & { readonly excluded: readonly ExcludedAmount[] };
  readonly warnings: readonly (Text & { readonly count: number })[];
}

/** Computed from the registers and vouchers as they are now; the ledgers follow with the next recompute. */
export async function sourceOverview(call: Call, given: { readonly year: string }): Promise<SourceOverview> {
  const year = requireYear(given.year);
  const registers = await yearRegisters(call, year);
  const sourceOf = costSources(registers, registers.sourceChoices);
  // Entries of this year's projects that are dated in another year would otherwise be missed unnoticed.
  const ofProjects = await bookedEntries(call, [
    { field: 'projectId', is: 'in', value: registers.projects.map(({ id }) => id) },
  ]);
  const elsewhere = ofProjects.filter(({ date }) => !date.startsWith(`${year}-`));
  const destinations = bookedDestinations({
    ...registers,
    voucherEntries: [...(registers.voucherEntries as typeof ofProjects), ...elsewhere],
    sourceOf,
  });
  const items = sourceStandings(registers, allocateYear(registers), destinations.amounts);
  const { booked, totals } = destinations;
  const ownVoucher = ownVoucherOf(await liveVouchers(call, year));
  return {
    year,
    items,
    booked: {
      booked,
      totals,
      excluded: destinations.amounts
        .filter(({ to }) => to !== 'counted')
        .map(({ entry, item, amount, to, reason }) => ({
          id: entry.id,
          resource: entry.resource,
          date: entry.date,
          voucher: `${monthOf(entry.date)} ${entry.voucherType}-${entry.voucherNo}/${entry.entryNo}`,
          summary: entry.summary,
          subjectCode: entry.subjectCode,
          item,
          projectId: entry.projectId,
          amount,
          to,
          reason: to === 'allocation' ? bookedFromHere(ownVoucher(entry), reason) : reason,
        })),
    },
    warnings: sourceWarnings(items).map(({ message, count }) => ({ ...message, count })),
  };
}

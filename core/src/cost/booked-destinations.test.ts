import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sum, yuan } from '../kernel/money';
import { allocateYear, type AllocateYearInput } from './allocate-year';
import { bookedDestinations } from './booked-destinations';
import { costSources } from './cost-source';
import type { MaterialRow, ProjectRow, VoucherEntryRow } from './registers';
import { sourceStandings } from './source-standings';

const project = (code: string): ProjectRow => ({
  id: `id-${code}`,
  code,
  expenditureType: 'expensed',
  completion: 'ongoing',
  startTime: '2024-01-01',
  endTime: null,
});
const material: MaterialRow = {
  id: 'm1',
  date: '2024-02-01',
  projectId: 'id-A',
  qty: '1',
  price: '10',
  amount: null,
  direction: 'issue',
};
const empty: AllocateYearInput = {
  year: 2024,
  projects: [project('A'), project('B')],
  ...{ salaries: [], attendance: [], workTimes: [], fixedAssets: [], assetUses: [], intangibles: [], leases: [] },
  ...{ equipmentPower: [], power: [], materials: [], voucherEntries: [] },
  subjectMatches: [
    { subjectCode: '530101', costItem: '2.1' },
    { subjectCode: '530102', costItem: '6.4' },
    { subjectCode: '530103', costItem: 'none' },
  ],
};

const amount = fc.option(fc.integer({ min: -90_000, max: 90_000 }).map((fen) => (fen / 100).toFixed(2)));
const entries = fc.array(
  fc.record({
    date: fc.constantFrom('2024-01-31', '2024-12-31', '2023-12-31', '2025-01-01'),
    voucherType: fc.constant('记'),
    voucherNo: fc.constantFrom('1', '2', '3'),
    entryNo: fc.constant('1'),
    subjectCode: fc.constantFrom('530101', '530102', '530103', '6602', '4103', '1002'),
    debitAmount: amount,
    creditAmount: amount,
    projectId: fc.constantFrom('id-A', 'id-B', 'id-X', null, ''),
    summary: fc.constantFrom('结转', '设计费'),
  }),
  { maxLength: 14 },
);
const choices = fc.array(
  fc.record({
    costItem: fc.constantFrom('2.1', '6.4'),
    source: fc.constantFrom('auto', 'allocation', 'voucher'),
    projectId: fc.constantFrom('id-A', 'id-B', null),
  }),
  { maxLength: 4 },
);
const rulings = fc.array(
  fc.record({
    month: fc.constantFrom('2024-01', '2024-12'),
    voucherType: fc.constant('记'),
    voucherNo: fc.constantFrom('1', '2'),
    closing: fc.constantFrom('1', '2'),
    reason: fc.constant('核实'),
  }),
  { maxLength: 2 },
);

const total = (amounts: readonly { readonly amount: string }[]) => sum(amounts.map((each) => yuan(each.amount)));

it('names every booked amount once: booked = counted + excluded, and counted is what the cost takes', () => {
  fc.assert(
    fc.property(entries, choices, rulings, fc.boolean(), (rows, sourceChoices, vouchers, hasMaterial) => {
      const voucherEntries = rows.map((row, at): VoucherEntryRow => ({ ...row, id: `v${at}` }) as VoucherEntryRow);
      const closingRules = { vouchers };
      const materials = hasMaterial ? [material] : [];
      const input = { ...empty, voucherEntries, materials, sourceChoices, closingRules };
      const sourceOf = costSources(input, sourceChoices);
      const { booked, totals, amounts } = bookedDestinations({ ...input, sourceOf });
      const matched = rows.filter(({ subjectCode }) => ['530101', '530102'].includes(subjectCode));
      const signed = matched.map(({ debitAmount, creditAmount }) =>
        yuan(debitAmount ?? '0').minus(yuan(creditAmount ?? '0')),
      );
      expect(booked).toBe(sum(signed).toString());
      expect(sum(Object.values(totals).map(yuan)).toString()).toBe(booked);
      expect(total(amounts).toString()).toBe(booked);
      // Every entry is named with all of its amount, and what does not count with the reason.
      for (const [at, entry] of voucherEntries.entries()) {
        const named = amounts.filter((each) => each.entry === entry);
        const isMatched = ['530101', '530102'].includes(entry.subjectCode);
        const own = yuan(rows[at]!.debitAmount ?? '0').minus(yuan(rows[at]!.creditAmount ?? '0'));
        expect(total(named).toString()).toBe(isMatched ? own.toString() : '0.00');
        const isOfYear = entry.date.startsWith('2024-');
        for (const { to, reason } of named) {
          expect(reason.zh).not.toBe('');
          expect(to === 'otherYear').toBe(!isOfYear);
        }
      }
      const { parts, unused } = allocateYear(input);
      expect(total(parts.filter(({ origin }) => origin === 'voucher')).toString()).toBe(totals.counted);
      // Both totals of each item are those of its parts, whichever source is in use.
      for (const standing of sourceStandings(input, { parts, unused }, amounts)) {
        const of = [...parts, ...unused].filter(({ item }) => item === standing.item);
        const from = (origin: string) => total(of.filter((part) => part.origin === origin)).toString();
        expect([standing.booked, standing.allocated]).toEqual([from('voucher'), from('allocation')]);
      }
    }),
  );
});

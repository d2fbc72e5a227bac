import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp } from '../kernel/money';
import { linkVouchers, shareSigned, type AllocatedItem, type BookedItem } from './link-vouchers';

const allocated = (item: string, amount: string) => ({ item, amount }) as AllocatedItem;
const booked = (voucher: string, item: string, amount: string) => ({ voucher, item, amount }) as BookedItem;
const linked = (items: readonly AllocatedItem[], entries: readonly BookedItem[]) =>
  linkVouchers(items, entries).map(({ item, voucher, taxAmount, bookAmount }) => [
    item,
    voucher,
    taxAmount,
    bookAmount,
  ]);

describe('allocated amounts beside the vouchers of their month and group', () => {
  it('stay without a voucher where none is booked', () => {
    expect(linked([allocated('1.1', '80.00')], [])).toEqual([['1.1', null, '80.00', null]]);
    expect(linked([allocated('1.1', '80.00')], [booked('V1', '1.1', '5'), booked('V1', '1.1', '-5')])).toEqual([
      ['1.1', null, '80.00', null],
    ]);
  });

  it('are shared by what the vouchers of their item book, to the cent', () => {
    const entries = [booked('V1', '1.1', '60.00'), booked('V2', '1.1', '30.00')];
    expect(linked([allocated('1.1', '100.00')], entries)).toEqual([
      ['1.1', 'V1', '66.67', '60.00'],
      ['1.1', 'V2', '33.33', '30.00'],
    ]);
  });

  it('leave a red-letter voucher what it reverses', () => {
    const entries = [booked('V1', '1.1', '120.00'), booked('V2', '1.1', '-20.00')];
    expect(linked([allocated('1.1', '90.00')], entries)).toEqual([
      ['1.1', 'V1', '110.00', '120.00'],
      ['1.1', 'V2', '-20.00', '-20.00'],
    ]);
  });

  it('take the vouchers of items that have nothing allocated before those of other items', () => {
    const entries = [booked('V1', '1.1', '80.00'), booked('V2', '6.5', '20.00')];
    expect(linked([allocated('1.1', '80.00'), allocated('1.2', '20.00')], entries)).toEqual([
      ['1.1', 'V1', '80.00', '80.00'],
      ['1.2', 'V2', '20.00', '20.00'],
    ]);
  });

  it('share one voucher of the group by what they come to where it is all there is', () => {
    const items = [allocated('1.1', '80.00'), allocated('1.2', '20.00')];
    expect(linked(items, [booked('V1', '1.1', '110.00')])).toEqual([
      ['1.1', 'V1', '80.00', '88.00'],
      ['1.2', 'V1', '20.00', '22.00'],
    ]);
  });

  it('come to 0 for what is booked on an item without an allocated amount', () => {
    const entries = [booked('V1', '1.1', '80.00'), booked('V2', '1.2', '5.00')];
    expect(linked([allocated('1.1', '80.00')], entries)).toEqual([
      ['1.1', 'V1', '80.00', '80.00'],
      ['1.2', 'V2', '0.00', '5.00'],
    ]);
    expect(linked([], [booked('V1', '1.1', '5.00')])).toEqual([['1.1', 'V1', '0.00', '5.00']]);
  });

  it('add up to what was allocated by item, and to what was booked in all, whatever the signs', () => {
    const item = fc.constantFrom('1.1', '1.2', '1.3', '6.5');
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((fen) => (fen / 100).toFixed(2));
    const items = fc
      .uniqueArray(fc.record({ item, amount }), { selector: ({ item: of }) => of, maxLength: 4 })
      .map((all) => all as AllocatedItem[]);
    const entries = fc
      .array(fc.record({ voucher: fc.constantFrom('V1', 'V2', 'V3'), item, amount }), { maxLength: 8 })
      .map((all) => all as BookedItem[]);
    fc.assert(
      fc.property(items, entries, (given, vouchers) => {
        const rows = linkVouchers(given, vouchers);
        const sumOf = (amounts: readonly (string | null)[]) => addUp(amounts.map((each) => each ?? '0'));
        for (const each of given) {
          expect(sumOf(rows.filter((row) => row.item === each.item).map((row) => row.taxAmount))).toBe(each.amount);
        }
        expect(sumOf(rows.map((row) => row.taxAmount))).toBe(sumOf(given.map((each) => each.amount)));
        const isLinked = rows.some(({ voucher }) => voucher !== null);
        if (isLinked) {
          expect(sumOf(rows.map((row) => row.bookAmount))).toBe(sumOf(vouchers.map((each) => each.amount)));
        }
      }),
    );
  });
});

describe('shares by weights of either sign', () => {
  it('are none where there is no weight', () => {
    expect(shareSigned('5.00', ['0', '0.00'])).toBeNull();
    expect(shareSigned('5.00', [])).toBeNull();
  });

  it('add up to the total, which may be negative', () => {
    expect(shareSigned('-30.00', ['100', '-50'])).toEqual(['20.00', '-50.00']);
    expect(shareSigned('-30.00', ['-20', '-10'])).toEqual(['-20.00', '-10.00']);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum, tenThousandYuan, yuan } from '../../kernel/money';
import { costStructure, totalOf } from './cost-structure';

const activity = (code: string, ...projectCodes: string[]) => ({ code, name: code, projectCodes });

/**
 * By hand. P1: wages 600 000 (1.1) and insurance 120 000 (1.2) = 72.00; material 345 678.90 (2.1) = 34.57; depreciation
 * 80 000 (3.1) and of a building 20 000 (8.1) = 10.00; commissioning 30 000 (8.3) = 3.00; other 45 000 (6.1) and phone
 * 5 000 (8.5) = 5.00; entrusted in China 200 000 = 20.00, abroad 100 000 = 10.00; the accounts alone 9 999 (8.7): not.
 */
const first = {
  projectCode: 'P1',
  items: {
    ...{ '1.1': '600000.00', '1.2': '120000.00', '2.1': '345678.90', '3.1': '80000.00', '8.1': '20000.00' },
    ...{ '8.3': '30000.00', '6.1': '45000.00', '8.5': '5000.00', '7.1': '200000.00', '7.2': '100000.00' },
    '8.7': '9999.00',
  },
};
/** Amortisation 50 004.99 (4.1) = 5.00; design 49 999.50 (5.1) = 5.00; entrusted to a person abroad 10 000 = 1.00. */
const second = { projectCode: 'P2', items: { '4.1': '50004.99', '5.1': '49999.50', '7.3': '10000.00' } };

test('table five has the lines of the form by activity, as reckoned by hand', () => {
  const { columns, total, ledgerTotal, rounding } = costStructure(
    '2024',
    [activity('RD01', 'P1'), activity('RD02', 'P2', 'P9')],
    [first, second],
  );
  expect(columns[0]!.cells).toEqual({
    ...{ internal: '124.57', personnel: '72.00', direct: '34.57', depreciation: '10.00', amortisation: '0.00' },
    ...{ design: '0.00', trial: '3.00', other: '5.00', entrusted: '30.00', domestic: '20.00', total: '154.57' },
  });
  expect(columns[1]!.cells).toMatchObject({
    amortisation: '5.00',
    design: '5.00',
    internal: '10.00',
    entrusted: '1.00',
  });
  expect(columns[1]!.cells).toMatchObject({ domestic: '0.00', total: '11.00' });
  expect(total).toMatchObject({ internal: '134.57', entrusted: '31.00', domestic: '20.00', total: '165.57' });
  // 1 545 678.90 + 110 004.49; the table has 1 655 700.00.
  expect([ledgerTotal, rounding]).toEqual(['1655683.39', '16.61']);
});

test('what the accounts alone have is in no line, and a project in no activity is in the cost but in no column', () => {
  const { columns, cost, ledgerTotal } = costStructure('2024', [], [first]);
  expect(columns).toEqual([]);
  expect(ledgerTotal).toBe('1545678.90');
  expect(cost).toMatchObject({ entrustedDomestic: '200000.00', entrustedOverseas: '100000.00' });
});

test('sums of the table are those of its amounts, and with the rounding it is the ledger', () => {
  const amount = fc.integer({ min: -9_999_999, max: 999_999_999 }).map((fen) => yuan(fen).dividedBy('100').toString());
  const item = fc.constantFrom(
    '1.1',
    '2.3',
    '3.2',
    '4.1',
    '5.2',
    '5.3',
    '6.4',
    '7.1',
    '7.2',
    '7.3',
    '8.2',
    '8.6',
    '8.7',
  );
  const projects = fc.array(fc.dictionary(item, amount), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(projects, (items) => {
      const given = items.map((each, at) => ({ projectCode: `P${at}`, items: each }));
      const { columns, total, cost, ledgerTotal, rounding } = costStructure(
        '2024',
        given.map(({ projectCode }) => activity(projectCode, projectCode)),
        given,
      );
      const added = (of: readonly string[]) =>
        sum(
          of.map((each) => tenThousandYuan(each)),
          'tenThousandYuan',
        ).toString();
      for (const { cells } of [...columns, { cells: total }]) {
        const { personnel, direct, depreciation, amortisation, design, trial, other } = cells;
        expect(cells.internal).toBe(added([personnel, direct, depreciation, amortisation, design, trial, other]));
        expect(cells.total).toBe(added([cells.internal, cells.entrusted]));
      }
      expect(total.total).toBe(added(columns.map(({ cells }) => cells.total)));
      expect(tenThousandYuan(total.total).in('yuan').minus(yuan(rounding)).toString()).toBe(ledgerTotal);
      expect(totalOf(cost).toString()).toBe(ledgerTotal);
    }),
  );
});

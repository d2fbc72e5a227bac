import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateTrace, type Trace } from '../../kernel';
import { sum, yuan } from '../../kernel/money';
import { itemisedProjectCost, projectCosts } from '../../testing';
import { collectionTable, summary2015, superDeduction, type Ledger2015Input } from '../index';

const ledger = (id: string, rest: Partial<Ledger2015Input>): Ledger2015Input => ({
  id,
  expenditureType: 'expensed',
  ended: true,
  ...rest,
});
const of = (year: number, ...projects: Ledger2015Input[]) => summary2015({ year, projects });
const items = { '1.1': 600, '2.1': 300, '6.4': 120 };

describe('2015版“研发支出”辅助账汇总表', () => {
  test('自主: the five kinds and what is within the limit of each project', () => {
    const [row] = of(2017, ledger('a', { items })).rows;
    expect(row).toMatchObject({ projectId: 'a', form: 'own', formCode: '1', allowed: '1000.00' });
    expect(row!.columns).toMatchObject({ '1.1': '600.00', '6.21': '120.00', '8': '900.00', '8.1': '100.00' });
    expect(row!.columns).toMatchObject({ '7': '0.00', '7.1': '0.00', '9': '1000.00', '9.1': '' });
  });

  test('委托 of others: (7 − 7.1) × 80 %', () => {
    const [row] = of(2016, ledger('a', { entrustDomestic: 1000, entrustOverseasOrg: 400 })).rows;
    expect(row).toMatchObject({ form: 'entrusted', columns: { '7': '1400.00', '7.1': '400.00', '9': '800.00' } });
  });

  test('委托 of a related party: the detail within the limit × 80 %, nothing when it is overseas', () => {
    const related = { form: 'entrusted', relatedParty: true, items } as const;
    expect(of(2016, ledger('a', related)).rows[0]!.columns).toMatchObject({ '7.1': '0.00', '9': '800.00' });
    const overseas = of(2016, ledger('a', { ...related, overseas: true })).rows[0]!.columns;
    expect(overseas).toMatchObject({ '7.1': '1020.00', '9': '0.00' });
  });

  test('委托 of a related party is overseas, unless it says otherwise, where anything was paid overseas', () => {
    const related = { form: 'entrusted', relatedParty: true, items, entrustOverseasOrg: 400 } as const;
    expect(of(2016, ledger('a', related)).rows[0]!.columns['7.1']).toBe('1020.00');
    expect(of(2016, ledger('a', { ...related, overseas: false })).rows[0]!.columns['7.1']).toBe('0.00');
  });

  test('a ledger of nothing but entrusted cost is 委托, any other 自主, unless it says its form', () => {
    const formOf = (rest: Partial<Ledger2015Input>) => of(2018, ledger('a', rest)).rows[0]!.form;
    expect(formOf({ items: { '7.1': 1000 } })).toBe('entrusted');
    expect(formOf({ items: { '1.1': 600, '7.1': 1000 } })).toBe('own');
    expect(formOf({ items: { '1.1': 600 } })).toBe('own');
    expect(formOf({})).toBe('own');
    expect(formOf({ items: { '7.1': 1000 }, form: 'cooperative' })).toBe('cooperative');
  });

  test('sums have no rate, and that of the capitalised ones no expensed cost', () => {
    const { capitalised, expensed, total } = of(2017, ledger('a', { items }));
    expect([capitalised.key, expensed.key, total.key]).toEqual(['capitalised', 'expensed', 'total']);
    expect([capitalised, expensed, total].map(({ columns }) => [columns['9'], columns['9.1']])).toEqual([
      ['', ''],
      ['1000.00', ''],
      ['1000.00', ''],
    ]);
  });

  test('资本化: a rate once it has ended, else no row', () => {
    const capitalised = { expenditureType: 'capitalised', items } as const;
    const [row] = of(2017, ledger('a', capitalised)).rows;
    expect(row!.columns).toMatchObject({ '9': '', '9.1': '98.04' });
    expect(of(2017, ledger('a', { ...capitalised, ended: false })).rows).toEqual([]);
  });

  test('from 2018 overseas organisations count up to 2/3 of the domestic cost, persons never', () => {
    const own = ledger('a', { items: { '1.1': 600 } });
    const within = of(2018, own, ledger('b', { entrustOverseasOrg: 400, entrustOverseasPerson: 50 })).rows[1]!.columns;
    expect(within).toMatchObject({ '7.1': '50.00', '9': '320.00' });
    // 2/3 × 600 = 400 of 800: half of what was paid counts.
    const beyond = of(2018, own, ledger('b', { entrustOverseasOrg: 1000 })).rows[1]!.columns;
    expect(beyond).toMatchObject({ '7.1': '500.00', '9': '400.00' });
  });

  test('a project that is worked on in two forms comes twice, each figure traced under a key of its own', () => {
    const { rows, trace } = of(
      2017,
      ledger('a', { form: 'own', items: { '1.1': 600 } }),
      ledger('a', { form: 'entrusted', items: { '7.1': 1000 } }),
    );
    expect(rows.map(({ projectId, formCode, allowed }) => [projectId, formCode, allowed])).toEqual([
      ['a', '1', '600.00'],
      ['a', '2', '800.00'],
    ]);
    for (const { key, columns, allowed } of rows) {
      for (const [column, amount] of Object.entries({ ...columns, allowed })) {
        if (amount === '' || amount === '0.00') continue;
        const traced = all(trace).find((each) => each.key === `${key}/${column}`);
        expect([key, column, traced && evaluateTrace(traced, trace)]).toEqual([key, column, amount]);
      }
    }
  });

  test('the fixed rows: what stood, what came, what left', () => {
    const { fixedRows } = of(
      2017,
      ledger('a', { items: { '1.1': 100 } }),
      ledger('b', { expenditureType: 'capitalised', items: { '1.1': 300 }, opening: { items: { '1.1': 200 } } }),
      ledger('c', { expenditureType: 'capitalised', ended: false, items: { '1.1': 70 } }),
    );
    const column = Object.fromEntries(Object.entries(fixedRows).map(([name, row]) => [name, row['1.1']]));
    expect(column).toEqual({
      ...{ opening: '200.00', debit: '270.00', credit: '400.00' },
      ...{ toExpense: '100.00', toIntangible: '300.00', closing: '70.00' },
    });
  });
});

const ledgers: fc.Arbitrary<Ledger2015Input[]> = projectCosts(
  fc
    .record({ cost: itemisedProjectCost, relatedParty: fc.boolean() })
    .map(({ cost, relatedParty }) => ({ ...cost, relatedParty })),
  { least: 0, most: 5 },
);
const year = fc.integer({ min: 2016, max: 2020 });
const all = (trace: Trace): Trace[] => [trace, ...trace.inputs.flatMap(all)];

describe('the 2015 summary in general', () => {
  test('its rows make its sums', () => {
    fc.assert(
      fc.property(year, ledgers, (tax, projects) => {
        const { rows, expensed, capitalised, total } = summary2015({ year: tax, projects });
        expect(total.allowed).toBe(sum(rows.map(({ allowed }) => yuan(allowed))).toString());
        expect(total.allowed).toBe(sum([expensed, capitalised].map(({ allowed }) => yuan(allowed))).toString());
        expect(total.columns['9']).toBe(expensed.allowed);
      }),
    );
  });

  test('agrees with A107012 for own projects until 2020', () => {
    fc.assert(
      fc.property(year, ledgers, (tax, list) => {
        const projects = list.map((each) => {
          const { '7.1': _, '7.2': __, '7.3': ___, ...own } = each.items ?? {};
          return { ...each, items: own };
        });
        const own = projects.map(({ id, expenditureType, ended, items }) => ({ id, expenditureType, ended, items }));
        const { lines } = superDeduction({ year: tax, period: 'ANNUAL', projects: own });
        const difference = yuan(summary2015({ year: tax, projects }).total.allowed).minus(yuan(lines['40']));
        expect(difference.isZero()).toBe(true);
      }),
    );
  });

  test('is worked out anew from its trace', () => {
    fc.assert(
      fc.property(year, ledgers, (tax, projects) => {
        const { trace, total } = summary2015({ year: tax, projects });
        expect(trace.value).toBe(total.allowed);
        expect(all(trace).filter((each) => evaluateTrace(each, trace) !== each.value)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('研发费用情况归集表', () => {
  const projects = [ledger('a', { items }), ledger('b', { entrustDomestic: 1000 })];
  const table = collectionTable({
    ...{ year: 2018, projects },
    intangibles: [{ id: 'I1', amortisation: 200, rate: '98.04' }],
  });
  const amounts = Object.fromEntries(table.rows.map(({ number, amount }) => [number, amount]));

  test('has every row, down to what is deducted at 75 %', () => {
    expect(amounts).toMatchObject({ 1: '600.00', '1.1': '600.00', 2: '300.00', 6: '120.00', '6.4': '120.00' });
    expect(amounts).toMatchObject({ 7: '1000.00', '7.1': '0.00', 8: '900.00', '8.1': '100.00', 9: '1800.00' });
    expect(amounts).toMatchObject({ 10: '200.00', '10.1': '196.08', 11: '1497.06' });
    expect(table.rows).toHaveLength(39);
    expect(evaluateTrace(table.trace)).toBe('1497.06');
  });

  test.each([2015, 2019])('%i has no such form', (tax) => {
    expect(() => collectionTable({ year: tax, projects })).toThrow(
      expect.objectContaining({ code: 'FORM_NOT_IN_FORCE' }),
    );
  });
});

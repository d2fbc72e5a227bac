import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum, yuan } from '../../kernel/money';
import { amountBetween, categoryAmounts, costAmount, coveredYear } from '../../testing';
import { superDeduction, type ProjectCostInput } from '../index';

const names = ['personnel', 'directInput', 'depreciation', 'amortisation', 'design', 'other'] as const;
const listed = <Cost extends object>(list: readonly Cost[]) =>
  list.map((each, index) => ({ ...each, id: `p${index}`, expenditureType: 'expensed' as const, ended: true }));
const projects = fc.array(categoryAmounts(), { minLength: 1, maxLength: 5 }).map(listed);
/** Amounts as reversals leave them, of either sign. */
const signed = amountBetween(-(10 ** 9), 10 ** 9);
const reversed = fc.array(categoryAmounts(signed), { minLength: 1, maxLength: 4 }).map(listed);
const annual = (tax: number, list: readonly ProjectCostInput[], rest = {}) =>
  superDeduction({ year: tax, period: 'ANNUAL', projects: list, ...rest });

describe('the deduction', () => {
  test('never falls when an eligible cost rises', () => {
    fc.assert(
      fc.property(
        coveredYear,
        fc.oneof(projects, reversed),
        fc.constantFrom(...names, 'entrustDomestic' as const),
        costAmount,
        (tax, list, name, more) => {
          const [first, ...others] = list;
          const raised = { ...first!, [name]: yuan(first![name]!).plus(yuan(more)).toString() };
          const [before, after] = [annual(tax, list), annual(tax, [raised, ...others])];
          expect(yuan(after.lines['51']).compare(yuan(before.lines['51']))).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('never falls when a better rate applies', () => {
    fc.assert(
      fc.property(coveredYear, projects, (tax, list) => {
        const general = annual(tax, list);
        const best = annual(tax, list, { enterpriseKinds: ['manufacturing', 'techSme', 'icOrMachineTool'] });
        expect(yuan(best.lines['51']).compare(yuan(general.lines['51']))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('of one pooled limit is never less than of a limit for each project', () => {
    fc.assert(
      fc.property(projects, (list) => {
        // The rates of 2020 and 2021 do not affect line 34; each limit of 2020 is rounded separately.
        const [each, pooled] = [annual(2020, list), annual(2021, list)];
        const slack = yuan('0.005').times(list.length).plus(yuan('0.005'));
        expect(yuan(pooled.lines['34']).plus(slack).compare(yuan(each.lines['34']))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('has limits that never fall below 0, whatever is reversed', () => {
    fc.assert(
      fc.property(coveredYear, reversed, (tax, list) => {
        const { lines, otherLimit, overseasCap } = annual(tax, list);
        for (const limit of [otherLimit, overseasCap]) expect(limit).not.toMatch(/^-/);
        // A reversal of other costs or of what was paid overseas counts; a limit alone takes nothing away.
        const reversals = sum(list.map(({ other }) => yuan(other).min(yuan(0))));
        expect(yuan(lines['34']).compare(reversals)).toBeGreaterThanOrEqual(0);
        expect(yuan(lines['38']).compare(yuan(lines['37']).min(yuan(0)))).toBeGreaterThanOrEqual(0);
      }),
    );
    const [reversal] = listed([{ personnel: -1_000_000 }]);
    const { lines } = superDeduction({ year: 2024, period: 'H1', projects: [reversal!] });
    expect(lines).toMatchObject({ 34: '0.00', 38: '0.00', 40: '-1000000.00' });
  });

  test('is the rate of the base, rounded once', () => {
    fc.assert(
      fc.property(coveredYear, projects, costAmount, (tax, list, line48) => {
        const { base, rate, lines } = annual(tax, list, { line48 });
        expect(lines['51']).toBe(yuan(base).times(rate).toString());
      }),
    );
  });

  test('ignores what was paid to overseas individuals', () => {
    fc.assert(
      fc.property(coveredYear, projects, costAmount, (tax, list, entrustOverseasPerson) => {
        const paid = list.map((each) => ({ ...each, entrustOverseasPerson }));
        expect(annual(tax, paid).lines['51']).toBe(annual(tax, list).lines['51']);
      }),
    );
  });

  test('of the quarters of 2022 lies between 75 % and 100 % of the base, and the quarters make the base', () => {
    fc.assert(
      fc.property(projects, costAmount, (list, amount) => {
        const { base, baseQ4, baseQ1Q3, lines } = annual(2022, list, { q4: { mode: 'actual', amount } });
        expect(sum([yuan(baseQ4!), yuan(baseQ1Q3!)]).toString()).toBe(base);
        expect(yuan(lines['51']).compare(yuan(base).times('0.75').round())).toBeGreaterThanOrEqual(0);
        expect(yuan(lines['51']).compare(yuan(base))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('the limit of other related costs', () => {
  const ids = ['a', 'b', 'c'];
  const each = (personnel: string) =>
    ids.map((id) => ({ id, expenditureType: 'expensed' as const, ended: true, personnel }));

  test('is one for all projects from 2021, and the sum of those of each before', () => {
    // A ninth of 0.05 is half a 分 and more; three times rounded it is 0.03.
    expect([2020, 2021].map((tax) => annual(tax, each('0.05')).otherLimit)).toEqual(['0.03', '0.02']);
    expect([2020, 2021].map((tax) => annual(tax, each('900')).otherLimit)).toEqual(['300.00', '300.00']);
  });
});

describe('amounts as they come', () => {
  const project = { id: 'x', expenditureType: 'expensed' as const, ended: true };

  test('numbers and texts are the same', () => {
    fc.assert(
      fc.property(coveredYear, categoryAmounts(), (tax, each) => {
        const numbers = Object.fromEntries(Object.entries(each).map(([name, value]) => [name, Number(value)]));
        expect(annual(tax, [{ ...project, ...numbers }]).lines).toEqual(annual(tax, [{ ...project, ...each }]).lines);
      }),
    );
  });

  test('empty and missing ones are 0, and leave a category to its items', () => {
    const { lines } = annual(2024, [
      { ...project, personnel: null, other: '', items: { '1.1': '5', '6.4': undefined } },
    ]);
    expect(lines).toMatchObject({ 3: '5.00', 28: '0.00', 51: '5.00' });
  });

  test('more than 分 is kept until a line rounds it', () => {
    const two = [
      { ...project, personnel: '0.005' },
      { ...project, id: 'y', personnel: '0.005' },
    ];
    expect(annual(2024, two).lines['3']).toBe('0.01');
  });
});

describe('line 1 counts projects with deductible cost', () => {
  const one = { id: 'a', expenditureType: 'expensed', ended: false } as const;
  test.each([
    ['none at all', 2024, [one], '0'],
    ['its own cost', 2024, [{ ...one, personnel: 1 }], '1'],
    ['what was entrusted in China', 2024, [{ ...one, entrustDomestic: 1 }], '1'],
    ['persons overseas alone', 2024, [{ ...one, entrustOverseasPerson: 9 }], '0'],
    [
      'overseas beside domestic cost',
      2024,
      [
        { ...one, entrustOverseasOrg: 9 },
        { ...one, id: 'b', personnel: 9 },
      ],
      '2',
    ],
    ['overseas without domestic cost', 2024, [{ ...one, entrustOverseasOrg: 9 }], '0'],
    [
      'overseas before 2018',
      2017,
      [
        { ...one, entrustOverseasOrg: 9 },
        { ...one, id: 'b', personnel: 9 },
      ],
      '1',
    ],
    ['other cost without a limit to fit in', 2024, [{ ...one, other: 9 }], '0'],
    ['more returned than issued', 2024, [{ ...one, personnel: 1, directInput: -2 }], '0'],
    [
      'two ledgers',
      2024,
      [
        { ...one, personnel: 1 },
        { ...one, ...{ expenditureType: 'capitalised', ended: true, personnel: 2 } },
      ],
      '1',
    ],
  ] as readonly [string, number, readonly ProjectCostInput[], string][])('%s, %i', (_, year, list, count) => {
    expect(annual(year, list).lines['1']).toBe(count);
  });
});

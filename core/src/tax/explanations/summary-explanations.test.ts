import { describe, expect, test } from 'vitest';
import { collectionTable, summary2015, summary2021, type Ledger2015Input, type ProjectCostInput } from '../index';
import { expectExplanation } from './explanation.testing';

/* Snapshots of the explanations of the summaries. The text files in this folder are reviewed against the forms. */

const items = { '1.1': '600', '2.1': '300', '6.3': '20', '6.4': '100' } as const;
const expensed = { expenditureType: 'expensed', ended: true } as const;
const capitalised = { expenditureType: 'capitalised', ended: true } as const;

describe('2021版 explains every column', () => {
  const projects: ProjectCostInput[] = [
    { ...expensed, id: 'a', label: 'RD01', items: { ...items, '7.1': '70', '7.2': '900', '7.3': '5' } },
    { ...capitalised, id: 'b', label: 'RD02', personnel: '9500', other: '2000', entrustOverseasOrg: '40' },
    { ...capitalised, ended: false, id: 'c', label: 'RD03', personnel: '1' },
  ];

  test('with other matters', async () => {
    const summary = summary2021({ year: 2022, projects, otherMatters: { other: '300', personnel: '10' } });
    await expectExplanation(summary.trace, 'summary2021');
    expect(summary.rows.map(({ key, projectId }) => [key, projectId])).toEqual([
      ['project:a', 'a'],
      ['project:b', 'b'],
    ]);
    const { capitalised, expensed, otherMatters, total } = summary;
    expect([capitalised, expensed, otherMatters, total].map((row) => row?.key)).toEqual([
      'capitalised',
      'expensed',
      'project:otherMatters',
      'total',
    ]);
  });

  test('without a capitalised project, the total is what was expensed', () => {
    const { capitalised, expensed, total } = summary2021({ year: 2022, projects: projects.slice(0, 1) });
    expect(capitalised.allowed).toBe('0.00');
    expect(expensed.columns).toEqual(total.columns);
    expect(expensed.allowed).toBe(total.allowed);
  });
});

const ledgers: Ledger2015Input[] = [
  { ...expensed, id: 'own', label: 'RD01', items, opening: { personnel: '3' } },
  {
    ...expensed,
    id: 'paid',
    label: 'RD02',
    entrustDomestic: '1000',
    entrustOverseasOrg: '400',
    entrustOverseasPerson: '50',
  },
  { ...expensed, id: 'related', label: 'RD03', form: 'entrusted', relatedParty: true, items },
  { ...expensed, id: 'abroad', label: 'RD04', form: 'entrusted', relatedParty: true, overseas: true, items },
  { ...expensed, id: 'athome', label: 'RD05', form: 'entrusted', overseas: false, entrustOverseasOrg: '80' },
  { ...capitalised, id: 'both', label: 'RD06', form: 'cooperative', personnel: '50', other: '9' },
  { ...capitalised, id: 'bought', form: 'entrusted', entrustDomestic: '500' },
  { ...capitalised, ended: false, id: 'open', label: 'RD08', personnel: '1' },
];

describe('2015版 explains every column', () => {
  test.each([2016, 2018])('of %i', async (year) => {
    await expectExplanation(summary2015({ year, projects: ledgers }).trace, `summary2015-${year}`);
  });

  test('with what counts of each kind of ledger', () => {
    const { rows } = summary2015({ year: 2017, projects: ledgers });
    expect(rows.map(({ projectId, allowed, columns }) => [projectId, columns['7.1'], allowed, columns['9.1']])).toEqual(
      [
        // 900 and of 120 the limit of 900 ÷ 9
        ['own', '0.00', '1000.00', ''],
        // (1450 − 450) × 80 %
        ['paid', '450.00', '800.00', ''],
        // 1000 × 80 %
        ['related', '0.00', '800.00', ''],
        ['abroad', '1020.00', '0.00', ''],
        // 80 × 80 %, as the head states that it was not overseas
        ['athome', '0.00', '64.00', ''],
        // 50 + 50 ÷ 9, of 59
        ['both', '0.00', '55.56', '94.17'],
        // 500 × 80 % ÷ 500
        ['bought', '0.00', '400.00', '80.00'],
      ],
    );
  });
});

describe('归集表', () => {
  const asset = { id: 'IA01', amortisation: '120', rate: '80' } as const;

  test('explains every row', async () => {
    const table = collectionTable({
      year: 2018,
      projects: ledgers,
      enterpriseKinds: ['techSme'],
      intangibles: [asset, { id: 'IA02', amortisation: '10', rate: '100' }],
    });
    await expectExplanation(table.trace, 'collection-table');
    const rows = table.rows.map(({ number, label, amount }) => `${number} | ${label.zh} | ${label.en} | ${amount}\n`);
    await expect(rows.join('')).toMatchFileSnapshot('./collection-table-rows.explanation.txt');
    const amounts = Object.fromEntries(table.rows.map(({ number, amount }) => [number, amount]));
    // 120 × 80 % + 10 × 100 %
    expect(amounts).toMatchObject({ '10': '130.00', '10.1': '106.00' });
  });

  test('is explained without intangible assets and without a project', async () => {
    await expectExplanation(collectionTable({ year: 2016, projects: [] }).trace, 'collection-table-empty');
  });

  test.each([2015, 2019])('is no form of %i', (year) =>
    expect(() => collectionTable({ year, projects: [] })).toThrow(
      `The collection table is a form of 2016 to 2018, not of ${year}`,
    ),
  );
});

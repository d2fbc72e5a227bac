import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, yuan } from '../kernel/money';
import { allocateYear, type AllocateYearInput } from './allocate-year';
import type { MaterialRow, ProjectRow, VoucherEntryRow } from './registers';
import { statsAmount } from './stats-amount';

const project = (code: string): ProjectRow => ({
  id: `id-${code}`,
  code,
  expenditureType: 'expensed',
  completion: 'ongoing',
  startTime: '2024-01-01',
  endTime: null,
});
const material = (id: string, over: Partial<MaterialRow> = {}): MaterialRow => ({
  id,
  date: '2024-02-01',
  projectId: 'id-A',
  qty: '1',
  price: '10',
  amount: null,
  direction: 'issue',
  ...over,
});
const voucher = (id: string, subjectCode: string, over: Partial<VoucherEntryRow> = {}): VoucherEntryRow => ({
  id,
  date: '2024-01-31',
  voucherType: '记',
  voucherNo: id,
  entryNo: '1',
  subjectCode,
  debitAmount: '7.00',
  creditAmount: null,
  projectId: 'id-A',
  ...over,
});
const empty: AllocateYearInput = {
  year: 2024,
  projects: [project('B'), project('A')],
  salaries: [],
  attendance: [],
  workTimes: [],
  fixedAssets: [],
  assetUses: [],
  intangibles: [],
  leases: [],
  equipmentPower: [],
  power: [],
  materials: [],
  voucherEntries: [],
  subjectMatches: [
    { subjectCode: '53010101', costItem: '2.1' },
    { subjectCode: '53010102', costItem: '6.4' },
  ],
};
const lines = (input: Partial<AllocateYearInput>) =>
  allocateYear({ ...empty, ...input }).records.map(
    ({ projectId, month, item, amount, origin }) => `${projectId} ${month} ${item} ${amount} ${origin}`,
  );

describe('the allocation of a year', () => {
  const materials = [
    material('m2', { direction: 'return', price: '3' }),
    material('m1'),
    material('m3', { projectId: 'id-B' }),
    material('m4', { date: '2024-01-09' }),
  ];
  const voucherEntries = [voucher('v1', '53010101'), voucher('v2', '53010102')];

  it('gathers parts into records by project code, month and item', () => {
    expect(lines({ materials, voucherEntries })).toEqual([
      'id-A 2024-01 2.1 10.00 allocation',
      'id-A 2024-01 6.4 7.00 voucher',
      'id-A 2024-02 2.1 7.00 allocation',
      'id-B 2024-02 2.1 10.00 allocation',
    ]);
  });

  it('counts each item of a project from its one source', () => {
    const both = { materials: [material('m1'), material('m2', { projectId: 'id-B' })], voucherEntries };
    expect(lines(both)).toEqual([
      'id-A 2024-01 6.4 7.00 voucher',
      'id-A 2024-02 2.1 10.00 allocation',
      'id-B 2024-02 2.1 10.00 allocation',
    ]);
    const ofA = [{ costItem: '2.1', source: 'voucher', projectId: 'id-A' }];
    expect(lines({ ...both, sourceChoices: ofA })).toEqual([
      'id-A 2024-01 2.1 7.00 voucher',
      'id-A 2024-01 6.4 7.00 voucher',
      'id-B 2024-02 2.1 10.00 allocation',
    ]);
  });

  it('hands over what the other source gave, and says why each record is from where it is', () => {
    const { records, unused } = allocateYear({ ...empty, materials, voucherEntries });
    expect(unused.map(({ item, amount, origin }) => [item, amount, origin])).toEqual([['2.1', '7.00', 'voucher']]);
    expect(records.map(({ item, sourceReason }) => [item, sourceReason.zh])).toContainEqual([
      '2.1',
      '自动：材料台账本年有 4 行，按台账分摊',
    ]);
  });

  it('warns about a voucher without a project only where vouchers count', () => {
    const homeless = voucherEntries.map((entry) => ({ ...entry, projectId: null }));
    const subjects = (input: Partial<AllocateYearInput>) =>
      allocateYear({ ...empty, ...input, voucherEntries: homeless }).warnings.map(({ code, subject }) => [
        code,
        subject,
      ]);
    expect(subjects({ materials })).toEqual([['NO_PROJECT', '53010102 2024-01']]);
    expect(subjects({})).toEqual([
      ['NO_PROJECT', '53010101 2024-01'],
      ['NO_PROJECT', '53010102 2024-01'],
    ]);
  });

  it('leaves out a project the year does not have, with a warning', () => {
    const { records, warnings } = allocateYear({ ...empty, materials: [material('m1', { projectId: 'id-X' })] });
    expect(records).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'UNKNOWN_PROJECT', resource: 'blade-rdm/projectmaterial', id: 'm1' }]);
  });

  const rows = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^m[0-9]{3}$/),
      date: fc.constantFrom('2024-01-05', '2024-02-01', '2024-12-31', '2023-05-05'),
      projectId: fc.constantFrom('id-A', 'id-B', 'id-X'),
      qty: fc.constant('1'),
      price: fc.constant('1'),
      amount: fc.integer({ min: 0, max: 99_999 }).map((fen) => (fen / 100).toFixed(2)),
      direction: fc.constantFrom('issue' as const, 'return' as const),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  );

  it('gives the same for the same rows in another order, and a second time', () => {
    const shuffled = rows.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(shuffled, ([given, other]) => {
        const first = allocateYear({ ...empty, materials: given });
        expect(allocateYear({ ...empty, materials: other, projects: empty.projects.toReversed() })).toEqual(first);
        expect(allocateYear({ ...empty, materials: given })).toEqual(first);
      }),
    );
  });

  it('keeps every amount: parts, records and the yearly amounts have one sum', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const { parts, records } = allocateYear({ ...empty, materials: given });
        const counted = given.filter(({ date, projectId }) => date.startsWith('2024') && projectId !== 'id-X');
        const expected = sum(
          counted.map(({ amount, direction }) => (direction === 'issue' ? yuan(amount) : yuan(amount).negate())),
        ).toString();
        const total = (amounts: readonly { readonly amount: string }[]) =>
          sum(amounts.map(({ amount }) => yuan(amount))).toString();
        const stats = statsAmount(records, empty.projects);
        expect(total(parts)).toBe(expected);
        expect(total(records)).toBe(expected);
        expect(total(records.flatMap((record) => record.parts))).toBe(expected);
        expect(total(stats.map(({ total: amount }) => ({ amount })))).toBe(expected);
        expect(parts.every(({ amount }) => amount !== '0.00')).toBe(true);
      }),
    );
  });
});

describe('yearly amounts', () => {
  it('show items that are not 0, and every category and month', () => {
    const records = [
      { projectId: 'id-A', month: '2024-02', item: '6.5', amount: '1.50' },
      { projectId: 'id-A', month: '2024-03', item: '6.5', amount: '2.25' },
      { projectId: 'id-A', month: '2024-03', item: '7.1', amount: '10.00' },
      { projectId: 'id-A', month: '2024-03', item: '2.1', amount: '0.00' },
    ] as const;
    const [a, b] = statsAmount(records, [project('B'), project('A')]);
    expect(a).toMatchObject({ projectId: 'id-A', projectCode: 'A', total: '13.75' });
    expect(a?.items).toEqual({ '6.5': '3.75', '7.1': '10.00' });
    expect(a?.categories).toEqual({
      personnel: '0.00',
      directInput: '0.00',
      depreciation: '0.00',
      amortisation: '0.00',
      design: '0.00',
      other: '3.75',
      entrusted: '10.00',
    });
    expect(Object.keys(a?.months ?? {}).sort()).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
      '10',
      '11',
      '12',
    ]);
    expect(a?.months).toMatchObject({ '01': '0.00', '02': '1.50', '03': '12.25' });
    expect(b).toMatchObject({ projectId: 'id-B', items: {}, total: '0.00' });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { riskRules, risksOf } from './risk-scan';
import type { RiskYear } from './risk-year';
import {
  asset,
  cost,
  entry,
  paid,
  person,
  present,
  project,
  salary,
  slip,
  soundYear,
  use,
  worked,
} from './risk-year.testing';

/** A year that breaks rules of every area, several rows a register. */
const faultyYear: RiskYear = {
  ...soundYear,
  people: [person(), person({ id: 'p2', code: 'E2', name: '李芳', category: 'manager', leaveDate: '2024-02-10' })],
  salaries: [
    salary(),
    salary({ id: 's2', month: '2024-05' }),
    salary({ id: 's3', personnelId: 'p2', month: '2024-06' }),
  ],
  attendance: [present({ actualHours: '100' }), present({ id: 'a2', personnelId: 'p2', actualHours: null })],
  workTimes: [
    worked(),
    worked({ id: 'w2', personnelId: 'p2' }),
    worked({ id: 'w3', personnelId: 'p2', projectId: 'j2', hours: '90' }),
  ],
  projects: [project(), project({ id: 'j2', code: 'RD2', name: '设备采购', endTime: '2024-03-31' })],
  fixedAssets: [asset({ useType: 'none' }), asset({ id: 'fa2', assetsCode: 'FA2', assetsName: '厂房' })],
  assetUses: [use({ month: '2024-01' }), use({ id: 'u2', assetsId: 'fa2', rdHours: '120' })],
  materials: [
    slip({ date: '2024-12-02' }),
    slip({ id: 'm2', billNo: 'LL2', date: '2024-12-03' }),
    slip({ id: 'm3', billNo: 'TL1', direction: 'return', qty: '11' }),
  ],
  entries: [entry(), paid({ creditAmount: '1.00' }), entry({ id: 'v3', projectId: 'j2', subjectCode: '530199' })],
  costRecords: [cost(), cost({ id: 'c2', month: '2024-12' }), cost({ id: 'c3', projectId: 'j2', item: '2.1' })],
};

describe('the scan of a year', () => {
  it('finds nothing in a sound year, nor in an empty one', () => {
    expect(risksOf(soundYear)).toEqual([]);
    const empty = Object.fromEntries(
      Object.entries(soundYear).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
    ) as unknown as RiskYear;
    expect(risksOf({ ...empty, deduction: { lines: {} as never } })).toEqual([]);
  });

  it('tells errors first, each finding by one of the rules', () => {
    const found = risksOf(faultyYear);
    const levels = found.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted());
    expect(new Set(found.map(({ area }) => area))).toEqual(
      new Set(['person', 'asset', 'material', 'finance', 'project', 'year']),
    );
    const codes = new Set(riskRules.map(({ code }) => code));
    expect(found.filter(({ rule, rows }) => !codes.has(rule) || rows.length === 0)).toEqual([]);
    expect(found.filter(({ message }) => /undefined|null|NaN|\[object/.test(message.zh + message.en))).toEqual([]);
  });

  it('finds the same whatever the order of the rows', () => {
    const expected = risksOf(faultyYear);
    const shuffled = fc.record(
      Object.fromEntries(
        Object.entries(faultyYear).map(([name, value]) => [
          name,
          Array.isArray(value) ? fc.shuffledSubarray(value, { minLength: value.length }) : fc.constant(value),
        ]),
      ),
    );
    fc.assert(
      fc.property(shuffled, (year) => {
        expect(risksOf(year as unknown as RiskYear)).toEqual(expected);
      }),
    );
  });

  it('goes through a large year in seconds', () => {
    const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
    const months = many(12, (at) => `2024-${String(at + 1).padStart(2, '0')}`);
    const year: RiskYear = {
      ...soundYear,
      people: many(500, (at) => person({ id: `p${at}`, code: `E${at}` })),
      projects: many(60, (at) =>
        project({ id: `j${at}`, code: `RD${at}`, startTime: '2024-01-01', endTime: '2024-12-31' }),
      ),
      details: [],
      attendance: many(6000, (at) =>
        present({ id: `a${at}`, personnelId: `p${at % 500}`, month: months[Math.floor(at / 500)]! }),
      ),
      workTimes: many(24000, (at) =>
        worked({
          id: `w${at}`,
          personnelId: `p${at % 500}`,
          month: months[Math.floor(at / 500) % 12]!,
          projectId: `j${at % 60}`,
          hours: '40',
        }),
      ),
      entries: many(40000, (at) => (at % 2 === 0 ? entry : paid)({ id: `v${at}`, voucherNo: `${Math.floor(at / 2)}` })),
    };
    // 60 projects without a resolution, and accounts far above line 40.
    expect(risksOf(year)).toHaveLength(61);
  }, 15_000);

  it('has rules that say what they are', () => {
    const codes = riskRules.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(riskRules.filter(({ code, area }) => !code.startsWith(`${area}.`))).toEqual([]);
    expect(
      riskRules.filter(({ label, basis }) => [label, basis].some((each) => each && !(each.zh && each.en))),
    ).toEqual([]);
  });
});

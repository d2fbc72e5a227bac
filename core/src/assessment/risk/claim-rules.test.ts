import { describe, expect, it } from 'vitest';
import { claimGate } from '../../enterprise';
import type { EnterpriseKind } from '../../tax';
import { foundBy, soundYear } from './risk-year.testing';

/** All an enterprise has to state, without anything against a claim. */
const sound = {
  ...{ industryCode: '3562', taxCollection: 'audited', resident: '2', totalRevenue: '1000.00' },
  ...{ negativeRevenue: '0.00', investmentIncome: '0.00', nonTaxableIncome: '0.00' },
};
const codes = [
  'year.negativeList',
  'year.assessedCollection',
  'year.nonResident',
  'year.claimFactsMissing',
  'year.kindUnproved',
] as const;

/** What each rule finds of an enterprise that states this; each kind in a year whose rate depends on it. */
const found = (facts: Parameters<typeof claimGate>[2], kinds: readonly EnterpriseKind[] = [], put: object = {}) =>
  codes.flatMap((code) =>
    foundBy(code, {
      deduction: {
        ...soundYear.deduction,
        gate: claimGate(kinds.includes('icOrMachineTool') ? 2024 : 2022, kinds, facts),
      },
      ...put,
    }).map(({ zh, rows }) => ({ code, zh, rows })),
  );

describe('who claims the deduction', () => {
  it('may do so with nothing against it', () => {
    expect(found(sound)).toEqual([]);
    expect(found({ ...sound, negativeRevenue: '500.00' })).toEqual([]);
  });

  it.each([
    ['year.negativeList', { negativeRevenue: '500.01' }, '负面清单行业收入 500.01 元超过'],
    ['year.assessedCollection', { taxCollection: 'assessed' }, '核定征收企业不得享受'],
    ['year.nonResident', { resident: '1' }, '非居民企业不得享受'],
    ['year.claimFactsMissing', { resident: null }, '未填写是否居民企业'],
  ] as const)('may not, or not yet: %s', (code, stated, words) => {
    const facts = { ...sound, ...stated } as Parameters<typeof claimGate>[2];
    expect(found(facts)).toEqual([{ code, zh: expect.stringContaining(words) as string, rows: ['y1'] }]);
    expect(found(facts, [], { projects: [] })).toEqual([]);
  });

  it.each<[EnterpriseKind, object, object]>([
    ['manufacturing', { manufacturingRevenue: '499.99' }, { manufacturingRevenue: '500.00' }],
    ['techSme', {}, { techSmeNo: '202332010100000001', techSmeDate: '2023-03-01' }],
    [
      'icOrMachineTool',
      { kindListName: '清单', kindListNo: '1', kindListDate: '2024-05-01', kindListFiles: [] },
      { kindListName: '清单', kindListNo: '1', kindListDate: '2024-05-01', kindListFiles: ['f1'] },
    ],
  ])('has proof of its kind: %s', (kind, without, proof) => {
    const facts = (stated: object) => ({ ...sound, ...stated }) as Parameters<typeof claimGate>[2];
    expect(found(facts(without), [kind]).map(({ code }) => code)).toEqual(['year.kindUnproved']);
    expect(found(facts(proof), [kind])).toEqual([]);
  });
});

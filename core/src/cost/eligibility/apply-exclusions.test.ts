import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, yuan } from '../../kernel/money';
import type { CostRecord } from '../allocate-year';
import type { CostPart } from '../cost-part';
import { applyExclusions } from './apply-exclusions';
import { deductibleAmount } from './deductible';
import { eligibilityInput } from './eligibility-input.testing';
import type { ExclusionRule } from './exclusion';

const nothing = eligibilityInput();

const partOf = (amount: string, at: number, of: Pick<CostRecord, 'month' | 'item'>): CostPart => ({
  projectId: '1',
  ...of,
  amount,
  origin: 'voucher',
  source: { resource: 'blade-rdm/financialaccount', id: `${of.month} ${of.item} ${at}` },
  formula: { zh: '', en: '' },
  figures: [],
});

function recordOf(amounts: readonly string[], of = { month: '2024-05', item: '5.1' as const }): CostRecord {
  const parts = amounts.map((amount, at) => partOf(amount, at, of));
  const amount = sum(amounts.map((each) => yuan(each))).toString();
  return {
    projectId: '1',
    ...of,
    amount,
    origin: 'voucher',
    sourceReason: { zh: '', en: '' },
    expenditureType: 'expensed',
    parts,
  };
}

const cents = fc.integer({ min: -5_000_000, max: 5_000_000 }).map((value) => (value / 100).toFixed(2));
const amounts = fc.array(cents, { minLength: 1, maxLength: 4 });

/** A rule that proposes what is drawn: on the record or one of its parts, with an amount or all of it. */
const drawnRule = (
  draws: readonly { readonly part: number | null; readonly amount: string | null }[],
): ExclusionRule => ({
  name: 'drawn',
  find: (records) => ({
    warnings: [],
    proposed: records.flatMap((record) =>
      draws.flatMap(({ part, amount }) => {
        const own = part === null ? null : record.parts[part % record.parts.length]!;
        const source = { resource: 'drawn', id: '1' };
        const note = { zh: '', en: '' };
        return [{ record, ...(own && { part: own }), amount, reason: 'other' as const, source, note }];
      }),
    ),
  }),
});

describe('exclusions', () => {
  it('never take more than there is: amount = deductible + excluded, and what counts keeps the sign of the amount', () => {
    const draw = fc.record({ part: fc.option(fc.nat({ max: 3 })), amount: fc.option(cents) });
    fc.assert(
      fc.property(amounts, fc.array(draw, { maxLength: 5 }), (given, draws) => {
        const { records } = applyExclusions([recordOf(given)], nothing, [drawnRule(draws)]);
        const [record] = records;
        const deductible = yuan(deductibleAmount(record!));
        expect(deductible.plus(yuan(record!.excluded)).toString()).toBe(record!.amount);
        expect(sum(record!.exclusions.map(({ amount }) => yuan(amount))).toString()).toBe(record!.excluded);
        const sign = yuan(record!.amount).compare(yuan(0));
        expect(deductible.compare(yuan(0)) * (sign === 0 ? 1 : sign)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('of a whole project leave nothing, whatever else is excluded', () => {
    fc.assert(
      fc.property(amounts, fc.option(cents), (given, amount) => {
        const projects = nothing.projects.map((each) => ({
          ...each,
          eligibility: 'excluded',
          exclusionReason: 'routineUpgrade',
        }));
        const adjustments = [
          { id: '7', month: '2024-05', projectId: '1', item: '5.1', reason: 'other', amount, remark: null },
        ];
        const { records } = applyExclusions([recordOf(given)], { ...nothing, projects, adjustments });
        expect(deductibleAmount(records[0]!)).toBe('0.00');
      }),
    );
  });

  it('of a red amount are red: a typed amount takes its sign', () => {
    const adjusted = (amount: string | null) =>
      applyExclusions([recordOf(['-100.00'])], {
        ...nothing,
        adjustments: [
          { id: '7', month: '2024-05', projectId: '1', item: '5.1', reason: 'other', amount, remark: null },
        ],
      });
    expect(adjusted(null).records[0]).toMatchObject({ excluded: '-100.00' });
    expect(adjusted('40').records[0]).toMatchObject({ excluded: '-40.00' });
    expect(adjusted('-40').records[0]).toMatchObject({ excluded: '-40.00' });
  });

  it('larger than the amount are limited to it, and said', () => {
    const adjustments = [
      { id: '7', month: '2024-05', projectId: '1', item: '5.1', reason: 'other', amount: '100.01', remark: null },
    ];
    const { records, warnings } = applyExclusions([recordOf(['100.00'])], { ...nothing, adjustments });
    expect(records[0]).toMatchObject({ excluded: '100.00' });
    expect(warnings).toMatchObject([{ code: 'EXCLUSION_LIMITED', id: '7' }]);
  });

  it('of a voucher beside a reduction of the same month never make what counts negative, and say so', () => {
    const record = recordOf(['150.00', '-100.00']);
    const [excluded] = record.parts;
    const { records, warnings } = applyExclusions([record], nothing, [
      {
        name: 'one',
        find: () => ({
          warnings: [],
          proposed: [
            { record, part: excluded!, reason: 'noVoucher', source: excluded!.source, note: { zh: '', en: '' } },
          ],
        }),
      },
    ]);
    expect(records[0]).toMatchObject({ amount: '50.00', excluded: '50.00' });
    expect(warnings).toMatchObject([{ code: 'EXCLUSION_LIMITED' }]);
  });

  it('by a grant take what was spent, once', () => {
    const grant = {
      id: '8',
      documentNo: '苏财教1号',
      receivedOn: '2024-01-01',
      amount: '500',
      treatment: 'nonTaxable',
      returnedAmount: null,
      taxedInReturn: null,
      hasDocument: '2',
      hasMeasures: '2',
      isSeparate: '1',
    };
    const spent = { grantId: '8', projectId: '1', item: '5.1', amount: '80' };
    const { records, warnings } = applyExclusions([recordOf(['100.00'])], {
      ...nothing,
      grants: [grant],
      grantSpending: [
        { ...spent, id: '1', date: '2024-05-02' },
        { ...spent, id: '2', date: '2024-05-03' },
        { ...spent, id: '3', date: '2024-06-03' },
        { ...spent, id: '4', date: '2023-05-03' },
      ],
    });
    // 80 + 80 exceed 100.
    expect(records[0]!.exclusions.map(({ amount }) => amount)).toEqual(['80.00', '20.00']);
    expect(warnings.map(({ code }) => code)).toEqual(['GRANT_CONDITIONS', 'GRANT_WITHOUT_COST']);
  });
});

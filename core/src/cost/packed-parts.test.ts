import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yuan } from '../kernel/money';
import { text } from '../kernel';
import type { CostPart } from './cost-part';
import { packedParts } from './packed-parts';
import { personnelCost } from './personnel-cost';
import type { ProjectRow } from './registers';
import { voucherPart } from './voucher-part';

const project: ProjectRow = {
  id: '1',
  code: 'RD1',
  expenditureType: 'expensed',
  completion: 'ongoing',
  startTime: '2024-01-01',
  endTime: null,
};

/** A share of somebody's pay, with or without a record of attendance. */
const pay = fc.record({ wages: fc.integer({ min: 100, max: 9_999_999 }), isPresent: fc.boolean() }).map((given) => {
  const own = { personnelId: '7', month: '2024-03' };
  const [part] = personnelCost({
    year: 2024,
    projects: [project],
    salaries: [
      { ...own, id: '2', wages: String(given.wages / 100), socialInsurance: null, labour: null, welfare: null },
    ],
    attendance: given.isPresent ? [{ ...own, id: '3', dueHours: '168', actualHours: '176' }] : [],
    workTimes: [{ ...own, id: '4', projectId: '1', hours: '80' }],
  }).parts;
  return part!;
});

/** What an entry books, some of them a closing in part. */
const booked = fc
  .record({
    debit: fc.integer({ min: 1, max: 9_999_999 }),
    account: fc.constantFrom('530101', '5301"02'),
    closes: fc.boolean(),
  })
  .map(({ debit, account, closes }) => {
    const entry = {
      ...{ id: '5', date: '2024-03-31', voucherType: '记', voucherNo: 8, entryNo: 1, subjectCode: account },
      ...{ subjectName: null, projectId: '1', debitAmount: null, creditAmount: null },
    };
    const amounts = { debited: yuan(String(debit / 100)), credited: yuan('0.00') };
    const closing = { extent: 'part', reason: text('结转“无形资产”', 'To intangible assets'), amount: yuan('1.00') };
    return voucherPart({ entry, item: '2.4', ...amounts, closing: closes ? closing : null } as never, '1') as CostPart;
  });

const other = fc.constantFrom('2.1', '5.1').map((item): CostPart => ({
  ...{ projectId: '1', month: '2024-03', item, amount: '9.00', booked: '8.00', origin: 'allocation' },
  ...{ source: { resource: 'blade-rdm/projectmaterial', id: '6' }, formula: text('数量', 'Quantity'), figures: [] },
}));

const plain = (part: CostPart) => {
  const { projectId, month, item, amount, origin, source, formula, figures, booked: accounts } = part;
  return {
    ...{ projectId, month, item, amount, origin, source, formula, figures },
    ...(accounts !== undefined && { booked: accounts }),
  };
};

/** What comes back from a store of JSON. */
const stored = (parts: readonly CostPart[]) => JSON.parse(JSON.stringify(packedParts<CostPart['item']>().pack(parts)));

describe('parts as they are stored', () => {
  it('are read as they were, words and figures and order', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pay, booked, other), { maxLength: 12 }), (parts) => {
        expect(packedParts().unpack(stored(parts))).toEqual(parts.map(plain));
      }),
    );
  });

  it('take a fifth of the room where a rule explains them', () => {
    fc.assert(
      fc.property(fc.array(pay, { minLength: 10, maxLength: 30 }), (parts) => {
        expect(JSON.stringify(stored(parts)).length * 5).toBeLessThan(JSON.stringify(parts.map(plain)).length);
      }),
      { numRuns: 20 },
    );
  });

  it('are read where they were stored in full', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pay, booked, other)), (parts) => {
        const inFull = parts.map(plain);
        expect(packedParts().unpack(inFull)).toEqual(inFull);
      }),
    );
  });

  it('are refused where nothing is known of their rule', () => {
    const [part] = stored([fc.sample(pay, 1)[0]!]);
    expect(() => packedParts().unpack([{ ...part, rule: 'byMood' }])).toThrow('byMood');
  });
});

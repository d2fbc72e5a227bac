import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUp, yuan } from '../kernel/money';
import { costItems } from '../tax';
import type { ExecutionInput, Receipt, Spending } from './execution-figures';
import { governmentSubjects, subjectOfItem } from './government-subject';
import { projectExecution, subjectOf } from './project-execution';

const receipt = (given: Partial<Receipt> = {}): Receipt => ({
  ...{ id: '1', documentNo: '苏财教〔2020〕12号', receivedOn: '2020-02-29', amount: '300000.00' },
  ...{ returnedAmount: null, treatment: 'nonTaxable', ...given },
});
const spent = (date: string, amount: string, given: Partial<Spending> = {}): Spending => ({
  ...{ grantId: '1', date, item: '2.1', subject: null, amount, ...given },
});
const executed = (given: Partial<ExecutionInput> = {}) =>
  projectExecution({
    budget: {
      ...{ fromDate: '2020-01-01', toDate: '2026-12-31' },
      ...{ equipmentGrant: '100000.00', businessGrant: '200000.00', labourGrant: '50000.00' },
    },
    ...{ own: null, units: [], receipts: [receipt()], spending: [], today: '2024-06-03', ...given },
  });
const kinds = (given: Partial<ExecutionInput>) => executed(given).findings.map(({ kind }) => kind);

const row = fc.record({
  grantId: fc.constantFrom('1', '2'),
  date: fc
    .integer({ min: 0, max: 3000 })
    .map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10)),
  item: fc.constantFrom(...costItems.map(({ code }) => code)),
  subject: fc.option(fc.constantFrom(...governmentSubjects)),
  // A refund is negative.
  amount: fc.integer({ min: -100_000, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
});

describe('the execution of a government project', () => {
  test('has every spending in one subject, and receipts less all that went out as its balance', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (spending) => {
        const receipts = [receipt({ returnedAmount: '1000.00' }), receipt({ id: '2', amount: '50000.00' })];
        const units = [{ businessGrant: '30000.00', paidAmount: '20000.00' }];
        const { subjects, totals, balance, receipts: standings } = executed({ receipts, spending, units });
        const all = addUp(spending.map(({ amount }) => amount));
        expect(totals.grantSpent).toBe(all);
        expect(addUp(subjects.map(({ grantSpent }) => grantSpent))).toBe(all);
        for (const { subject, grantSpent } of subjects) {
          const own = spending.filter((each) => subjectOf(each) === subject);
          expect(grantSpent).toBe(addUp(own.map(({ amount }) => amount)));
        }
        expect(yuan(balance).plus(yuan(all)).toString()).toBe('329000.00');
        expect(addUp(standings.map(({ left }) => left))).toBe(yuan(balance).plus(yuan('20000')).toString());
      }),
    );
  });

  test('follows the cost item unless the spending states its subject', () => {
    expect(['1.1', '1.3', '2.1', '2.8', '3.2', '5.1', '6.4', '7.1'].map(subjectOfItem)).toEqual([
      ...['labour', 'labour', 'business', 'equipment', 'equipment', 'business', 'business', 'business'],
    ]);
    expect(subjectOf({ item: '1.1', subject: 'indirect' })).toBe('indirect');
  });

  test('takes what external units leave where no own part is stated, and the stated one where it is', () => {
    const units = [{ businessGrant: '80000.00' }];
    expect(executed({ units }).subjects[1]).toMatchObject({ grantBudget: '120000.00', available: '120000.00' });
    const own = { businessGrant: '90000.00', businessAdjusted: '10000.00', equipmentAdjusted: '-10000.00' };
    expect(executed({ units, own }).subjects[1]).toMatchObject({ adjusted: '10000.00', available: '100000.00' });
  });

  test('names spending above the budget of a subject; a refund brings it back below', () => {
    const over = [spent('2021-05-01', '200000.01')];
    expect(kinds({ spending: over })).toContain('overBudget');
    expect(executed({ spending: over }).subjects[1]?.grantLeft).toBe('-0.01');
    expect(kinds({ spending: [...over, spent('2021-06-01', '-0.01')] })).not.toContain('overBudget');
  });

  test('has 60 months from the receipt to spend it, whatever years lie between', () => {
    const [at] = executed({ spending: [spent('2021-05-01', '120000.00')] }).receipts;
    expect(at).toMatchObject({ deadline: '2025-02-28', left: '180000.00', leftAtDeadline: '180000.00' });
    const late = { spending: [spent('2025-02-28', '100000.00'), spent('2025-03-01', '200000.00')] };
    expect(executed(late).receipts[0]).toMatchObject({ left: '0.00', leftAtDeadline: '200000.00' });
    expect(kinds({ ...late, today: '2025-02-28' })).toContain('unspent');
    expect(kinds({ ...late, today: '2025-03-01' })).toContain('expired');
    expect(kinds({ spending: [spent('2021-05-01', '300000.00')], today: '2030-01-01' })).not.toContain('expired');
  });

  test('has no end of 60 months for what is taxed', () => {
    const [at] = executed({ receipts: [receipt({ treatment: 'taxable' })] }).receipts;
    expect(at).toMatchObject({ deadline: null, leftAtDeadline: null, left: '300000.00' });
  });

  test('names a receipt before the period, spending before the receipt or outside the period', () => {
    expect(kinds({ receipts: [receipt({ receivedOn: '2019-12-31' })] })).toContain('receivedBefore');
    expect(kinds({ spending: [spent('2020-02-28', '1.00')] })).toContain('spentBeforeReceipt');
    expect(kinds({ spending: [spent('2027-01-01', '1.00')] })).toContain('spentOutside');
    expect(kinds({ spending: [spent('2026-12-31', '1.00')] })).not.toContain('spentOutside');
  });

  test('names receipts above the budget, a grant spent twice, and money passed on that never came', () => {
    expect(kinds({ receipts: [receipt({ amount: '350000.01' })] })).toContain('receivedAboveBudget');
    expect(kinds({ spending: [spent('2021-01-01', '300000.01')] })).toContain('overspent');
    expect(kinds({ receipts: [], units: [{ businessGrant: '5.00', paidAmount: '5.00' }] })).toContain(
      'passedOnAboveReceived',
    );
  });

  test('leaves own funds that are not stated out of the total, and names the subject', () => {
    const own = { labourOwn: '500.00', businessOwn: '300.00', labourOwnSpent: '120.00' };
    const { totals, findings } = executed({ own });
    expect(totals.ownSpent).toBe('120.00');
    expect(findings.filter(({ kind }) => kind === 'ownNotStated').map(({ message }) => message.zh.slice(0, 3))).toEqual(
      ['业务费'],
    );
    expect(executed().totals.ownSpent).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp } from '../../kernel/money';
import { costKey, unbookedCost, type BookedElsewhere, type CostAmount } from './unbooked-cost';

const cost = (item: CostAmount['item'], amount: string, over: Partial<CostAmount> = {}): CostAmount => ({
  projectId: '1',
  expenditureType: 'expensed',
  item,
  amount,
  ...over,
});
const elsewhere = (item: BookedElsewhere['item'], amount: string, projectId = '1') => ({ projectId, item, amount });
const shown = (costs: readonly CostAmount[]) => costs.map(({ item, amount }) => `${item} ${amount}`);

const items = ['1.1', '1.2', '2.1'] as const;
const fen = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((given) => (given / 100).toFixed(2));
const anyCost = fc.record({
  projectId: fc.constantFrom('1', '2'),
  expenditureType: fc.constantFrom('expensed' as const, 'capitalised' as const),
  item: fc.constantFrom(...items),
  amount: fen(1, 100000),
});
const anyCosts = fc.uniqueArray(anyCost, { selector: costKey, maxLength: 8 });

describe('what a month still has to book', () => {
  it('is what is allocated, where nothing was booked', () => {
    const allocated = [cost('1.1', '100.00'), cost('2.1', '50.00')];
    expect(shown(unbookedCost({ allocated, exported: [], elsewhere: [] }))).toEqual(['1.1 100.00', '2.1 50.00']);
  });

  it('is the difference alone once a voucher was exported, in red where less is allocated by now', () => {
    const exported = [cost('1.1', '100.00'), cost('1.2', '30.00'), cost('2.1', '50.00')];
    const allocated = [cost('1.1', '120.00'), cost('1.2', '30.00'), cost('2.1', '45.50')];
    expect(shown(unbookedCost({ allocated, exported, elsewhere: [] }))).toEqual(['1.1 20.00', '2.1 -4.50']);
  });

  it('takes all back of a project that gets nothing any more, and moves it where its phase changed', () => {
    const exported = [cost('1.1', '100.00')];
    expect(shown(unbookedCost({ allocated: [], exported, elsewhere: [] }))).toEqual(['1.1 -100.00']);
    const allocated = [cost('1.1', '100.00', { expenditureType: 'capitalised' })];
    expect(unbookedCost({ allocated, exported, elsewhere: [] })).toEqual([
      cost('1.1', '100.00', { expenditureType: 'capitalised' }),
      cost('1.1', '-100.00'),
    ]);
  });

  it('is without what the enterprise booked itself, by item and then within the subject group of the project', () => {
    const allocated = [cost('1.1', '100.00'), cost('1.2', '30.00'), cost('2.1', '50.00')];
    const take = (...booked: BookedElsewhere[]) => shown(unbookedCost({ allocated, exported: [], elsewhere: booked }));
    expect(take(elsewhere('1.1', '130.00'))).toEqual(['2.1 50.00']);
    expect(take(elsewhere('1.2', '10.00'), elsewhere('2.1', '50.00'))).toEqual(['1.1 100.00', '1.2 20.00']);
    expect(take(elsewhere('1.1', '10.00', '2'))).toEqual(['1.1 100.00', '1.2 30.00', '2.1 50.00']);
  });

  it('never reverses what others booked', () => {
    const allocated = [cost('1.1', '100.00')];
    expect(unbookedCost({ allocated, exported: [], elsewhere: [elsewhere('1.1', '500.00')] })).toEqual([]);
    expect(shown(unbookedCost({ allocated, exported: [], elsewhere: [elsewhere('1.1', '-500.00')] }))).toEqual([
      '1.1 100.00',
    ]);
  });

  it('is nothing when it has all been exported, for any amounts', () => {
    fc.assert(
      fc.property(anyCosts, anyCosts, (before, after) => {
        const first = unbookedCost({ allocated: before, exported: [], elsewhere: [] });
        const second = unbookedCost({ allocated: after, exported: first, elsewhere: [] });
        expect(unbookedCost({ allocated: after, exported: [...first, ...second], elsewhere: [] })).toEqual([]);
        const amounts = (costs: readonly CostAmount[]) => addUp(costs.map(({ amount }) => amount));
        expect(amounts([...first, ...second])).toBe(amounts(after));
      }),
    );
  });

  it('and what others booked never come to more than is allocated', () => {
    const anyElsewhere = fc.array(
      fc.record({ projectId: fc.constantFrom('1', '2'), item: fc.constantFrom(...items), amount: fen(-50000, 150000) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(anyCosts, anyElsewhere, (allocated, booked) => {
        const rest = new Map(
          unbookedCost({ allocated, exported: [], elsewhere: booked }).map((each) => [costKey(each), each.amount]),
        );
        for (const each of allocated) {
          const left = Number(rest.get(costKey(each)) ?? '0');
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(Number(each.amount));
        }
      }),
    );
  });
});

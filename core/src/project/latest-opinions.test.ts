import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestOpinions } from './latest-opinions';

const opinion = fc.record({
  id: fc.bigInt({ min: 1n, max: 10n ** 19n }).map(String),
  projectId: fc.constantFrom('1', '2'),
  outcome: fc.constantFrom('pending', 'positive', 'negative', 'exempt', 'withdrawn'),
  opinionOn: fc.constantFrom('2024-08-20', '2024-09-02', '2025-01-31'),
});
const opinions = fc.uniqueArray(opinion, { selector: ({ id }) => id });

test('the latest opinion about a project holds, in whatever order they are read', () => {
  fc.assert(
    fc.property(opinions, (given) => {
      const latest = latestOpinions(given);
      expect(latestOpinions(given.toReversed())).toEqual(latest);
      for (const each of given.filter(({ outcome }) => outcome === 'positive' || outcome === 'negative'))
        expect(latest.get(each.projectId)!.opinionOn >= each.opinionOn).toBe(true);
      for (const { outcome } of latest.values()) expect(['positive', 'negative']).toContain(outcome);
    }),
  );
});

test('of two on one day the one recorded later holds', () => {
  const of = (id: string, outcome: string) => ({ id, projectId: '1', outcome, opinionOn: '2024-08-20' });
  expect(latestOpinions([of('10', 'positive'), of('9', 'negative')]).get('1')?.outcome).toBe('positive');
});

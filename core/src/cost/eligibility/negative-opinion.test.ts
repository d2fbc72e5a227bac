import { expect, test } from 'vitest';
import type { CostRecord } from '../allocate-year';
import type { OpinionRow } from '../registers';
import { applyExclusions } from './apply-exclusions';
import { eligibilityInput } from './eligibility-input.testing';
import { negativeOpinion } from './rules/negative-opinion';

const record: CostRecord = {
  ...{ projectId: '1', month: '2024-05', item: '5.1', amount: '100.00', origin: 'voucher' },
  ...{ sourceReason: { zh: '', en: '' }, expenditureType: 'expensed', parts: [] },
};
const opinion = (outcome: string, opinionOn: string | null = null, projectId = '1'): OpinionRow => ({
  ...{ id: `${outcome}${opinionOn}`, projectId, outcome, opinionOn },
});
const excluded = (...opinions: OpinionRow[]) =>
  applyExclusions([record], eligibilityInput({ opinions }), [negativeOpinion]).records[0]!.excluded;

test('the cost of a project judged to be no R&D does not count', () => {
  expect(excluded(opinion('negative', '2025-08-20'))).toBe('100.00');
});

test('it counts without an opinion, until there is one, and where a later one is for the project', () => {
  expect(excluded()).toBe('0.00');
  for (const outcome of ['pending', 'exempt', 'withdrawn']) expect(excluded(opinion(outcome))).toBe('0.00');
  expect(excluded(opinion('negative', '2025-08-20'), opinion('positive', '2025-10-09'))).toBe('0.00');
  expect(excluded(opinion('positive', '2025-08-20'), opinion('negative', '2025-10-09'))).toBe('100.00');
  expect(excluded(opinion('negative', '2025-08-20', '2'))).toBe('0.00');
});

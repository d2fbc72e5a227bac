import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../kernel';
import {
  advance,
  editableStates,
  stateOn,
  titleActions,
  titleMoves,
  titleStates,
  type Standing,
  type TitleAction,
  type TitleState,
} from './title-state';

const people = ['1', '2', '3'] as const;
const anyStep = fc.record({
  action: fc.constantFrom(...titleActions),
  userId: fc.constantFrom(...people),
  opinion: fc.constantFrom(null, '', '同意', '材料不全'),
});
const draft: Standing = { state: 'draft', steps: [] };
const step = (standing: Standing, action: TitleAction, userId: string, opinion: string | null = '意见') =>
  advance(standing, action, { userId, account: `user${userId}`, time: '2025-03-01 09:00:00' }, opinion);

/** The states before which an application has never been, as the rules of applications say. */
const after: Readonly<Record<TitleState, readonly TitleState[]>> = {
  draft: [],
  submitted: ['draft'],
  returned: ['submitted', 'resubmitted'],
  resubmitted: ['returned', 'rejected'],
  passed: ['submitted', 'resubmitted'],
  rejected: ['submitted', 'resubmitted'],
  expired: ['passed'],
  revoked: ['passed'],
};

test('no sequence of steps by anybody reaches a state it may not, and nobody reviews what he submitted', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      let standing = draft;
      for (const { action, userId, opinion } of steps) {
        const before = standing;
        try {
          standing = step(before, action, userId, opinion);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          expect(standing).toBe(before);
          continue;
        }
        expect(after[standing.state]).toContain(before.state);
        expect(standing.steps.slice(0, -1)).toEqual(before.steps);
        const submitters = standing.steps.filter((each) => !titleMoves[each.action].reviews).map(({ byId }) => byId);
        if (titleMoves[action].reviews) expect(submitters).not.toContain(userId);
        if (titleMoves[action].takesOpinion) expect(standing.steps.at(-1)!.opinion).not.toBeNull();
      }
    }),
  );
});

test('an application is returned and resubmitted as often as needed, and passes in the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.boolean(), (rounds, rejected) => {
      let standing = step(draft, 'submit', '1');
      for (let round = 0; round < rounds; round += 1) {
        standing = step(standing, rejected ? 'reject' : 'return', '2');
        expect(editableStates).toContain(standing.state);
        standing = step(standing, 'resubmit', '1');
      }
      expect(step(standing, 'pass', '2').state).toBe('passed');
    }),
  );
});

test('a step is refused in one sentence that names the state', () => {
  expect(() => step(draft, 'pass', '2')).toThrow(
    expect.objectContaining({
      fault: expect.objectContaining({
        message: expect.objectContaining({ zh: '申请草稿，不能通过，请刷新后查看最新状态' }),
      }),
    }),
  );
  const submitted = step(draft, 'submit', '1');
  expect(() => step(submitted, 'pass', '1')).toThrow(
    expect.objectContaining({ fault: expect.objectContaining({ code: 403 }) }),
  );
  expect(() => step(submitted, 'return', '2', ' ')).toThrow(
    expect.objectContaining({
      fault: expect.objectContaining({ fields: [expect.objectContaining({ field: 'opinion' })] }),
    }),
  );
  expect(() => step(submitted, 'reject', '2', '长'.repeat(501))).toThrow(Refusal);
  expect(() => step(step(submitted, 'reject', '2'), 'submit', '1')).toThrow(Refusal);
});

test('a title expires after its last day, and only one that was passed', () => {
  expect(stateOn('passed', '2025-12-31', '2025-12-31')).toBe('passed');
  expect(stateOn('passed', '2025-12-31', '2026-01-01')).toBe('expired');
  expect(stateOn('passed', null, '2026-01-01')).toBe('passed');
  for (const state of Object.keys(titleStates) as TitleState[]) {
    if (state !== 'passed') expect(stateOn(state, '2000-01-01', '2026-01-01')).toBe(state);
  }
});

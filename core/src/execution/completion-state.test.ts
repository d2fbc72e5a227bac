import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceIn, Refusal } from '../kernel';
import {
  completion,
  completionActions,
  isConcluded,
  resultOf,
  type CompletionAction,
  type CompletionStanding,
} from './completion-state';

const begun: CompletionStanding = { state: 'draft', steps: [] };
const step = (
  standing: CompletionStanding,
  action: CompletionAction,
  userId: string,
  opinion: string | null = '意见',
) =>
  advanceIn(completion, standing, action, { userId, account: `user${userId}`, time: '2024-11-28 09:00:00' }, opinion);

test('a completion is applied for, reviewed by somebody else, and concluded', () => {
  const reviewed = step(step(begun, 'apply', '1', null), 'review', '2');
  expect(reviewed.state).toBe('reviewed');
  expect(step(reviewed, 'accept', '2', null).state).toBe('accepted');
  expect(step(reviewed, 'fail', '2').state).toBe('failed');
  expect(() => step(reviewed, 'fail', '2', ' ')).toThrow(Refusal);
  expect(() => step(reviewed, 'accept', '1')).toThrow(Refusal);
  expect(() => step(begun, 'accept', '2')).toThrow(Refusal);
});

test('a project can be ended by who leads it at any time before it is concluded, with a reason', () => {
  expect(step(begun, 'end', '1').state).toBe('ended');
  expect(() => step(begun, 'end', '1', null)).toThrow(Refusal);
  expect(() => step(step(begun, 'end', '1'), 'end', '1')).toThrow(Refusal);
});

test('no sequence of steps by anybody concludes what was not applied for, or was reviewed by who applied', () => {
  const anyStep = fc.record({
    action: fc.constantFrom(...completionActions),
    userId: fc.constantFrom('1', '2'),
    opinion: fc.constantFrom(null, '同意'),
  });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => {
      let standing = begun;
      for (const { action, userId, opinion } of steps) {
        try {
          standing = step(standing, action, userId, opinion);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
        }
      }
      const actions = standing.steps.map(({ action }) => action);
      if (isConcluded(standing.state) && standing.state !== 'ended') {
        const last = actions.slice(actions.lastIndexOf('apply'));
        expect(last).toEqual(['apply', 'review', standing.state === 'accepted' ? 'accept' : 'fail']);
      }
      for (const [at, { action, byId }] of standing.steps.entries()) {
        if (completion.moves[action].reviews) {
          const earlier = standing.steps.slice(0, at).filter((each) => each.byId === byId);
          expect(earlier.filter((each) => !completion.moves[each.action].reviews)).toEqual([]);
        }
      }
    }),
  );
});

test('each conclusion gives the project a result', () => {
  expect(resultOf).toEqual({ accepted: 'succeeded', failed: 'failed', ended: 'terminated' });
});

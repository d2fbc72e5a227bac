import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retainedKinds, type RetentionFacts } from '../retention-catalogue';
import { completeness, missingKinds } from './missing-files';

const facts = (given: Partial<RetentionFacts>): RetentionFacts => ({
  ...{ devForm: 'zzyf', isEnded: false, isRelated: false },
  ...given,
});
const required = (given: Partial<RetentionFacts>) => missingKinds(facts(given), []).map(({ no }) => no);

describe('the files a project has to keep', () => {
  test('follow from the form of its development, its trustee and whether it is over', () => {
    expect(required({})).toEqual(['F01', 'F02', 'F03']);
    expect(required({ isEnded: true })).toEqual(['F01', 'F02', 'F03', 'F14']);
    expect(required({ devForm: 'hzyf' })).toEqual(['F01', 'F02', 'F03', 'F04']);
    expect(required({ devForm: 'jzyf' })).toEqual(['F01', 'F02', 'F03', 'F06']);
    expect(required({ devForm: 'wtyf_jn', isRelated: true })).toEqual(['F01', 'F02', 'F03', 'F04', 'F12']);
    expect(required({ devForm: 'wtyf_jw' })).toEqual(['F01', 'F02', 'F03', 'F04', 'F09']);
    expect(required({ devForm: null })).toEqual(['F01', 'F02', 'F03']);
  });

  test('are there with a file, or when they are said not to be needed; a state alone is no file', () => {
    const kept = [
      { fileNo: 'F01', state: null, count: 2 },
      { fileNo: 'F02', state: 'notNeeded', count: 0 },
      { fileNo: 'F03', state: 'draft', count: 0 },
    ];
    expect(missingKinds(facts({}), kept).map(({ no }) => no)).toEqual(['F03']);
    expect(completeness(facts({}), kept)).toBe(66);
  });

  test('are complete where nothing is missing, and nowhere else', () => {
    const anyFacts = fc.record({
      devForm: fc.constantFrom('zzyf', 'hzyf', 'jzyf', 'wtyf_jn', 'wtyf_jw', null),
      isEnded: fc.boolean(),
      isRelated: fc.boolean(),
    });
    const anyKept = fc.array(
      fc.record({
        fileNo: fc.constantFrom(...retainedKinds.map(({ no }) => no)),
        state: fc.constantFrom(null, 'missing', 'complete', 'notNeeded'),
        count: fc.integer({ min: 0, max: 2 }),
      }),
    );
    fc.assert(
      fc.property(anyFacts, anyKept, (given, kept) => {
        expect(completeness(given, kept) === 100).toBe(missingKinds(given, kept).length === 0);
      }),
    );
  });
});

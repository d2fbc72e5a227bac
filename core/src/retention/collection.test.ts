import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retainedKinds, type RetentionFacts } from './retention-catalogue';
import { collection } from './collection';

const facts = (given: Partial<RetentionFacts>): RetentionFacts => ({
  ...{ devForm: 'zzyf', isEnded: false, isRelated: false, kinds: [] },
  ...given,
});
const missing = (...asked: Parameters<typeof collection>) => collection(...asked).missing.map(({ no }) => no);
const required = (given: Partial<RetentionFacts>) => missing('project', facts(given), []);

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

  test('of a year prove the kind of enterprise whose rate is claimed', () => {
    expect(missing('year', facts({}), [])).toEqual([]);
    expect(missing('year', facts({ kinds: ['manufacturing'] }), [])).toEqual([]);
    expect(missing('year', facts({ kinds: ['techSme', 'icOrMachineTool'] }), [])).toEqual(['F10', 'F13']);
    expect(missing('year', facts({ kinds: ['techSme'] }), [{ fileNo: 'F10', state: null, count: 1 }])).toEqual([]);
  });

  test('are there with a file, or when they are said not to be needed; a state alone is no file', () => {
    const kept = [
      { fileNo: 'F01', state: null, count: 2 },
      { fileNo: 'F02', state: 'notNeeded', count: 0 },
      { fileNo: 'F03', state: 'draft', count: 0 },
    ];
    expect(missing('project', facts({}), kept)).toEqual(['F03']);
    expect(collection('project', facts({}), kept).completeness).toBe(66);
  });

  test('are complete where nothing is missing, and nowhere else', () => {
    const anyFacts = fc.record({
      devForm: fc.constantFrom('zzyf', 'hzyf', 'jzyf', 'wtyf_jn', 'wtyf_jw', null),
      isEnded: fc.boolean(),
      isRelated: fc.boolean(),
      kinds: fc.subarray(['techSme', 'icOrMachineTool', 'manufacturing'] as const),
    });
    const anyScope = fc.constantFrom('project' as const, 'year' as const);
    const anyKept = fc.array(
      fc.record({
        fileNo: fc.constantFrom(...retainedKinds.map(({ no }) => no)),
        state: fc.constantFrom(null, 'missing', 'complete', 'notNeeded'),
        count: fc.integer({ min: 0, max: 2 }),
      }),
    );
    fc.assert(
      fc.property(anyScope, anyFacts, anyKept, (scope, given, kept) => {
        const { completeness, missing: lacking } = collection(scope, given, kept);
        expect(completeness === 100).toBe(lacking.length === 0);
      }),
    );
  });
});

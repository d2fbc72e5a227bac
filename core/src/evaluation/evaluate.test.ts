import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersIn, keptAnswers } from './answers';
import { evaluate } from './evaluate';

/** Self-assessments: the answers of a questionnaire, judged by the law of a day. docs/product.md, Self-assessment */
describe('evaluating a questionnaire', () => {
  const on = '2024-06-03';

  it('judges each kind by its own law', () => {
    const sme = {
      resident: true,
      staffTotal: '100',
      techStaff: '30',
      sales: '50000000',
      assets: '60000000',
      rdCost: '4000000',
    };
    const yes = { ...sme, ipClass1: 1, ipClass2: 0, bannedProducts: false, accident: false, badFaith: false };
    expect(evaluate('techSme', yes, on)).toMatchObject({
      ...{ kind: 'techSme', evaluatedOn: on, law: '国科发政〔2017〕115号', outcome: 'yes' },
      points: { low: 100, high: 100, suggested: 100 },
    });
    expect(evaluate('aboveScale', { industryKind: '工业', revenue: '20000000' }, on)).toMatchObject({
      ...{ outcome: 'yes', points: null, parts: [] },
    });
    expect(evaluate('aboveScale', { statCode: '3443', revenue: '19999999.99' }, on).outcome).toBe('no');
    const highTech = evaluate('highTech', { establishDate: '2024-01-01', accident: true }, on);
    expect(highTech.outcome).toBe('no');
    expect(highTech.conditions).toHaveLength(9);
  });

  it('reads answers as an object or its JSON, and leaves out what is neither an answer nor short', () => {
    expect(answersIn('{"sales":["1",2,null],"accident":false,"advanced":"A"}')).toEqual({
      ...{ sales: ['1', 2, null], accident: false, advanced: 'A' },
    });
    expect(answersIn({ a: 'x'.repeat(101), b: { c: 1 }, 'd-e': 1, f: [1, 2, 3, 4], g: 7 })).toEqual({ g: 7 });
    for (const none of [null, undefined, 'no JSON', '[1]', 7, []]) expect(answersIn(none)).toEqual({});
    expect(
      Object.keys(answersIn(Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`q${at}`, at])))),
    ).toHaveLength(60);
  });

  it('are kept as they were sent, or refused whole: none is left out in silence', () => {
    expect(keptAnswers({ sales: ['1', 2, null] })).toBe('{"sales":["1",2,null]}');
    expect(keptAnswers('{ "g": 7 }')).toBe('{ "g": 7 }');
    for (const none of [null, undefined, '']) expect(keptAnswers(none)).toBeNull();
    for (const unreadable of ['丙257', '[1]', 7, { g: 7, 'd-e': 1 }, { long: 'x'.repeat(101) }])
      expect(() => keptAnswers(unreadable)).toThrow('JSON');
  });

  it('never throws, and says the same of the same answers', () => {
    const kinds = ['highTech', 'techSme', 'aboveScale'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.dictionary(fc.string(), fc.anything()), (kind, given) => {
        const answers = answersIn(given);
        expect(evaluate(kind, answers, on)).toEqual(evaluate(kind, answersIn(answers), on));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStated } from '../kernel';
import { normaliseMoney } from '../kernel/money';
import { unreadableAmounts } from '../testing';
import { checkAnnualReport } from './check-annual-report';

/** A report that satisfies every check. */
const sound = {
  amount1: 40,
  amount2: 2,
  amount3: 17,
  amount4: 16,
  amount5: 34,
  amount6: 4,
  amount7: '1300.00',
  amount8: '1000.00',
  amount9: '100.00',
  amount19: '200.00',
  amount20: '50.00',
  amount21: '50.00',
  amount22: 1,
  amount23: 30,
  amount24: 5,
  amount25: 6,
  amount26: '900.00',
  amount27: '20.00',
  amount29: 3,
  amount30: 1,
  amount32: 2,
  amount33: 1,
  amount36: '10.00',
  amount37: '5.00',
  amount43: '300.00',
  amount44: '325.00',
  amount52: '1300.00',
  amount53: 1,
  amount54: '5.00',
  amount57: '1000.00',
};
const failing = (over: Record<string, string | number>, level = 'error') =>
  checkAnnualReport({ ...sound, ...over })
    .filter((finding) => finding.level === level)
    .map(({ check }) => check);

/** Also not when separators that group digits are dropped; what is blank is not given. */
const garbageAmounts = unreadableAmounts.filter((value) => normaliseMoney(value) === '' && isStated(value));

describe('the checks of form 107-2', () => {
  it('find nothing in a sound report', () => {
    expect(checkAnnualReport(sound)).toEqual([]);
  });

  it.each([
    ['1>=2', { amount2: 41 }],
    ['1>=3', { amount3: 41 }],
    ['1>=4', { amount4: 41 }],
    ['1>=6', { amount6: 41 }],
    ['1>=5>=24+25', { amount5: 10 }],
    ['1>=5>=24+25', { amount5: 41 }],
    ['1>=23>=24+25', { amount23: 10 }],
    ['1>=23>=24+25', { amount23: 41 }],
    ['7=8+9+10+11+12+13+14+19', { amount9: '100.01' }],
    ['7>=26', { amount26: '1300.01' }],
    ['14=15+16+17+18', { amount15: '1.00' }],
    ['20>=21', { amount21: '50.01' }],
    ['29>=30', { amount30: 4 }],
    ['32>=33', { amount33: 3 }],
    ['36>=37', { amount37: '10.01' }],
    ['7=57+43+58+55+56', { amount58: '0.01' }],
  ])('error %s at %j alone', (check, over) => {
    expect(failing(over)).toEqual([check]);
  });

  it.each([
    ['30>=0', { amount30: -1 }],
    ['53>=0', { amount53: '-2' }],
    ['29=integer', { amount29: '3.5' }],
  ])('error %s: people and pieces are whole and not below 0', (check, over) => {
    expect(failing(over)).toContain(check);
    expect(checkAnnualReport({ ...sound, ...over }).find((each) => each.check === check)?.rows).toEqual([
      check.slice(0, 2),
    ]);
  });

  it('error 1>0⇔8>0 in both directions', () => {
    const noPersons = { amount1: 0, amount2: 0, amount3: 0, amount4: 0, amount5: 0, amount6: 0 };
    const noInstitution = { amount23: 0, amount24: 0, amount25: 0 };
    expect(failing({ ...noPersons, ...noInstitution })).toEqual(['1>0⇔8>0']);
    expect(failing({ amount8: '0', amount9: '1100.00' })).toEqual(['1>0⇔8>0']);
  });

  it('error 27>0⇒22>0, beside the warning for its people and expenses', () => {
    expect(failing({ amount22: 0 })).toEqual(['27>0⇒22>0']);
    expect(failing({ amount22: 0 }, 'warning')).toEqual(['23>0 or 26>0⇒22>0']);
    expect(failing({ amount22: 0 }, 'hint')).toEqual(['22=0']);
  });

  it.each([
    ['warning', '54>0⇒53>0', { amount53: 0 }],
    ['warning', '44>0⇒52>0', { amount52: 0 }],
    ['hint', '14>0', { amount14: '1.00' }],
    ['hint', '44=0', { amount44: '0.00' }],
    ['hint', '29=0 and 40=0', { amount29: 0, amount30: 0 }],
  ])('%s %s', (level, check, over) => {
    expect(failing(over, level)).toEqual([check]);
  });

  it('name the rows concerned and say what is wrong, errors first', () => {
    const findings = checkAnnualReport({ ...sound, amount15: '1.00', amount44: '0', amount53: 0 });
    expect(findings.map(({ level }) => level)).toEqual(['error', 'warning', 'hint']);
    expect(findings[0]).toMatchObject({
      rows: ['14', '15', '16', '17', '18'],
      message: { zh: '代码 14 应等于 15+16+17+18 之和' },
    });
    expect(findings[1]?.rows).toEqual(['54', '53']);
  });

  it('compare with form 107-1 where its totals are given', () => {
    const form = { spending: '1300.00', governmentFunds: '300.00', personMonths: '480' };
    const against = (over: Partial<typeof form>) =>
      checkAnnualReport(sound, { ...form, ...over }).map(({ level, check, rows }) => [level, check, rows]);
    expect(against({ personMonths: '100' })).toEqual([]);
    expect(against({ spending: '1300.01', personMonths: '100' })).toEqual([
      ['warning', '107-1:Σ项目经费支出<=7', ['7']],
    ]);
    expect(against({ governmentFunds: '300.01', personMonths: '100' })).toEqual([
      ['warning', '107-1:Σ政府资金<=43', ['43']],
    ]);
    expect(against({ personMonths: '481' })).toEqual([
      ['warning', '107-1:1×12>=Σ人月', ['1']],
      ['warning', '107-1:2200<=8×1000÷Σ人月<=50000', ['8']],
    ]);
    expect(against({ personMonths: '19' }).map(([, check]) => check)).toEqual(['107-1:2200<=8×1000÷Σ人月<=50000']);
    expect(against({ personMonths: '0' })).toEqual([]);
  });

  it('take totals of form 107-1 that are not given as 0', () => {
    const none = { spending: '', governmentFunds: ' ', personMonths: undefined as never };
    expect(checkAnnualReport(sound, none)).toEqual([]);
  });

  it('refuse a value or a total that cannot be read, instead of counting it as 0', () => {
    const refusal = (path: string) =>
      expect.objectContaining({ code: 'NOT_AN_AMOUNT', issues: [expect.objectContaining({ path: [path] })] });
    for (const value of garbageAmounts) {
      expect(() => checkAnnualReport({ ...sound, amount8: value as string })).toThrow(refusal('amount8'));
      const totals = { spending: '1', governmentFunds: '1', personMonths: '1' };
      for (const name of Object.keys(totals)) {
        expect(() => checkAnnualReport(sound, { ...totals, [name]: value })).toThrow(refusal(name));
      }
    }
  });

  it('are silent on every report that is consistent', () => {
    const whole = (max: number) => fc.integer({ min: 0, max });
    const consistent = fc
      .record({
        persons: fc.integer({ min: 1, max: 500 }),
        shares: fc.array(whole(100), { minLength: 8, maxLength: 8 }),
        money: fc.array(whole(1_000_000), { minLength: 12, maxLength: 12 }),
        papers: whole(20),
      })
      .map(({ persons, shares, money, papers }) => {
        const part = (index: number, of: number) => Math.floor((of * shares[index]!) / 100);
        const [a, b, c, d, e, f, g, h, government, loans, assets, sales] = money;
        const entrusted = f! + g!;
        const total = a! + 1 + b! + c! + d! + e! + entrusted + h!;
        const graduates = part(0, persons);
        const institution = part(1, persons);
        const doctors = Math.floor(Math.min(graduates, institution) / 2);
        const funded = Math.min(total, government! + loans!);
        const fromGovernment = Math.min(funded, government!);
        return {
          ...{ amount1: persons, amount2: part(2, persons), amount3: part(3, persons), amount4: part(4, persons) },
          ...{
            amount5: graduates,
            amount6: part(5, persons),
            amount7: total,
            amount8: a! + 1,
            amount9: b,
            amount10: c,
          },
          ...{ amount11: d, amount12: e, amount13: 0, amount14: entrusted, amount15: f, amount18: g, amount19: h },
          ...{ amount20: assets, amount21: part(6, assets!), amount22: 1, amount23: institution, amount24: doctors },
          ...{ amount25: doctors, amount26: part(7, total), amount27: 1, amount29: 2, amount30: 1, amount32: 1 },
          ...{ amount33: 1, amount36: sales, amount37: part(0, sales!), amount40: papers, amount43: fromGovernment },
          ...{ amount57: total - funded, amount58: funded - fromGovernment, amount52: total, amount44: total },
        };
      });
    fc.assert(
      fc.property(consistent, (report) => {
        const found = checkAnnualReport(report).map(({ check }) => check);
        expect(found.filter((check) => check !== '14>0')).toEqual([]);
      }),
    );
  });
});

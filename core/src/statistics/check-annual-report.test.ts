import { describe, expect, it } from 'vitest';
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
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cost, entry, foundBy, slip, soundYear } from './risk-year.testing';

const back = (stated: object) => slip({ id: 'm2', billNo: 'TL1', direction: 'return', date: '2024-03-05', ...stated });

describe('material', () => {
  it('cannot come back before and beyond what was issued', () => {
    const of = (stated: object) => foundBy('material.returnWithoutIssue', { materials: [back(stated), slip()] });
    expect(of({ qty: '10' })).toEqual([]);
    expect(of({ qty: '10.001' })).toMatchObject([
      {
        zh: '项目 RD1 的材料 铝板（M1） 截至 2024-03-05 退回多于领用，请补录领用单或更正退回单',
        rows: ['m2'],
      },
    ]);
    expect(of({ qty: '1', date: '2024-03-04' })).toHaveLength(1);
    expect(of({ qty: '1', materialCode: 'M2' })).toHaveLength(1);
    expect(of({ qty: '1', projectId: 'j2' })).toHaveLength(1);
  });

  it('of which never more is taken back than is out there raises no finding', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 20 }), (steps) => {
        let out = 0;
        const materials = steps.flatMap((step, at) => {
          const qty = Math.max(step, -out);
          out += qty;
          const date = `2024-03-${String(at + 1).padStart(2, '0')}`;
          const common = { id: `m${at}`, date, qty: `${Math.abs(qty)}` };
          return [slip({ ...common, direction: qty < 0 ? 'return' : 'issue' })];
        });
        expect(foundBy('material.returnWithoutIssue', { materials })).toEqual([]);
      }),
    );
  });

  it('is issued by the last day of the project; returns may follow', () => {
    const of = (date: string, more: object = {}) =>
      foundBy('material.issueAfterEnd', { materials: [slip({ date, ...more })] });
    expect(of('2024-11-30')).toEqual([]);
    expect(of('2024-12-01', { direction: 'return' })).toEqual([]);
    expect(of('2024-12-01')).toMatchObject([
      { zh: '项目 RD1 已于 2024-11-30 结束，之后仍有 1 张领料单（LL1），请更正项目或日期', rows: ['m1'] },
    ]);
  });
});

describe('material of products sold', () => {
  const sale = (stated: object = {}) =>
    entry({
      ...{ id: 'v9', subjectCode: '6001', subjectName: '主营业务收入', debitAmount: null, creditAmount: '5000.00' },
      ...stated,
    });
  const costRecords = [cost({ item: '2.1' })];
  const of = (put: object) => foundBy('material.soldWithoutDeduction', { costRecords, ...put });

  it('is taken off where revenue is booked on the project', () => {
    expect(of({})).toEqual([]);
    expect(of({ entries: [sale()] })).toMatchObject([{ rows: ['v9'] }]);
    expect(of({ entries: [sale({ projectId: null })] })).toEqual([]);
    // 5001 is a cost account in 企业会计准则.
    expect(of({ entries: [sale({ subjectCode: '5001', subjectName: '生产成本' })] })).toEqual([]);
    const deduction = { ...soundYear.deduction, lines: { ...soundYear.deduction.lines, '48': '0.01' } };
    expect(of({ entries: [sale()], deduction })).toEqual([]);
  });

  it('is taken off where form 107-2 states sales of new products and projects used material', () => {
    expect(of({ statistics: { amount36: '0.00' } })).toEqual([]);
    expect(of({ statistics: { amount36: '12.50' } })).toMatchObject([
      { zh: expect.stringContaining('销售收入 12,500.00 元') as string, rows: ['j1'] },
    ]);
    expect(of({ statistics: { amount36: '12.50' }, costRecords: [cost()] })).toEqual([]);
  });
});

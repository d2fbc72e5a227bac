import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aboveScaleTest } from './above-scale-test';
import { aboveScaleThresholds } from './above-scale-thresholds';

describe('Above designated size', () => {
  it.each([
    ['工业', '20000000'],
    ['批发业', '20000000'],
    ['零售业', '5000000'],
    ['住宿业', '2000000'],
    ['餐饮业', '2000000'],
    ['交通运输、仓储和邮政业', '20000000'],
    ['信息传输、软件和信息技术服务业', '20000000'],
    ['水利、环境和公共设施管理业', '20000000'],
    ['卫生', '20000000'],
    ['租赁和商务服务业', '10000000'],
    ['科学研究和技术服务业', '10000000'],
    ['教育', '10000000'],
    ['物业管理', '10000000'],
    ['房地产中介服务', '10000000'],
    ['居民服务、修理和其他服务业', '5000000'],
    ['文化、体育和娱乐业', '5000000'],
    ['社会工作', '5000000'],
  ])('%s is from %s yuan on', (industryKind, revenue) => {
    expect(aboveScaleTest({ industryKind, revenue }).aboveScale).toBe('yes');
    const oneFenLess = `${Number(revenue) - 1}.99`;
    expect(aboveScaleTest({ industryKind, revenue: oneFenLess }).aboveScale).toBe('no');
    expect(aboveScaleTest({ industryKind }).aboveScale).toBe('maybe');
  });

  it('construction is by its qualification, real estate development always', () => {
    expect(aboveScaleTest({ industryKind: 'construction', revenue: 1 }).aboveScale).toBe('maybe');
    expect(aboveScaleTest({ industryKind: 'construction', qualification: true }).aboveScale).toBe('yes');
    expect(aboveScaleTest({ industryKind: 'construction', qualification: false }).aboveScale).toBe('no');
    expect(aboveScaleTest({ industryKind: 'realEstateDevelopment' }).aboveScale).toBe('yes');
  });

  it.each([
    ['C3443', 'industry'],
    ['06', 'industry'],
    ['4620', 'industry'],
    ['F5199', 'wholesale'],
    ['7010', 'realEstateDevelopment'],
    ['7020', 'property'],
    ['I65', 'information'],
    ['8411', 'health'],
    ['A01', undefined],
    ['6600', undefined],
    ['x', undefined],
  ])('code %s of GB/T 4754 is %s', (statCode, kind) => {
    expect(aboveScaleTest({ statCode }).industry?.kind).toBe(kind);
  });

  it('gives every division to one kind at most', () => {
    const divisions = aboveScaleThresholds.flatMap((each) => each.divisions);
    expect(new Set(divisions).size).toBe(divisions.length);
  });

  it('higher revenue never takes the title away', () => {
    const kind = fc.constantFrom(...aboveScaleThresholds.map((each) => each.kind));
    const revenue = fc.integer({ min: 0, max: 30_000_000 });
    fc.assert(
      fc.property(kind, revenue, revenue, (industryKind, some, more) => {
        const before = aboveScaleTest({ industryKind, revenue: some }).aboveScale;
        if (before === 'yes') expect(aboveScaleTest({ industryKind, revenue: some + more }).aboveScale).toBe('yes');
      }),
    );
  });

  it('nothing that is no answer makes it throw: it counts as not given', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(aboveScaleTest(anything as never).conditions).toHaveLength(1);
        const given = { industryKind: 'retail', revenue: anything, statCode: anything } as never;
        expect(aboveScaleTest(given).industry?.kind).toBe('retail');
      }),
    );
  });
});

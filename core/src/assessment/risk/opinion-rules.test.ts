import { describe, expect, it } from 'vitest';
import type { RiskYear } from './risk-year';
import { cost, foundBy } from './risk-year.testing';

const doubt = (stated: Partial<RiskYear['opinions'][number]> = {}): RiskYear['opinions'][number] => ({
  ...{ id: 'o1', year: '2024', projectId: 'j1', outcome: 'pending', opinionOn: null, dueOn: null, repliedOn: null },
  ...stated,
});
const judged = (outcome: string, year: string, opinionOn: string, id = 'o1') => doubt({ id, outcome, year, opinionOn });

describe('a doubted project', () => {
  it('is found until it is judged, with the day its papers are due', () => {
    expect(foundBy('project.opinionPending', { opinions: [doubt({ dueOn: '2025-07-16' })] })).toMatchObject([
      { zh: '项目 RD1 压缩机控制算法研究 被税务机关提出异议：请报送鉴定资料（期限 2025-07-16）', rows: ['o1'] },
    ]);
    expect(foundBy('project.opinionPending', { opinions: [doubt({ repliedOn: '2025-07-12' })] })).toMatchObject([
      { zh: expect.stringContaining('资料已于 2025-07-12 报送') },
    ]);
    for (const outcome of ['positive', 'negative', 'exempt', 'withdrawn'])
      expect(foundBy('project.opinionPending', { opinions: [doubt({ outcome })] })).toEqual([]);
    expect(foundBy('project.opinionPending', { opinions: [doubt({ year: '2023' })] })).toEqual([]);
  });
});

describe('a project judged to be no R&D in an earlier year', () => {
  const rule = 'project.judgedNoResearch';
  const before = judged('negative', '2023', '2024-08-20');

  it('is found where its cost counts', () => {
    expect(foundBy(rule, { opinions: [before] })).toMatchObject([{ rows: ['o1'] }]);
  });

  it('is not found where nothing counts, or where a later opinion is positive', () => {
    expect(foundBy(rule, { opinions: [before], costRecords: [] })).toEqual([]);
    const excluded = [cost({ excluded: '1234.56' })];
    expect(foundBy(rule, { opinions: [before], costRecords: excluded })).toEqual([]);
    expect(foundBy(rule, { opinions: [before, judged('positive', '2023', '2024-10-08', 'o2')] })).toEqual([]);
  });

  it('leaves the year itself to the exclusion of its cost', () => {
    expect(foundBy(rule, { opinions: [judged('negative', '2024', '2025-08-20')] })).toEqual([]);
  });
});

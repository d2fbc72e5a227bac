import { describe, expect, it } from 'vitest';
import { cost, detail, foundBy, project, worked } from './risk-year.testing';

describe('a project', () => {
  it('has cost from the month it starts to the month it ends', () => {
    const of = (...months: string[]) =>
      foundBy('project.costOutsideDates', {
        costRecords: months.map((month) => cost({ id: `c${month}`, month: `2024-${month}` })),
      });
    expect(of('02', '11')).toEqual([]);
    expect(of('01', '02', '12')).toMatchObject([
      {
        zh: '项目 RD1（2024-02-10—2024-11-30）在起止日期以外的 2024-01、2024-12 有费用 2,469.12 元，请更正归集或项目日期',
        rows: ['j1', 'c01', 'c12'],
      },
    ]);
    expect(foundBy('project.costOutsideDates', { costRecords: [cost({ month: '2024-01', amount: '0.00' })] })).toEqual(
      [],
    );
    const undated = [project({ startTime: null as never })];
    expect(
      foundBy('project.costOutsideDates', { projects: undated, costRecords: [cost({ month: '2024-01' })] }),
    ).toEqual([]);
  });

  it('has hours within its dates', () => {
    const of = (month: string) => foundBy('project.hoursOutsideDates', { workTimes: [worked({ month })] });
    expect([of('2024-02'), of('2024-11')]).toEqual([[], []]);
    expect([of('2024-01'), of('2024-12')]).toMatchObject([[{ rows: ['w1'] }], [{ rows: ['w1'] }]]);
  });

  it('was resolved upon', () => {
    expect(foundBy('project.noResolution')).toEqual([]);
    expect(foundBy('project.noResolution', { details: [] })).toMatchObject([{ rows: ['j1'] }]);
    expect(foundBy('project.noResolution', { details: [detail({ resolutionFiles: [] })] })).toMatchObject([
      { rows: ['j1', 'd1'] },
    ]);
  });

  it('needs no files while it is a draft without cost', () => {
    const draft = { projects: [project({ dataStatus: 'save', devForm: 'hzyf' })], details: [] };
    for (const code of ['project.noResolution', 'project.contractNotRegistered']) {
      expect(foundBy(code, { ...draft, costRecords: [] })).toEqual([]);
      expect(foundBy(code, draft)).toHaveLength(1);
    }
  });

  it.each([
    ['zzyf', [], [], 0],
    ['jzyf', [], [], 0],
    ['hzyf', ['f2'], ['f3'], 0],
    ['hzyf', ['f2'], [], 1],
    ['wtyf_jn', [], ['f3'], 1],
    ['wtyf_jw', [], [], 1],
  ])(
    'of form %s with contracts %j registered by %j: %i findings',
    (devForm, devContractFiles, contractFilingFiles, count) => {
      const details = [detail({ devContractFiles, contractFilingFiles })];
      expect(foundBy('project.contractNotRegistered', { projects: [project({ devForm })], details })).toHaveLength(
        count,
      );
    },
  );

  it.each([
    ['五轴加工中心采购', 1],
    ['ERP 系统升级', 1],
    ['新型压缩机市场推广', 1],
    ['高功率密度伺服电机驱动控制技术研究', 0],
  ])('named %s: %i findings', (name, count) => {
    expect(foundBy('project.doubtfulName', { projects: [project({ name })] })).toHaveLength(count);
  });
});

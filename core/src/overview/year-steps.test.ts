import { describe, expect, it } from 'vitest';
import { nothingEntered, yearSteps, type StepData } from './year-steps';

const project = (id: string) => ({ id }) as StepData['projects'][number];
const retained = (missing: readonly string[]) => ({ missing }) as unknown as NonNullable<StepData['retention']>[number];
const finished: StepData = {
  ...{ projects: [project('1')], vouchers: 12, subjectMatches: 5, unmatchedEntries: 0, projectsWithoutHours: [] },
  ...{ reports: 1, outOfDate: null, openMonths: [], filed: true, hasYearInputs: true, retention: [retained([])] },
};
const standings = (data: StepData) => yearSteps('2025', data).map(({ standing }) => standing.zh);
const open = (data: StepData) => yearSteps('2025', data).flatMap(({ key, done }) => (done ? [] : [key]));

describe('The steps of a year', () => {
  it('are all to do in an enterprise that has entered nothing, each with what it is about', () => {
    expect(open(nothingEntered)).toEqual(yearSteps('2025', finished).map(({ key }) => key));
    expect(standings(nothingEntered)).toEqual([
      '导入项目、薪酬、工时、资产、材料、凭证',
      '凭证科目对应费用项目',
      '填报或导入研发工时',
      '生成费用归集与辅助账',
      '逐月与凭证核对',
      '填写手工行并申报',
      '留存备查资料归档',
    ]);
  });

  it('are done in a year that was declared and whose papers are complete', () => {
    expect(open(finished)).toEqual([]);
  });

  it.each<[string, Partial<StepData>, string, string]>([
    ['bringIn', { vouchers: 0 }, '1 个项目，0 条凭证', '/rdm/import'],
    ['match', { unmatchedEntries: 3 }, '3 条凭证未对应', '/rdm/financialaccount/matchsubject'],
    ['hours', { projectsWithoutHours: [project('1')] }, '1 个项目没有工时', '/rdm/project/worktime'],
    ['recompute', { outOfDate: { zh: '数据已变动', en: '' } }, '数据已变动，待重算', '/project/preferential?year=2025'],
    ['verify', { openMonths: ['2025-03', '2025-05'] }, '2 个月未锁定', '/rdm/month-close?year=2025'],
    ['declare', { filed: false }, '手工行已填，待申报', '/project/declaration?year=2025'],
    [
      'evidence',
      { retention: [retained([]), retained(['plan'])] },
      '1 / 2 个项目齐全',
      '/rdm/project/retained?year=2025',
    ],
  ])('name what is left of %s, and lead to where it is done', (key, change, standing, to) => {
    const step = yearSteps('2025', { ...finished, ...change }).find((each) => each.key === key)!;
    expect([step.done, step.standing.zh, step.to]).toEqual([false, standing, to]);
  });

  it('leave out what the person may not see', () => {
    const seen = yearSteps('2025', { ...finished, vouchers: null, subjectMatches: null, openMonths: null });
    expect(seen.map(({ key }) => key)).toEqual(['hours', 'recompute', 'declare', 'evidence']);
  });
});

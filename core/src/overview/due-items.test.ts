import { describe, expect, it } from 'vitest';
import { closingDates } from './closing-dates';
import { dueItems } from './due-items';
import { factsWith, projectNamed } from './facts.testing';

const said = (facts: Parameters<typeof factsWith>[0], today = '2025-06-20') =>
  dueItems('2025', factsWith(facts), closingDates(today, ['2025', '2024'])).map(({ key, to }) => [key, to]);

describe('What is due in a year', () => {
  it('is nothing where all is settled, and nothing of what may not be seen', () => {
    const settled = { ...{ hasEnterpriseKind: true, projectsWithoutHours: [], vouchers: 3, subjectMatches: 2 } };
    expect(
      said({ ...settled, unmatchedEntries: 0, reports: 2, openMonths: [], hasYearInputs: true }, '2025-06-10'),
    ).toEqual([]);
    expect(said({}, '2025-06-10')).toEqual([]);
  });

  it('comes in the order in which the figures flow', () => {
    const bare = { hasEnterpriseKind: false, projectsWithoutHours: [projectNamed('2')], reports: 0 };
    expect(said({ ...bare, vouchers: 1, subjectMatches: 0, openMonths: ['2025-01', '2025-03'] }, '2025-06-10')).toEqual(
      [
        ['enterpriseKind', '/rdm/enterpriseyear'],
        ['hours', '/rdm/project/worktime'],
        ['subjects', '/rdm/financialaccount/matchsubject'],
        ['recompute', '/project/preferential'],
        ['locks', '/rdm/month-close?year=2025'],
      ],
    );
  });

  it('asks for vouchers before their matching, and then for the entries that are left', () => {
    expect(said({ vouchers: 0, subjectMatches: 0 }, '2025-06-10')).toEqual([['vouchers', '/rdm/import']]);
    const [entries] = dueItems('2025', factsWith({ vouchers: 9, subjectMatches: 1, unmatchedEntries: 2 }));
    expect(entries?.message.zh).toBe('2 条研发支出凭证的科目没有对应，未参与归集');
  });

  it('leads to the one project that lacks documents, or to the list of several, of which it names three', () => {
    expect(said({ projectsWithoutEvidence: [projectNamed('1')] }, '2025-06-10')).toEqual([
      ['evidence', '/rdm/project/edit?id=1'],
    ]);
    const four = ['1', '2', '3', '4'].map((id) => projectNamed(id));
    const [evidence] = dueItems('2025', factsWith({ projectsWithoutEvidence: four }));
    expect(evidence?.to).toBe('/rdm/project/list?year=2025');
    expect(evidence?.message.zh).toContain('4 个项目');
    expect(evidence?.message.zh).toContain('项目1、项目2、项目3 …');
  });

  it('says that papers are out of date only where there are any', () => {
    const outOfDate = { zh: '数据已变动', en: 'changed' };
    expect(said({ outOfDate, reports: 1 }, '2025-06-10')).toEqual([['outOfDate', '/project/preferential?year=2025']]);
    expect(said({ outOfDate, reports: 0 }, '2025-06-10')).toEqual([['recompute', '/project/preferential']]);
  });

  it('asks for the typed lines of A107012 while a declaration of the year is near', () => {
    const untyped = { reports: 1, hasYearInputs: false };
    expect(said(untyped, '2025-09-30').map(([key]) => key)).toEqual(['closing', 'form']);
    expect(said(untyped, '2025-11-30')).toEqual([]);
  });
});

describe('Declarations that close', () => {
  const on = (today: string, years = ['2025', '2024']) =>
    closingDates(today, years).map(({ year, period, last, message }) => [year, period, last, message.zh]);

  it('are told from some weeks before until their last day, which a holiday moves', () => {
    // 31 May 2025 is a Saturday, and 2 June the Dragon Boat Festival.
    expect(on('2025-05-30')).toEqual([
      ['2024', 'ANNUAL', '2025-06-03', '2024 年度汇算清缴 2025-06-03 截止，还有 4 天：核对 A107012 后申报'],
    ]);
    expect(on('2025-06-04')).toEqual([]);
    expect(on('2025-07-15')[0]?.[3]).toContain('还有 0 天');
    expect(on('2025-10-01')[0]?.slice(0, 2)).toEqual(['2025', 'Q1_Q3']);
  });

  it('are those the law has in that year, of years with projects', () => {
    expect(on('2022-07-01', ['2022'])).toEqual([]);
    expect(on('2025-07-01', ['2024'])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { projectFormRows, type FormHours, type FormProject } from './project-form-rows';

const project = (over: Partial<FormProject> = {}): FormProject => ({
  id: '1',
  code: 'RD01',
  name: '压缩机',
  source: '1',
  stage: '2',
  devForm: 'zzyf',
  partnerKinds: [],
  results: ['12'],
  targets: ['3'],
  startTime: '2024-03-15',
  endTime: '2024-11-30',
  items: { '1.1': '1000000', '7.1': '500000' },
  governmentFunds: '0',
  ...over,
});
const worked = (personnelId: string, month: string, hours: string): FormHours => ({
  projectId: '1',
  personnelId,
  month,
  hours,
});
const row = (over: Partial<FormProject> = {}, hours: readonly FormHours[] = [], due?: string) =>
  projectFormRows('2024', { projects: [project(over)], hours, dueHours: () => due })[0]!;

describe('a project on form 107-1', () => {
  it('has its dates as yyyyMM, its cost in 千元, own and entrusted', () => {
    expect(row({ governmentFunds: '120000' })).toMatchObject({
      start: '202403',
      end: '202411',
      ...{ spending: '1500.00', ownSpending: '1000.00', entrustedSpending: '500.00', governmentFunds: '120.00' },
      basicResearch: '0.00',
    });
  });

  it('states a stage only where it crosses years', () => {
    expect(row().stage).toBeNull();
    expect(row({ startTime: '2023-12-01' }).stage).toBe('2');
    expect(row({ endTime: '2025-01-31' }).stage).toBe('2');
  });

  it.each([
    ['zzyf', [], '10'],
    ['hzyf', ['institute'], '21'],
    ['hzyf', ['university'], '22'],
    ['hzyf', [null, 'enterprise'], '23'],
    ['hzyf', ['overseas'], '24'],
    ['hzyf', [], null],
    ['hzyf', ['other'], null],
    ['wtyf_jn', ['university'], '30'],
    ['wtyf_jw', [], '30'],
    ['jzyf', [], '40'],
  ])('of the form %s with %j is done as %j', (devForm, partnerKinds, developmentForm) => {
    expect(row({ devForm, partnerKinds }).developmentForm).toBe(developmentForm);
  });

  it('counts people with hours, and months of the hours due', () => {
    const hours = [worked('a', '2024-03', '84'), worked('a', '2024-04', '168'), worked('b', '2024-04', '0')];
    expect(row({}, hours, '168')).toMatchObject({ persons: 1, personMonths: '1.50' });
    // March 2024 has 21 workdays: 84 ÷ 168.
    expect(row({}, [worked('a', '2024-03', '84')])).toMatchObject({ persons: 1, personMonths: '0.50' });
  });

  it('with the target of scientific principles spends all of it on them', () => {
    expect(row({ targets: ['3', '1'] }).basicResearch).toBe('1500.00');
  });
});

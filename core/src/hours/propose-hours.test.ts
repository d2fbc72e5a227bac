import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitHalfHours } from './half-hours';
import { proposeHours, type ProjectSignal, type ProposalGrounds } from './propose-hours';

const projects = ['1', '2', '3'].map((projectId) => ({ projectId, projectCode: `RD202600${projectId}` }));
const attended = (hours: string) => ({ hours, from: 'attended' as const });
const given = (more: Partial<ProposalGrounds> = {}): ProposalGrounds => ({
  projects,
  presence: attended('168'),
  lastMonth: { lines: [], presence: attended('160') },
  signals: [],
  ...more,
});
const last = (hours: Readonly<Record<string, string>>, present = '160') => ({
  lines: Object.entries(hours).map(([projectId, each]) => ({ projectId, hours: each })),
  presence: attended(present),
});
const commits = (projectId: string, count: number, day = '2026-11-02'): ProjectSignal => ({
  ...{ projectId, kind: 'commit', day, count, hours: null },
});
const hoursOf = (grounds: ProposalGrounds) =>
  Object.fromEntries(proposeHours(grounds).lines.map(({ projectId, hours }) => [projectId, hours]));

describe('the hours proposed for a month', () => {
  it('are those of last month in the ratio of the presence, and say so', () => {
    const { lines, grounds } = proposeHours(given({ lastMonth: last({ 1: '80', 2: '40' }) }));
    expect(lines).toEqual([
      { projectId: '1', hours: '84', ground: 'lastMonth' },
      { projectId: '2', hours: '42', ground: 'lastMonth' },
    ]);
    expect(grounds.map(({ zh }) => zh)).toEqual(['考勤 168 小时', '同上月比例：研发 120 / 出勤 160']);
  });

  it('go by the commits among the projects that have any; what they had together last month stays', () => {
    const grounds = given({
      lastMonth: last({ 1: '80', 2: '40', 3: '40' }),
      signals: [commits('1', 14), commits('2', 9, '2026-11-03')],
    });
    const proposal = proposeHours(grounds);
    expect(proposal.lines).toEqual([
      { projectId: '1', hours: '76.5', ground: 'commit' },
      { projectId: '2', hours: '49.5', ground: 'commit' },
      { projectId: '3', hours: '42', ground: 'lastMonth' },
    ]);
    expect(proposal.grounds.at(-1)?.zh).toBe('提交 23 次：RD2026001 14，RD2026002 9');
    expect(proposal.grounds.at(-1)?.en).toBe('23 commits: RD2026001 14, RD2026002 9');
  });

  it('without hours last month are eight for each day with commits', () => {
    expect(hoursOf(given({ signals: [commits('1', 3), commits('1', 1), commits('2', 4, '2026-11-03')] }))).toEqual({
      ...{ 1: '8', 2: '8' },
    });
  });

  it('are logged hours as they were logged', () => {
    const logged: ProjectSignal = { projectId: '2', kind: 'worklog', day: '2026-11-04', count: 2, hours: '12.5' };
    expect(hoursOf(given({ lastMonth: last({ 1: '80', 2: '60' }), signals: [logged] }))).toEqual({
      ...{ 1: '84', 2: '12.5' },
    });
  });

  it('are none for projects that no longer run, and nobody gets their share', () => {
    expect(hoursOf(given({ lastMonth: last({ 1: '40', 9: '120' }), signals: [commits('9', 50)] }))).toEqual({
      1: '42',
    });
  });

  it('are none where nothing says how much was R&D', () => {
    const { lines, grounds } = proposeHours(given({ presence: { hours: '176', from: 'calendar' } }));
    expect(lines).toEqual([]);
    expect(grounds.map(({ zh }) => zh)).toEqual(['按工作日 176 小时']);
  });

  it('are steps of half an hour, never together above the presence, whatever the grounds', () => {
    const hours = fc.integer({ min: 0, max: 7440 }).map((tenths) => String(tenths / 10));
    const signal = fc.record({
      projectId: fc.constantFrom('1', '2', '3', '9'),
      kind: fc.constantFrom('commit' as const, 'issue' as const, 'worklog' as const),
      day: fc.constantFrom('2026-11-02', '2026-11-03', '2026-11-04'),
      count: fc.integer({ min: 0, max: 500 }),
      hours: fc.option(hours),
    });
    const grounds = fc.record({
      projects: fc.constant(projects),
      presence: hours.map(attended),
      lastMonth: fc.record({
        lines: fc.array(fc.record({ projectId: fc.constantFrom('1', '2', '3', '9'), hours })),
        presence: hours.map(attended),
      }),
      signals: fc.array(signal, { maxLength: 12 }),
    });
    fc.assert(
      fc.property(grounds, (each) => {
        const { lines } = proposeHours(each);
        const total = lines.reduce((sum, line) => sum.plus(line.hours), new Big(0));
        expect(total.lte(each.presence.hours)).toBe(true);
        expect(new Set(lines.map(({ projectId }) => projectId)).size).toBe(lines.length);
        for (const line of lines) {
          expect(line.projectId).not.toBe('9');
          expect(new Big(line.hours).times(2).mod(1).eq(0) && new Big(line.hours).gt(0)).toBe(true);
        }
      }),
    );
  });
});

describe('hours split in steps of half an hour', () => {
  it('add up to the total rounded down, and miss their exact share by less than a step', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 74_400 }), weights, (hundredths, list) => {
        const total = new Big(hundredths).div(100);
        const parts = splitHalfHours(total, new Map(list.map((weight, at) => [String(at), new Big(weight)])));
        const whole = list.reduce((sum, weight) => sum + weight, 0);
        if (whole === 0 || hundredths === 0) {
          expect(parts.size).toBe(0);
          return;
        }
        const sum = [...parts.values()].reduce((all, part) => all.plus(part), new Big(0));
        const rounded = total.times(2).round(0, Big.roundDown).div(2);
        expect(sum.eq(rounded)).toBe(true);
        for (const [at, part] of parts) {
          const exact = rounded.times(list[Number(at)]!).div(whole);
          expect(part.minus(exact).abs().lt(0.5)).toBe(true);
        }
      }),
    );
  });
});

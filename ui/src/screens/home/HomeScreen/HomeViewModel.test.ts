import { describe, expect, it, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { OverviewPort, YearOverview } from '@rdm/core/internal/overview';
import { firstOverview } from './first-overview';
import { HomeViewModel } from './HomeViewModel';
import { overviewWith } from './overview.testing';

const homeAnswering = (ofYear: OverviewPort['ofYear']) =>
  new HomeViewModel({ overview: { ofYear, reminders: () => Promise.resolve([]) } });

describe('The home page', () => {
  it('leaves the year to the server until one is chosen, and asks once', async () => {
    const asked: unknown[] = [];
    const home = homeAnswering(async (given) => {
      asked.push(given);
      return overviewWith({ year: given?.year ?? '2025' });
    });
    await home.load();
    expect([home.state, home.year]).toEqual(['ready', '2025']);
    await home.choose('2024');
    await home.load();
    expect(asked).toEqual([{}, { year: '2024' }, { year: '2024' }]);
    expect(home.year).toBe('2024');
  });

  it('takes the year that was asked for while the person signed in', async () => {
    const ofYear = vi.fn(async () => overviewWith());
    const overview = { ofYear, reminders: () => Promise.resolve([]) };
    firstOverview.begin(overview);
    const home = new HomeViewModel({ overview });
    await home.load();
    expect(home.shown?.year).toBe('2025');
    expect(ofYear).toHaveBeenCalledOnce();
    await home.load();
    expect(ofYear).toHaveBeenCalledTimes(2);
  });

  it('never shows the figures of one year under the name of another', async () => {
    const answers = new Map<string, (overview: YearOverview) => void>();
    const home = homeAnswering(({ year = '2025' } = {}) => new Promise((resolve) => answers.set(year, resolve)));
    const first = home.load();
    answers.get('2025')!(overviewWith());
    await first;
    const second = home.choose('2024');
    expect([home.state, home.shown]).toEqual(['ready', null]);
    const third = home.choose('2023');
    answers.get('2023')!(overviewWith({ year: '2023' }));
    answers.get('2024')!(overviewWith({ year: '2024' }));
    await Promise.all([second, third]);
    expect(home.shown?.year).toBe('2023');
  });

  it('keeps the figures on screen while it asks again', async () => {
    const home = homeAnswering(async () => overviewWith());
    await home.load();
    const again = home.load();
    expect([home.state, home.shown?.year]).toEqual(['ready', '2025']);
    await again;
  });

  it.each<[string, Partial<YearOverview>, string]>([
    ['of an enterprise without projects is what to do', { isEmpty: true, figures: null }, 'empty'],
    ['of who may not see projects says so', { figures: null, years: [] }, 'forbidden'],
  ])('%s', async (_, known, state) => {
    const home = homeAnswering(async () => overviewWith(known));
    await home.load();
    expect(home.state).toBe(state);
  });

  it('says why it failed and loads again', async () => {
    let up = false;
    const down = new Refusal({ ...faults.invalid(text('无法连接服务器', 'Unreachable')), code: 503 });
    const home = homeAnswering(() => (up ? Promise.resolve(overviewWith()) : Promise.reject(down)));
    await home.load();
    expect([home.state, home.failure?.zh]).toEqual(['failed', '无法连接服务器']);
    up = true;
    await home.load();
    expect(home.state).toBe('ready');
  });
});

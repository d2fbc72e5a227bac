import { expect, test, vi } from 'vitest';
import { beginOverview, takeOverview } from './first-overview';
import { HomeViewModel } from './HomeViewModel';
import { overviewWith } from './overview.testing';

const portAnswering = () => ({ ofYear: vi.fn(async () => overviewWith()), reminders: async () => [] });

test('home takes what was begun before it, once, and asks itself from then on', async () => {
  const port = portAnswering();
  beginOverview(port);
  const home = new HomeViewModel({ overview: port });
  await home.load();
  expect(home.shown?.year).toBe('2025');
  expect(port.ofYear).toHaveBeenCalledOnce();
  await home.load();
  expect(port.ofYear).toHaveBeenCalledTimes(2);
});

test('what was begun long ago is asked for again', () => {
  const port = portAnswering();
  beginOverview(port, () => 0);
  expect(takeOverview(port, () => 10_000)).toBeNull();
  beginOverview(port, () => 0);
  expect(takeOverview(port, () => 9_999)).not.toBeNull();
  expect(takeOverview(port, () => 9_999)).toBeNull();
});

test('what failed ahead is told by home, which asks again', async () => {
  const port = portAnswering();
  port.ofYear.mockRejectedValueOnce(new Error('away'));
  beginOverview(port);
  const home = new HomeViewModel({ overview: port });
  await home.load();
  expect(home.state).toBe('failed');
  await home.load();
  expect(home.state).toBe('ready');
});

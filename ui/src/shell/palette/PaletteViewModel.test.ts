import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { menus } from '../testing/fake-session-port';
import type { Found, RecordFinder } from './find-everything';
import { PaletteViewModel } from './PaletteViewModel';

const row = (key: string): Found => ({ key, title: key, hint: '', place: { to: `/x?id=${key}` } });
const finder = {
  projects: vi.fn<RecordFinder['projects']>(),
  people: vi.fn<RecordFinder['people']>(),
};
let palette = new PaletteViewModel(menus, finder);
const keys = () => palette.all.map(({ key }) => key);
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  finder.projects.mockReset().mockResolvedValue([row('RD1')]);
  finder.people.mockReset().mockResolvedValue([row('E1')]);
  palette = new PaletteViewModel(menus, finder);
});
afterEach(() => void vi.useRealTimers());

describe('The search for everything', () => {
  it('begins with the menus', () => {
    expect(keys()).toEqual(['project', 'entpersonnel', 'rdmimport']);
    expect(palette.chosenRow?.place).toEqual({ to: '/rdm/project/list' });
  });

  it('finds menus at once, those that begin with it first, in either language', () => {
    palette.type('项目');
    expect(keys()).toEqual(['project']);
    palette.type('en');
    expect(keys()).toEqual(['entpersonnel', 'project', 'rdmimport']);
  });

  it('asks for projects and people 200 ms after the last key', async () => {
    palette.type('研');
    await pass(150);
    palette.type('研发');
    await pass(199);
    expect([finder.projects.mock.calls.length, palette.searching]).toEqual([0, true]);
    await pass(1);
    expect(finder.projects).toHaveBeenCalledExactlyOnceWith('研发');
    expect(palette.groups.map(({ key, found }) => [key, found.length])).toEqual([
      ['menus', 1],
      ['projects', 1],
      ['people', 1],
    ]);
    expect(palette.searching).toBe(false);
  });

  it('shows what could be found when one of the registers refuses', async () => {
    finder.projects.mockRejectedValue(new TypeError('fetch failed'));
    palette.type('E1');
    await pass(200);
    expect(keys()).toEqual(['E1']);
  });

  it('drops the answer to what is no longer asked', async () => {
    let answer: (rows: readonly Found[]) => void = () => undefined;
    finder.projects.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    palette.type('old');
    await pass(200);
    palette.type('new');
    answer([row('stale')]);
    await pass(200);
    expect(keys()).toEqual(['RD1', 'E1']);
    palette.type('');
    expect(keys()).toEqual(['project', 'entpersonnel', 'rdmimport']);
  });

  it('chooses with the arrows, round and round, and keeps the choice when rows come in before it', async () => {
    palette.move(-1);
    expect(palette.chosenRow?.key).toBe('rdmimport');
    palette.move(1);
    expect(palette.chosenRow?.key).toBe('project');
    finder.people.mockResolvedValueOnce([]);
    palette.type('zzz');
    expect(palette.chosenRow).toBeUndefined();
    palette.move(1);
    await pass(200);
    expect(palette.chosenRow?.key).toBe('RD1');
  });

  it('asks nothing any more once it is closed', async () => {
    palette.type('研发');
    palette.dispose();
    await pass(1_000);
    expect(finder.people).not.toHaveBeenCalled();
  });
});

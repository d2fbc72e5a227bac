import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { text } from '@rdm/core/internal/kernel';
import { saberStorage } from '../testing/memory-storage';
import { homePath, TabsViewModel } from './TabsViewModel';

const session = observable({ signedIn: true });
let storage = saberStorage();
let tabs = new TabsViewModel(storage, session);
const paths = () => tabs.tabs.map(({ path }) => path);
const visit = (...all: string[]) => all.forEach((path) => tabs.visit(path, '', text(path, path)));

beforeEach(() => {
  runInAction(() => (session.signedIn = true));
  storage = saberStorage();
  tabs = new TabsViewModel(storage, session);
});

describe('Tabs', () => {
  it('start with home and add every page once, in the order visited', () => {
    visit('/a', '/b', '/a', homePath);
    expect(paths()).toEqual([homePath, '/a', '/b']);
    expect(tabs.active).toBe(homePath);
  });

  it('remember the query last seen', () => {
    tabs.visit('/a', '?year=2024', text('甲', 'A'));
    tabs.visit('/a', '?year=2025', text('甲', 'A'));
    expect(tabs.tabs.at(-1)).toMatchObject({ path: '/a', search: '?year=2025' });
  });

  it('show the left neighbour of the active tab that is closed', async () => {
    visit('/a', '/b');
    expect((await tabs.close('/b')).path).toBe('/a');
    expect((await tabs.close('/a')).path).toBe(homePath);
  });

  it('stay where they are when another tab is closed', async () => {
    visit('/a', '/b');
    expect((await tabs.close('/a')).path).toBe('/b');
    expect(paths()).toEqual([homePath, '/b']);
  });

  it('never close home', async () => {
    expect((await tabs.close(homePath)).path).toBe(homePath);
    expect(paths()).toEqual([homePath]);
  });

  it('close the others or all', async () => {
    visit('/a', '/b', '/c');
    expect((await tabs.closeOthers('/b')).path).toBe('/b');
    expect(paths()).toEqual([homePath, '/b']);
    expect((await tabs.closeAll()).path).toBe(homePath);
    expect(paths()).toEqual([homePath]);
  });

  it('come back after a reload, but not what is no tab', () => {
    visit('/a');
    expect(new TabsViewModel(storage, session).tabs.map(({ path }) => path)).toEqual([homePath, '/a']);
    storage.write('tagList', [{ path: '/b' }, 'x', null], 'session');
    expect(new TabsViewModel(storage, session).tabs).toHaveLength(1);
  });

  it('show the same page after a reload, also from behind the lock', () => {
    visit('/a', '/b', '/a');
    expect(new TabsViewModel(storage, session).activeTab.path).toBe('/a');
    storage.write('tag', '/gone', 'session');
    expect(new TabsViewModel(storage, session).activeTab.path).toBe(homePath);
  });

  it('close with the session', () => {
    visit('/a');
    runInAction(() => (session.signedIn = false));
    expect(paths()).toEqual([homePath]);
  });

  describe('where something is typed and not saved', () => {
    const typed = (may: boolean) => ({ isUnsaved: true, mayLeave: vi.fn(() => Promise.resolve(may)) });

    it('close only when it may be left, however many they are', async () => {
      visit('/a', '/b');
      const [kept, given] = [typed(false), typed(true)];
      tabs.hold('/a', kept);
      tabs.hold('/b', given);
      expect((await tabs.close('/a')).path).toBe('/b');
      await tabs.closeAll();
      expect(paths()).toEqual([homePath, '/a', '/b']);
      await tabs.close('/b');
      expect(paths()).toEqual([homePath, '/a']);
      expect(kept.mayLeave).toHaveBeenCalledTimes(2);
    });

    it('ask again for a page that was opened anew', async () => {
      visit('/a');
      const first = typed(true);
      tabs.hold('/a', first);
      await tabs.close('/a');
      visit('/a');
      await tabs.close('/a');
      expect(first.mayLeave).toHaveBeenCalledTimes(1);
    });

    it('hold every form of a page, but none that has come to its end', async () => {
      visit('/a');
      const [page, closed, dialog] = [typed(true), { ...typed(true), isUnsaved: false }, typed(true)];
      for (const each of [page, closed, dialog]) tabs.hold('/a', each);
      await tabs.close('/a');
      expect([page, closed, dialog].map(({ mayLeave }) => mayLeave.mock.calls.length)).toEqual([1, 0, 1]);
    });

    it('close with the session without a word', () => {
      visit('/a');
      tabs.hold('/a', typed(false));
      runInAction(() => (session.signedIn = false));
      expect(paths()).toEqual([homePath]);
    });
  });
});

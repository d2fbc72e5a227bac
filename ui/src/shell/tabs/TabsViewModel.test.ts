import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { text } from '@rdm/core/kernel';
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

  it('show the left neighbour of the active tab that is closed', () => {
    visit('/a', '/b');
    expect(tabs.close('/b').path).toBe('/a');
    expect(tabs.close('/a').path).toBe(homePath);
  });

  it('stay where they are when another tab is closed', () => {
    visit('/a', '/b');
    expect(tabs.close('/a').path).toBe('/b');
    expect(paths()).toEqual([homePath, '/b']);
  });

  it('never close home', () => {
    expect(tabs.close(homePath).path).toBe(homePath);
    expect(paths()).toEqual([homePath]);
  });

  it('close the others or all', () => {
    visit('/a', '/b', '/c');
    expect(tabs.closeOthers('/b').path).toBe('/b');
    expect(paths()).toEqual([homePath, '/b']);
    expect(tabs.closeAll().path).toBe(homePath);
    expect(paths()).toEqual([homePath]);
  });

  it('come back after a reload, but not what is no tab', () => {
    visit('/a');
    expect(new TabsViewModel(storage, session).tabs.map(({ path }) => path)).toEqual([homePath, '/a']);
    storage.write('tagList', [{ path: '/b' }, 'x', null], 'session');
    expect(new TabsViewModel(storage, session).tabs).toHaveLength(1);
  });

  it('close with the session', () => {
    visit('/a');
    runInAction(() => (session.signedIn = false));
    expect(paths()).toEqual([homePath]);
  });
});

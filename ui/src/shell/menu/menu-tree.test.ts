import { describe, expect, it } from 'vitest';
import { menuTree } from '@rdm/core/internal/access';
import { menu, menus } from '../testing/fake-session-port';
import { resourceOf } from './MenuScreen';
import { framedMenu, leavesOf, menuAt, menuLabel, menuPlace, menusAbove } from './menu-tree';

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('Menus', () => {
  it('lists leaves in the order of the side bar', () => {
    expect(names(leavesOf(menus))).toEqual(['项目列表', '研发人员', '数据导入']);
  });

  it('knows what stands above a page', () => {
    expect(names(menusAbove(menus, '/rdm/personnel/list'))).toEqual(['研发项目']);
    expect(menusAbove(menus, '/rdm/import')).toEqual([]);
    expect(menuAt(menus, '/rdm/project')).toBeUndefined();
  });

  it('names a menu without an English name by its Chinese one', () => {
    expect(menuLabel(menu('x', '报表', '/x', { nameEn: '' }))).toEqual({ zh: '报表', en: '报表' });
  });

  it('lead to a page, to a page of another program in a frame, or to a window of its own', () => {
    const web = 'https://example.com/help';
    expect(menuPlace(menu('x', 'x', '/x'))).toEqual({ to: '/x' });
    expect(menuPlace(menu('x', 'x', '/x', { isOpen: 2 }))).toEqual({ href: '/x' });
    expect(menuPlace(menu('help & more', 'x', web))).toEqual({ to: '/myiframe/help%20%26%20more' });
    expect(menuPlace(menu('help', 'x', web, { isOpen: 2 }))).toEqual({ href: web });
  });

  it('embed addresses of the web and nothing else', () => {
    const web = menu('web', '帮助', 'HTTPS://example.com');
    const all = [
      web,
      menu('script', 'x', 'javascript:alert(1)'),
      menu('broken', 'x', 'http://'),
      menu('page', 'x', '/x'),
    ];
    expect(all.map(({ code }) => framedMenu(all, code)?.code)).toEqual(['web', undefined, undefined, undefined]);
    expect(menuPlace(menu('script', 'x', 'javascript:alert(1)', { isOpen: 2 }))).toEqual({ to: 'javascript:alert(1)' });
    expect(menuAt(all, '/myiframe/web')).toBe(web);
  });

  it('has a resource behind every standard menu with registers', () => {
    const ownScreens = [
      'monthclose',
      'preferential',
      'hoursapproval',
      'bizcert',
      'achievementstanding',
      'titlereview',
      'scenario',
      'policynews',
    ];
    const registers = menuTree
      .flatMap(({ children }) => children ?? [])
      .filter(({ code, buttons }) => buttons && !ownScreens.includes(code));
    expect(registers.filter(({ code }) => !resourceOf(code)).map(({ code }) => code)).toEqual([]);
    expect(resourceOf('nothing')).toBeUndefined();
  });
});

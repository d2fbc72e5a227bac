import { describe, expect, it } from 'vitest';
import { menuTree } from '@rdm/core/internal/access';
import { menu, menus } from '../testing/fake-session-port';
import { findMenus } from './find-menus';
import { pinyinInitials } from './pinyin-initials';

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('The search of menus', () => {
  const several = [
    menu('1', '工时反算', '/a'),
    menu('2', '项目工时', '/b'),
    menu('3', '公式', '/c'),
    menu('4', '薪酬', '/d'),
  ];

  it('finds what begins with it, then what holds it, then what is spelt with its initials', () => {
    expect(names(findMenus(several, '工时'))).toEqual(['工时反算', '项目工时']);
    expect(names(findMenus(several, 'gs'))).toEqual(['工时反算', '公式']);
    expect(names(findMenus(several, ' XMGS '))).toEqual(['项目工时']);
    expect(findMenus(several, '没有')).toEqual([]);
  });

  it('finds leaves in either language, never groups', () => {
    expect(names(findMenus(menus, ' PROJECT'))).toContain('项目列表');
    expect(names(findMenus(menus, '列表'))).toEqual(['项目列表']);
    expect(names(findMenus(menus, ''))).toEqual(['项目列表', '研发人员', '数据导入']);
  });
});

describe('The initials of a name', () => {
  it.each([
    ['记账凭证', 'jzpz'],
    ['加计扣除优惠明细', 'jjkcyhmx'],
    ['A107012 表', 'a107012 b'],
    ['安全', 'aq'],
  ])('of %s are %s', (name, initials) => {
    expect(pinyinInitials(name)).toBe(initials);
  });

  it('are a letter for each character of every menu', () => {
    const all = (of: typeof menuTree): string[] =>
      of.flatMap(({ name, children = [] }) => [name.zh, ...all(children as typeof menuTree)]);
    for (const name of all(menuTree))
      expect(pinyinInitials(name).replace(/[^a-z]/g, '').length, name).toBeGreaterThanOrEqual(
        [...name].filter((each) => /\p{Script=Han}/u.test(each)).length,
      );
  });
});

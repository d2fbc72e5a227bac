import type { Ports } from '@rdm/core/internal/application';
import { text } from '@rdm/core/internal/kernel';
import type { LazyNode } from '../tree/LazyTreeViewModel';
import type { PairLayout, ResourceLayout, SplitLayout } from './ResourceLayout';

const departments = (ports: Ports, parentId?: string): Promise<readonly LazyNode[]> =>
  ports.departments.lazyTree(parentId === undefined ? {} : { parentId });

const regions = (ports: Ports, parentCode?: string): Promise<readonly LazyNode[]> =>
  ports.regions.lazyTree(parentCode === undefined ? {} : { parentCode });

/** Menus without their buttons, of what this person may open. */
async function menus(ports: Ports, parentId?: string): Promise<readonly LazyNode[]> {
  const found = await ports.menus.lazyMenuList({ parentId: parentId ?? '0' });
  return found.map(({ id, name, nameEn, hasChildren }) => ({ id, title: text(name, nameEn || name), hasChildren }));
}

const byMenu: SplitLayout = { kind: 'split', label: text('菜单', 'Menus'), children: menus, narrows: 'menuId' };

/** `dictKey` of a dictionary itself, which its entries may not have. docs/wire.md, Dictionaries */
const HEAD_KEY = '-1';

/** Dictionaries and their entries. */
const dictionary: PairLayout = {
  kind: 'pair',
  direction: 'horizontal',
  heads: [{ field: 'dictKey', is: 'equal', value: HEAD_KEY }],
  choose: text('选择一个字典，查看和维护它的字典值', 'Choose a dictionary to see and change its entries'),
  titleOf: (name) => text(`${name}：字典值`, `Entries of ${name}`),
  entriesOf: ({ id, code }) => [
    { field: 'code', is: 'equal', value: String(code) },
    { field: 'id', is: 'notEqual', value: id },
  ],
  given: ({ id, code }) => ({ parentId: id, code }),
};

/** The registers that are laid out otherwise than as one list, by resource name. */
export const layouts: Readonly<Record<string, ResourceLayout>> = {
  'blade-user': {
    kind: 'split',
    label: text('部门', 'Departments'),
    permission: 'dept_view',
    children: departments,
    narrows: 'deptId',
  },
  'blade-system/dept': {
    kind: 'split',
    label: text('上级部门', 'Parent department'),
    permission: 'dept_view',
    children: departments,
    narrows: 'parentId',
  },
  'blade-system/menu': { ...byMenu, label: text('上级菜单', 'Parent menu'), narrows: 'parentId' },
  'blade-system/data-scope': byMenu,
  'blade-system/api-scope': byMenu,
  'blade-system/region': {
    kind: 'split',
    label: text('行政区划', 'Divisions'),
    children: regions,
    narrows: 'parentCode',
  },
  'blade-system/dict': dictionary,
  'blade-system/dict-biz': dictionary,
};

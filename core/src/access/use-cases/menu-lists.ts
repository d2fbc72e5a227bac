import type { Text } from '../../kernel';
import type { Call, Where } from '../../records';
import { menu, type MenuRecord } from '../menu';
import type { MenuNode } from '../menu-node';
import { menuNodeOf } from './granted-menus';
import { ownRights } from './held-rights';

/** A menu as the screens that look after menus show it. */
export interface MenuRow extends Omit<MenuNode, 'children'> {
  readonly parentName: string;
  readonly categoryName: string;
  readonly actionName: string;
  readonly isOpenName: string;
  readonly remark: string;
}

export interface MenuRowNode extends MenuRow {
  readonly children?: readonly MenuRowNode[];
}

/** A menu of one level, and whether it has children. */
export interface LazyMenuNode extends MenuRow {
  readonly hasChildren: boolean;
}

/** Search fields of menus. */
export interface MenuQuery {
  readonly name?: string;
  readonly code?: string;
  readonly alias?: string;
}

export interface LazyMenuQuery extends MenuQuery {
  readonly parentId?: string;
}

/** Category 1 are menus, 2 buttons. */
const menusAlone: Where<typeof menu>[number] = { field: 'category', is: 'equal', value: 1 };

const asked = (query: MenuQuery): Where<typeof menu>[number][] =>
  (['name', 'code', 'alias'] as const).flatMap((field) => {
    const value = query[field];
    return value ? [{ field, is: 'like' as const, value }] : [];
  });

/** Menus and buttons as a tree. */
export const menusAndButtons = (call: Call, query: MenuQuery = {}): Promise<MenuRowNode[]> =>
  menuTreeOf(call, query, true);

/** Menus without buttons, as a tree. */
export const menusOnly = (call: Call, query: MenuQuery = {}): Promise<MenuRowNode[]> => menuTreeOf(call, query, false);

/** Matching menus as a tree; one whose parent does not match becomes a root. */
async function menuTreeOf(call: Call, query: MenuQuery, buttons: boolean): Promise<MenuRowNode[]> {
  const where = [...asked(query), ...(buttons ? [] : [menusAlone])];
  const rows = await call.records.find(menu, { where });
  const known = new Map(rows.map((each) => [each.id, each]));
  const below = new Map<string, MenuRecord[]>();
  for (const row of rows) {
    const at = row.parentId && known.has(row.parentId) && row.parentId !== row.id ? row.parentId : '0';
    below.set(at, [...(below.get(at) ?? []), row]);
  }
  const under = (id: string): MenuRowNode[] =>
    (below.get(id) ?? []).map((row) => {
      const children = under(row.id);
      return { ...menuRowOf(row, known), ...(children.length && { children }) };
    });
  return under('0');
}

/** Menus and buttons of one level, or those that match the search. */
export const lazyMenus = (call: Call, asked: LazyMenuQuery = {}): Promise<LazyMenuNode[]> =>
  menusBelow(call, asked, { buttons: true });

/** The same without buttons, limited to what the caller may open. */
export const lazyOwnMenus = async (call: Call, asked: LazyMenuQuery = {}): Promise<LazyMenuNode[]> =>
  menusBelow(call, asked, { buttons: false, only: (await ownRights(call)).menuIds });

/**
 * The direct children of a menu. A search without a parent covers all levels; without either, the top level is
 * returned. docs/wire.md, Trees
 */
async function menusBelow(
  call: Call,
  { parentId, ...query }: LazyMenuQuery,
  { buttons, only }: { readonly buttons: boolean; readonly only?: ReadonlySet<string> },
): Promise<LazyMenuNode[]> {
  const all = (await call.records.find(menu, { where: buttons ? [] : [menusAlone] })).filter(
    ({ id }) => !only || only.has(id),
  );
  const named = new Map(all.map((each) => [each.id, each]));
  const looked = asked(query);
  const found = looked.length
    ? await call.records.find(menu, { where: [...looked, ...(buttons ? [] : [menusAlone])] })
    : all;
  const at = parentId ?? (looked.length ? null : '0');
  // One whose parent is not among them is at the top level, as in the tree.
  const placeOf = (each: MenuRecord) => named.get(each.parentId ?? '')?.id ?? '0';
  const parents = new Set(all.map(placeOf));
  return found
    .filter((each) => named.has(each.id) && (at === null || placeOf(each) === at))
    .map((each) => ({
      ...menuRowOf(each, named),
      hasChildren: parents.has(each.id),
    }));
}

function menuRowOf(row: MenuRecord, named: ReadonlyMap<string, MenuRecord>): MenuRow {
  const labelOf = (field: 'category' | 'action' | 'isOpen') => {
    const names: Readonly<Record<number, Text>> = menu.fields[field].names;
    return names[row[field] ?? -1]?.zh ?? '';
  };
  return {
    ...menuNodeOf(row),
    parentName: named.get(row.parentId ?? '')?.name ?? '顶级',
    categoryName: labelOf('category'),
    actionName: labelOf('action'),
    isOpenName: labelOf('isOpen'),
    remark: row.remark ?? '',
  };
}

import type { Call, Condition, StoredRecord } from '../../records';
import { menu } from '../menu';
import type { LazyMenuNode, MenuQuery } from '../menu-port';
import type { MenuNode } from '../ports';
import { menuNodeOf } from './granted-menus';

/** Category 1 are menus, 2 buttons. */
const menusAlone: Condition = { field: 'category', is: 'equal', value: 1 };

const asked = (query: MenuQuery): Condition[] =>
  (['name', 'code', 'alias'] as const).flatMap((field) => {
    const value = query[field];
    return value ? [{ field, is: 'like' as const, value }] : [];
  });

/** Menus that match, as a tree; one whose parent is not among them stands at the top. */
export async function menuTreeOf(call: Call, query: MenuQuery = {}, buttons = true): Promise<MenuNode[]> {
  const where = [...asked(query), ...(buttons ? [] : [menusAlone])];
  const rows = await call.records.find(menu, { where });
  const known = new Set(rows.map(({ id }) => id));
  const below = new Map<string, StoredRecord[]>();
  for (const row of rows) {
    const at = known.has(String(row.parentId)) && row.parentId !== row.id ? String(row.parentId) : '0';
    below.set(at, [...(below.get(at) ?? []), row]);
  }
  const under = (id: string): MenuNode[] =>
    (below.get(id) ?? []).map((row) => {
      const children = under(row.id);
      return children.length ? { ...menuNodeOf(row), children } : menuNodeOf(row);
    });
  return under('0');
}

/**
 * What stands directly below a menu; what is looked for without one is looked for on all levels, and nothing looked for
 * means the top. docs/wire.md, Trees
 */
export async function lazyMenus(
  call: Call,
  { parentId, ...query }: MenuQuery & { readonly parentId?: string },
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
  // One whose parent is not among them stands at the top, as in the tree.
  const placeOf = (each: StoredRecord) => named.get(String(each.parentId))?.id ?? '0';
  const parents = new Set(all.map(placeOf));
  return found
    .filter((each) => named.has(each.id) && (at === null || placeOf(each) === at))
    .map((each) => ({
      ...menuNodeOf(each),
      parentName: String(named.get(String(each.parentId))?.name ?? '顶级'),
      hasChildren: parents.has(each.id),
    }));
}

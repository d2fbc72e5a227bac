import type { Call, StoredRecord } from '../../kernel';
import { menu, role } from '../entities';
import type { MenuNode } from '../ports';

/** The menu and button records that roles grant, by their order. */
export async function grantedMenus(call: Call, roleIds: readonly string[]): Promise<StoredRecord[]> {
  const roles = await call.records.find(role, { where: [{ field: 'id', is: 'in', value: roleIds }] });
  const ids = [...new Set(roles.flatMap((each) => (each.menuIds as string[] | null) ?? []))];
  return call.records.find(menu, { where: [{ field: 'id', is: 'in', value: ids }], order: menu.order });
}

/** The side menu: granted menus with their parents, as a tree. */
export function menuRoutes(granted: readonly StoredRecord[]): MenuNode[] {
  return treeOf(granted.filter((each) => each.category === 1));
}

/** Granted buttons under the menu they stand on. */
export function menuButtons(granted: readonly StoredRecord[]): MenuNode[] {
  const buttons = granted.filter((each) => each.category === 2);
  const parents = granted.filter((each) => buttons.some((button) => button.parentId === each.id));
  return parents.map((each) => ({
    ...nodeOf(each),
    children: buttons.filter((button) => button.parentId === each.id).map(nodeOf),
  }));
}

function treeOf(records: readonly StoredRecord[]): MenuNode[] {
  const present = new Set(records.map(({ id }) => id));
  const under = (parent: string | null): MenuNode[] =>
    records
      .filter((each) => (present.has(String(each.parentId)) ? each.parentId === parent : parent === null))
      .map((each) => {
        const children = under(each.id);
        return children.length ? { ...nodeOf(each), children } : nodeOf(each);
      })
      .filter((node) => node.children || node.alias !== 'folder');
  // A folder none of whose pages is granted would be an empty drawer.
  return under(null);
}

function nodeOf(record: StoredRecord): MenuNode {
  const string = (name: string) => String(record[name] ?? '');
  const number = (name: string) => Number(record[name] ?? 0);
  return {
    id: record.id,
    parentId: String(record.parentId ?? '0'),
    code: string('code'),
    name: string('name'),
    nameEn: string('nameEn'),
    alias: string('alias'),
    path: string('path'),
    source: string('source'),
    sort: number('sort'),
    category: number('category'),
    action: number('action'),
    isOpen: number('isOpen'),
  };
}

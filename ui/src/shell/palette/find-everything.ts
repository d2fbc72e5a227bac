import { resources, type Ports } from '@rdm/core/internal/application';
import type { MenuNode } from '@rdm/core/internal/access';
import type { PageQuery } from '@rdm/core/internal/records';
import { findMenus } from '../menu/find-menus';
import { menuLabel, menuPlace, menusAbove, type MenuPlace } from '../menu/menu-tree';
import type { Label } from '../../theme';

/** A result of the palette. */
export interface Found {
  readonly key: string;
  readonly title: Label;
  /** Beside the title, dimmed. */
  readonly hint: string;
  readonly place: MenuPlace;
}

/** Maximum number of results per kind. */
const most = 6;

/** Matching leaf menus with the group they stand in; the first menus for an empty query. */
export function menusFor(menus: readonly MenuNode[], typed: string): readonly Found[] {
  return findMenus(menus, typed)
    .slice(0, typed.trim() ? most : 2 * most)
    .map((menu) => ({
      key: menu.id,
      title: menuLabel(menu),
      hint: menusAbove(menus, menu.path).at(-1)?.name ?? '',
      place: menuPlace(menu),
    }));
}

/** Finds records by name and code; without the permission to view them there are no results. */
export interface RecordFinder {
  projects(typed: string): Promise<readonly Found[]>;
  people(typed: string): Promise<readonly Found[]>;
}

export function recordFinder(ports: Pick<Ports, 'resource'>, can: (permission: string) => boolean): RecordFinder {
  const find = async (name: string, typed: string, path: string): Promise<readonly Found[]> => {
    const resource = resources.find((each) => each.name === name);
    if (!resource || !can(resource.permissions.view)) return [];
    const query = (field: string): PageQuery => ({
      current: 1,
      size: most,
      where: [{ field, is: 'like', value: typed }],
    });
    const pages = await Promise.all(['code', 'name'].map((field) => ports.resource(resource).list(query(field))));
    const byId = new Map(pages.flatMap(({ records }) => records).map((record) => [record.id, record]));
    return [...byId.values()].slice(0, most).map((record) => ({
      key: record.id,
      title: String(record['name'] ?? ''),
      hint: String(record['code'] ?? ''),
      place: { to: `${path}?id=${record.id}` },
    }));
  };
  return {
    projects: (typed) => find('blade-rdm/project', typed, '/rdm/project/edit'),
    people: (typed) => find('blade-rdm/entpersonnel', typed, '/rdm/personnel/list'),
  };
}

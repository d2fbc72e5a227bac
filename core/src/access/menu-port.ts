import type { RecordOf, TreeNode } from '../records';
import type { MenuNode } from './ports';
import type { topMenu } from './top-menu';

export type TopMenuRecord = RecordOf<typeof topMenu>;

/** A menu of one level, and whether there are others below it. */
export interface LazyMenuNode extends Omit<MenuNode, 'children'> {
  readonly parentName: string;
  readonly hasChildren: boolean;
}

/** What menus are looked for by. */
export interface MenuQuery {
  readonly name?: string;
  readonly code?: string;
  readonly alias?: string;
}

/** What a role may be given, as select trees: scopes stand under their menus. */
export interface GrantTree {
  readonly menu: readonly TreeNode[];
  readonly dataScope: readonly TreeNode[];
  readonly apiScope: readonly TreeNode[];
}

/** Ids of what is held. */
export interface GrantKeys {
  readonly menu: readonly string[];
  readonly dataScope: readonly string[];
  readonly apiScope: readonly string[];
}

/** Menus, what of them may be granted, and those of the top bar. docs/wire.md, Menus */
export interface MenuPort {
  /** Menus and buttons as a tree. */
  list(args?: MenuQuery): Promise<readonly MenuNode[]>;
  /** The same without buttons. */
  menuList(args?: MenuQuery): Promise<readonly MenuNode[]>;
  /** What stands directly below one, or what is looked for on all levels. */
  lazyList(args?: MenuQuery & { parentId?: string }): Promise<readonly LazyMenuNode[]>;
  /** The same without buttons, of what the caller himself may open. */
  lazyMenuList(args?: MenuQuery & { parentId?: string }): Promise<readonly LazyMenuNode[]>;
  /** What the caller may give to roles: what he holds himself. */
  grantTree(): Promise<GrantTree>;
  /** What roles hold. */
  roleTreeKeys(args: { roleIds: string }): Promise<GrantKeys>;
  grantTopTree(): Promise<Pick<GrantTree, 'menu'>>;
  topTreeKeys(args: { topMenuIds: string }): Promise<Pick<GrantKeys, 'menu'>>;
  /** The menus of the top bar. */
  topMenu(): Promise<readonly TopMenuRecord[]>;
  grantTop(args: { topMenuIds: readonly string[]; menuIds: readonly string[] }): Promise<void>;
  /** Per path the aliases of the caller's roles that open it. */
  authRoutes(): Promise<readonly Readonly<Record<string, { readonly authority: readonly string[] }>>[]>;
}

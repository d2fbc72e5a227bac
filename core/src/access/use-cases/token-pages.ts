import { wholly, type Call } from '../../records';
import { menu, type MenuRecord } from '../menu';
import { isClosedToTokens, levelOf, type PlacedPermission, type TokenLevel } from '../token-scopes';
import { ownMenus } from './granted-menus';

/** A page whose permissions a token may have: what of it the account itself has. */
export interface TokenPage {
  /** The code of its menu, which scopes name. */
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly levels: readonly TokenLevel[];
}

/** The pages of an area of the menu. */
export interface TokenArea {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly pages: readonly TokenPage[];
}

/** Granted permissions with the code of the menu they stand under, whether or not a role holds that menu as well. */
export async function placedPermissions(call: Call, granted: readonly MenuRecord[]): Promise<PlacedPermission[]> {
  const buttons = granted.filter(({ category }) => category === 2);
  const codes = new Map((await menusAbove(call, buttons)).map(({ id, code }) => [id, code]));
  return buttons.map(({ code, parentId }) => ({ code, menu: codes.get(parentId ?? '') ?? '' }));
}

/** What the caller may choose from for a token: areas and pages in the order of the menu. */
export async function offeredScopes(call: Call): Promise<readonly TokenArea[]> {
  const buttons = (await ownMenus(call)).filter(({ category, code }) => category === 2 && !isClosedToTokens(code));
  const pages = (await menusAbove(call, buttons)).filter(({ code }) => !isClosedToTokens(code)).sort(bySort);
  const areas = (await menusAbove(call, pages)).sort(bySort);
  const pageOf = (page: MenuRecord): TokenPage => {
    const levels = buttons.filter(({ parentId }) => parentId === page.id).map(({ code }) => levelOf(code));
    return {
      ...namesOf(page),
      levels: (['read', 'write'] as const).filter((level) => levels.includes(level)),
    };
  };
  return areas.map((area) => ({
    ...namesOf(area),
    pages: pages.filter(({ parentId }) => parentId === area.id).map(pageOf),
  }));
}

/** Every scope that may be chosen. */
export const scopesOf = (areas: readonly TokenArea[]): ReadonlySet<string> =>
  new Set(areas.flatMap(({ pages }) => pages.flatMap(({ code, levels }) => levels.map((level) => `${code}:${level}`))));

async function menusAbove(call: Call, records: readonly MenuRecord[]): Promise<MenuRecord[]> {
  const ids = [...new Set(records.flatMap(({ parentId }) => (parentId ? [parentId] : [])))];
  return ids.length === 0 ? [] : wholly(call).records.find(menu, { where: [{ field: 'id', is: 'in', value: ids }] });
}

const bySort = (one: MenuRecord, other: MenuRecord): number => (one.sort ?? 0) - (other.sort ?? 0);

const namesOf = ({ code, name, nameEn }: MenuRecord) => ({ code, name, nameEn: nameEn ?? '' });

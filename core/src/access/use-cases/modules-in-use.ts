import { wholly, type Call } from '../../records';
import { functionEnable, SWITCHED_OFF } from '../function-enable';
import type { MenuRecord } from '../menu';
import { everyMenu } from './every-menu';

/** Menus and buttons without those below a part of the product that the enterprise has switched off. */
export async function withModulesInUse(call: Call, granted: readonly MenuRecord[]): Promise<readonly MenuRecord[]> {
  const { records } = wholly(call);
  const off = await records.find(functionEnable, { where: [{ field: 'enabled', is: 'equal', value: SWITCHED_OFF }] });
  if (off.length === 0) return granted;
  const codes = new Set(off.map(({ code }) => code));
  const menus = new Map((await everyMenu(call)).map((each) => [each.id, each]));
  const isHidden = (each: MenuRecord | undefined, below: ReadonlySet<string>): boolean => {
    if (!each || below.has(each.id)) return false;
    if (codes.has(each.code)) return true;
    return isHidden(menus.get(each.parentId ?? ''), new Set([...below, each.id]));
  };
  return granted.filter((each) => !isHidden(each, new Set()));
}

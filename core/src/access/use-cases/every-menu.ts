import { wholly, type Call } from '../../records';
import { menu, type MenuRecord } from '../menu';

/** Every menu and button there is, by their order: they are the same for all tenants. */
export const everyMenu = (call: Call): Promise<MenuRecord[]> => wholly(call).records.find(menu);

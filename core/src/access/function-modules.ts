import { menuTree } from './menu-tree';

/** The parts of the product that an enterprise may do without: the menus of its own work, not those that run the system. */
export const functionModules = menuTree.filter(({ code }) => code.startsWith('rdm'));

/** What the frame shows after the page stands, in one file: nobody waits for it. `late.ts` fetches it. */
export { Companion } from './companion/Companion';
export { MenuSearch } from './layout/MenuSearch';
export { clearCache } from './tabs/clear-cache';
export { TabContextMenu } from './tabs/TabContextMenu';
export { HeaderTools } from './tools/HeaderTools';

/** Parts of the frame loaded after the first render, in one chunk. `late.ts` loads it. */
export { Companion } from './companion/Companion';
export { MenuSearch } from './layout/MenuSearch';
export { clearCache } from './tabs/clear-cache';
export { TabContextMenu } from './tabs/TabContextMenu';
export { HeaderTools } from './tools/HeaderTools';

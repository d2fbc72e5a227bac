import { lazyPart as lazy } from '../components';

export const lateParts = () => import('./late-parts');

export const Companion = lazy(async () => ({ default: (await lateParts()).Companion }));
export const HeaderTools = lazy(async () => ({ default: (await lateParts()).HeaderTools }));
export const MenuSearch = lazy(async () => ({ default: (await lateParts()).MenuSearch }));
export const TabContextMenu = lazy(async () => ({ default: (await lateParts()).TabContextMenu }));

/** Fetches what the frame shows a moment after itself. */
export function lateAhead(): void {
  for (const part of [Companion, HeaderTools, MenuSearch]) part.ahead();
}

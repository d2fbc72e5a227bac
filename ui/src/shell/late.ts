import { lazyPart as lazy } from '../components';

export const lateParts = () => import('./late-parts');

export const Companion = lazy(async () => ({ default: (await lateParts()).Companion }));
export const HeaderTools = lazy(async () => ({ default: (await lateParts()).HeaderTools }));
export const MenuSearch = lazy(async () => ({ default: (await lateParts()).MenuSearch }));
export const TabContextMenu = lazy(async () => ({ default: (await lateParts()).TabContextMenu }));

/** Fetches what the frame shows a moment after itself. */
export async function lateAhead(): Promise<void> {
  await Promise.all([Companion, HeaderTools, MenuSearch].map((part) => part.ahead()));
}

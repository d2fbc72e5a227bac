import { createContext } from 'react';
import type { Unsaved } from './TabsViewModel';

/** Tells the tab a screen stands in what has to be asked before it closes; outside a tab nobody asks. */
export const HoldUnsaved = /* @__PURE__ */ createContext<(unsaved: Unsaved) => void>(() => undefined);

import { createContext } from 'react';

/** Unsaved input on a page. */
export interface Unsaved {
  readonly isUnsaved: boolean;
  /** Asks the user whether it may be discarded. */
  mayLeave(): Promise<boolean>;
}

/** Registers unsaved input with the tab around the screen, which asks before closing; a no-op outside a tab. */
export const HoldUnsaved = /* @__PURE__ */ createContext<(unsaved: Unsaved) => void>(() => undefined);

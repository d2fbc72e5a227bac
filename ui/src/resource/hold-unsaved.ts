import { createContext } from 'react';

/** Something on a page that is typed and not saved. */
export interface Unsaved {
  readonly isUnsaved: boolean;
  /** Asks whether it may be left. */
  mayLeave(): Promise<boolean>;
}

/** Tells the tab a screen stands in what has to be asked before it closes; outside a tab nobody asks. */
export const HoldUnsaved = /* @__PURE__ */ createContext<(unsaved: Unsaved) => void>(() => undefined);

/** What can lie over the pages; one at a time. */
export type Overlay = 'palette' | 'shortcuts' | 'lock' | 'errors' | 'theme' | 'colour' | 'cache';

/** Opens one, or closes it. */
export type ShowOverlay = (overlay: Overlay | null) => void;

/** The overlays; one at a time. */
export type Overlay = 'palette' | 'shortcuts' | 'lock' | 'errors' | 'theme' | 'colour' | 'cache' | 'work' | 'guide';

/** Opens an overlay; `null` closes the current one. */
export type ShowOverlay = (overlay: Overlay | null) => void;

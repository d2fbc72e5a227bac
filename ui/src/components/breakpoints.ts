/** Widths of the window in px from which a layout has more room, as in `theme/tokens.css`. */
export const breakpoints = { md: 768, xl: 1200 } as const;

/** The values of `data-theme`, spelled as stored preferences spell them (`theme-bule` included). */
export const themeNames = [
  'default',
  'theme-white',
  'theme-dark',
  'theme-star',
  'theme-bule',
  'theme-iview',
  'theme-vip',
  'theme-cool',
  'theme-d2',
  'theme-hey',
  'theme-lte',
] as const;

export type ThemeName = (typeof themeNames)[number];

export const defaultTheme: ThemeName = 'theme-hey';
export const defaultAccent = '#409EFF';

export function isThemeName(name: string): name is ThemeName {
  return (themeNames as readonly string[]).includes(name);
}

/** Puts a theme on the document; an unknown name falls back to the default theme. */
export function applyTheme(name: string, root: HTMLElement = document.documentElement): void {
  root.dataset['theme'] = isThemeName(name) ? name : defaultTheme;
}

/** Sets the accent (`#rrggbb`); every shade of it follows in CSS. `undefined` returns to the theme's own. */
export function applyAccent(colour: string | undefined, root: HTMLElement = document.documentElement): void {
  if (colour) root.style.setProperty('--accent', colour);
  else root.style.removeProperty('--accent');
}

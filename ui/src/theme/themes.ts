import { text, type Text } from '@rdm/core/kernel';

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

export const themeLabels: Readonly<Record<ThemeName, Text>> = {
  default: text('默认主题', 'Default'),
  'theme-white': text('白色主题', 'White'),
  'theme-dark': text('黑色主题', 'Dark'),
  'theme-star': text('炫彩主题', 'Starry'),
  'theme-bule': text('智能工厂主题', 'Smart factory'),
  'theme-iview': text('iview主题', 'iView'),
  'theme-vip': text('vip主题', 'VIP'),
  'theme-cool': text('cool主题', 'Cool'),
  'theme-d2': text('d2主题', 'D2'),
  'theme-hey': text('hey主题', 'Hey'),
  'theme-lte': text('lte主题', 'LTE'),
};

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

import { text, type Text } from '@rdm/core/internal/kernel';
import type { ThemeName } from './themes';

/** Separate from the themes, so that the first page does not load the labels. */
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

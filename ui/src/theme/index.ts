export { LanguageProvider, useLanguage, useText } from './language';
export type { Label, Language, LanguageProviderProps } from './language';
export { applyAccent, applyTheme, defaultAccent, defaultTheme, isThemeName, themeNames } from './themes';
export { themeLabels } from './theme-labels';
export type { ThemeName } from './themes';

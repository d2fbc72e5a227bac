export { LanguageProvider, useLanguage, useText } from './language';
export type { Label, Language, LanguageProviderProps } from './language';
export { applyAccent, applyTheme, defaultAccent, defaultTheme, isThemeName, themeLabels, themeNames } from './themes';
export type { ThemeName } from './themes';

import { makeAutoObservable } from 'mobx';
import type { Language } from '@rdm/core/internal/kernel';
import { defaultAccent, defaultTheme, isThemeName, type ThemeName } from '../../theme';
import type { SaberStorage } from '../storage/SaberStorage';

/** In px, the breakpoint `xl`: below it the menu takes the place of columns. */
export const roomForMenu = 1200;

/** The user's display settings, stored in this browser. */
export class Preferences {
  language: Language = 'zh';
  theme: ThemeName = defaultTheme;
  /** `#rrggbb`; `null` for the theme's own accent. */
  accent: string | null = null;
  menuFolded = false;

  /** @param roomy whether the window has room for the menu beside a page */
  constructor(
    private readonly storage: SaberStorage,
    roomy = true,
  ) {
    this.adopt();
    this.followRoom(roomy);
    makeAutoObservable<this, 'storage'>(this, { storage: false }, { autoBind: true });
  }

  /** Reloads language, theme and accent from storage after another window changed them. */
  adopt(): void {
    const theme = this.storage.text('themeName');
    const accent = this.storage.text('colorName');
    this.language = this.storage.text('language') === 'en' ? 'en' : 'zh';
    this.theme = theme !== null && isThemeName(theme) ? theme : defaultTheme;
    this.accent = accent !== null && isOwnAccent(accent) ? accent : null;
  }

  setLanguage(language: Language): void {
    this.language = language;
    this.storage.write('language', language);
  }

  setTheme(theme: ThemeName): void {
    this.theme = theme;
    this.storage.write('themeName', theme);
  }

  setAccent(accent: string): void {
    this.accent = isOwnAccent(accent) ? accent : null;
    this.storage.write('colorName', accent);
  }

  /** Whether the window has room for the menu decides until somebody has folded or unfolded it. */
  followRoom(roomy: boolean): void {
    this.menuFolded = this.#chosen ?? !roomy;
  }

  toggleMenu(): void {
    this.menuFolded = !this.menuFolded;
    this.storage.write('isCollapse', this.menuFolded);
  }

  get #chosen(): boolean | undefined {
    const chosen = this.storage.entry('isCollapse')?.content;
    return typeof chosen === 'boolean' ? chosen : undefined;
  }
}

function isOwnAccent(colour: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(colour) && colour.toLowerCase() !== defaultAccent.toLowerCase();
}

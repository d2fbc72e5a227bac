import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Language, Text } from '@rdm/core/internal/kernel';

export type { Language };

/** The label of a component: a text in both languages, or a string that is data. */
export type Label = Text | string;

interface LanguageChoice {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = /* @__PURE__ */ createContext<LanguageChoice>({ language: 'zh', setLanguage: () => undefined });

export interface LanguageProviderProps {
  /** Controlled together with `onChange` if given; otherwise the provider holds the choice, initially Chinese. */
  language?: Language;
  onChange?: (language: Language) => void;
  children: ReactNode;
}

/** Provides the language to its children and sets `<html lang>` for assistive technology. */
export function LanguageProvider({ language: given, onChange, children }: LanguageProviderProps) {
  const [own, setOwn] = useState<Language>('zh');
  const language = given ?? own;
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);
  const choice = useMemo<LanguageChoice>(
    () => ({
      language,
      setLanguage: (next) => {
        setOwn(next);
        onChange?.(next);
      },
    }),
    [language, onChange],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}

/** Returns a function that reads texts in the current language; plain strings are returned unchanged. */
export function useText(): (text: Label) => string {
  const { language } = useLanguage();
  return useCallback((text: Label) => (typeof text === 'string' ? text : text[language]), [language]);
}

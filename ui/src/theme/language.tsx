import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Language, Text } from '@rdm/core/kernel';

export type { Language };

/** What a component takes as a label: a text in both languages, or a string that is data already. */
export type Label = Text | string;

interface LanguageChoice {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = /* @__PURE__ */ createContext<LanguageChoice>({ language: 'zh', setLanguage: () => undefined });

export interface LanguageProviderProps {
  /** Given, the owner keeps the choice and follows `onChange`; otherwise the provider keeps it, starting in Chinese. */
  language?: Language;
  onChange?: (language: Language) => void;
  children: ReactNode;
}

/** Chooses the language of everything inside and tells assistive technology through `<html lang>`. */
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

/** The reader of texts in the current language; plain strings pass unchanged. */
export function useText(): (text: Label) => string {
  const { language } = useLanguage();
  return useCallback((text: Label) => (typeof text === 'string' ? text : text[language]), [language]);
}

import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { ConfirmProvider, Select, ToastProvider, type Option } from '../components';
import { applyTheme, defaultTheme, isThemeName, LanguageProvider, themeLabels, themeNames, useText } from '../theme';
import { ActionStories } from './ActionStories';
import { ChoiceStories } from './ChoiceStories';
import { FormStories } from './FormStories';
import { InputStories } from './InputStories';
import { LargeTable } from './LargeTable';
import { OverlayStories } from './OverlayStories';
import { SheetStories } from './SheetStories';
import { StateStories } from './StateStories';
import { TableStories } from './TableStories';
import { ThemeStories } from './ThemeStories';

const labels = {
  title: text('组件', 'Components'),
  theme: text('主题', 'Theme'),
  language: text('语言', 'Language'),
};

const languages: readonly Option[] = [
  { value: 'zh', label: '中文' },
  { value: 'en', label: 'English' },
];
const themes: readonly Option[] = themeNames.map((name) => ({ value: name, label: themeLabels[name] }));

/**
 * Every component in every state. URL parameters: `?theme=theme-dark&language=en`; `story=large-table` shows only the
 * list of 10,000 rows, `story=form` opens the form of forty fields, `story=themes` the eleven themes side by side.
 */
export function GalleryScreen() {
  const [address, setAddress] = useSearchParams();
  const theme = address.get('theme') ?? defaultTheme;
  const language = address.get('language') === 'en' ? 'en' : 'zh';
  useEffect(() => {
    const before = document.documentElement.dataset['theme'] ?? defaultTheme;
    applyTheme(theme);
    return () => applyTheme(before);
  }, [theme]);
  const choose = (name: string) => (value: string | undefined) =>
    setAddress((before) => ({ ...Object.fromEntries(before), [name]: value ?? '' }), { replace: true });
  return (
    <LanguageProvider language={language}>
      <ToastProvider>
        <ConfirmProvider>
          <main className="min-h-dvh space-y-4 bg-surface p-4 text-body text-ink">
            <Head theme={isThemeName(theme) ? theme : defaultTheme} language={language} choose={choose} />
            <Stories story={address.get('story')} />
          </main>
        </ConfirmProvider>
      </ToastProvider>
    </LanguageProvider>
  );
}

interface HeadProps {
  theme: string;
  language: string;
  choose: (name: string) => (value: string | undefined) => void;
}

function Head({ theme, language, choose }: HeadProps) {
  const read = useText();
  return (
    <header className="flex flex-wrap items-center gap-2">
      <h1 className="flex-1 text-title font-semibold whitespace-nowrap">{read(labels.title)}</h1>
      <Select
        className="w-44"
        aria-label={read(labels.theme)}
        options={themes}
        searchable={false}
        value={theme}
        onChange={choose('theme')}
      />
      <Select
        className="w-32"
        aria-label={read(labels.language)}
        options={languages}
        value={language}
        onChange={choose('language')}
      />
    </header>
  );
}

function Stories({ story }: { story: string | null }) {
  if (story === 'large-table') return <LargeTable />;
  if (story === 'themes') return <ThemeStories />;
  if (story === 'form') return <FormStories opened />;
  return (
    <>
      <ActionStories />
      <InputStories />
      <ChoiceStories />
      <StateStories />
      <OverlayStories />
      <TableStories />
      <SheetStories />
      <FormStories opened={false} />
      <ThemeStories />
    </>
  );
}

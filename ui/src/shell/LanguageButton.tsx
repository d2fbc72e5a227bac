import { observer } from 'mobx-react-lite';
import { usePreferences } from './services';

/** Switches to the other language; labelled in that language, so that users who need it can read it. */
export const LanguageButton = observer(function LanguageButton() {
  const preferences = usePreferences();
  const next = preferences.language === 'zh' ? 'en' : 'zh';
  return (
    <button
      type="button"
      lang={next === 'zh' ? 'zh-CN' : 'en'}
      onClick={() => preferences.setLanguage(next)}
      className="h-8 shrink-0 rounded-md px-2 whitespace-nowrap text-table hover:bg-hover/20"
    >
      {next === 'zh' ? '中文' : 'English'}
    </button>
  );
});

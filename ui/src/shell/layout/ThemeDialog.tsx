import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Dialog } from '../../components';
import { themeLabels, themeNames, useText } from '../../theme';
import { usePreferences } from '../services';

const labels = {
  title: text('选择主题', 'Choose a theme'),
  themes: text('主题', 'Theme'),
  close: text('完成', 'Done'),
};

/** The eleven themes; a choice shows at once. */
export const ThemeDialog = observer(function ThemeDialog({ onClose }: { onClose: () => void }) {
  const read = useText();
  const preferences = usePreferences();
  return (
    <Dialog
      open
      title={labels.title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {read(labels.close)}
        </Button>
      }
    >
      <fieldset className="grid grid-cols-2 gap-1">
        <legend className="sr-only">{read(labels.themes)}</legend>
        {themeNames.map((name) => (
          <label
            key={name}
            className="flex h-9 items-center gap-2 rounded-md border border-transparent px-2 hover:bg-hover has-checked:border-accent-text has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="theme"
              className="accent-accent-solid"
              checked={preferences.theme === name}
              onChange={() => preferences.setTheme(name)}
            />
            {/* The swatch uses the variables of its own theme. */}
            <span
              aria-hidden
              data-theme={name}
              className="flex h-4 w-6 shrink-0 overflow-hidden rounded-sm border border-line [background:var(--page)]"
            >
              <span className="h-full w-2 [background:var(--menu)]" />
              <span className="h-1 flex-1 [background:var(--header)]" />
            </span>
            {read(themeLabels[name])}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
});

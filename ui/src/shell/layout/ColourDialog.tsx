import { useId, useState } from 'react';
import { observer } from 'mobx-react-lite';
import Check from 'lucide:check';
import { text } from '@rdm/core/internal/kernel';
import { Button, Dialog, Field, Input } from '../../components';
import { defaultAccent, useText } from '../../theme';
import { accentFault } from '../preferences/accent-fault';
import { usePreferences } from '../services';

const labels = {
  title: text('换色', 'Accent colour'),
  ready: text('常用颜色', 'Common colours'),
  own: text('自选颜色', 'Another colour'),
  code: text('颜色代码', 'Colour code'),
  readable: text(
    '文字和按钮所用的深浅会随颜色自动调整。',
    'The shades of text and buttons follow the colour by themselves.',
  ),
  standard: text('恢复默认颜色', 'Default colour'),
};

const colours = [
  { code: '#409EFF', name: text('默认蓝', 'Default blue') },
  { code: '#1F7AE0', name: text('深蓝', 'Deep blue') },
  { code: '#11A983', name: text('青绿', 'Teal') },
  { code: '#13CE66', name: text('绿', 'Green') },
  { code: '#E6A23C', name: text('琥珀', 'Amber') },
  { code: '#F56C6C', name: text('珊瑚红', 'Coral') },
  { code: '#6959CD', name: text('紫', 'Violet') },
  { code: '#5A6472', name: text('灰', 'Grey') },
] as const;

/** Chooses the accent colour; it is applied at once and kept. */
export const ColourDialog = observer(function ColourDialog({ onClose }: { onClose: () => void }) {
  const read = useText();
  const preferences = usePreferences();
  const picker = useId();
  const chosen = preferences.accent ?? defaultAccent;
  const [typed, setTyped] = useState(chosen);
  const choose = (colour: string) => {
    setTyped(colour);
    if (!accentFault(colour)) preferences.setAccent(colour);
  };
  return (
    <Dialog open title={labels.title} onClose={onClose}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-dim">{read(labels.ready)}</legend>
        {colours.map(({ code, name }) => {
          const isChosen = code.toLowerCase() === chosen.toLowerCase();
          return (
            <button
              key={code}
              type="button"
              aria-pressed={isChosen}
              aria-label={read(name)}
              title={read(name)}
              onClick={() => choose(code)}
              style={{ background: code }}
              className="flex size-8 items-center justify-center rounded-md border border-line-strong"
            >
              {isChosen && <Check aria-hidden size={18} className="rounded-full bg-raised p-0.5 text-ink" />}
            </button>
          );
        })}
      </fieldset>
      <div className="mt-4 flex items-start gap-2">
        <Field className="flex-1" label={labels.code} error={accentFault(typed) ?? undefined} hint={labels.readable}>
          <Input value={typed} onChange={choose} maxLength={7} />
        </Field>
        <div>
          <label htmlFor={picker} className="mb-1 block text-dim">
            {read(labels.own)}
          </label>
          <input
            id={picker}
            type="color"
            className="h-8 w-full cursor-pointer rounded-md border border-line-strong bg-raised p-0.5"
            value={chosen.toLowerCase()}
            onChange={(event) => choose(event.target.value)}
          />
        </div>
      </div>
      <Button variant="text" disabled={preferences.accent === null} onClick={() => choose(defaultAccent)}>
        {read(labels.standard)}
      </Button>
    </Dialog>
  );
});

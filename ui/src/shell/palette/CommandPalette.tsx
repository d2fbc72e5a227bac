import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { observer } from 'mobx-react-lite';
import Search from 'lucide:search';
import { useNavigate } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { Button } from '../../components';
import { useText } from '../../theme';
import type { ShowOverlay } from '../overlays';
import { usePorts, useSession } from '../services';
import { goTo } from '../menu/go-to';
import { recordFinder, type Found } from './find-everything';
import { PaletteList } from './PaletteList';
import { PaletteViewModel } from './PaletteViewModel';

const labels = {
  title: text('搜索菜单、项目和人员', 'Search menus, projects and people'),
  hint: text('请输入搜索内容', 'Please input search content'),
  keys: text('你可以使用快捷键 Esc 关闭，↑↓ 选择，Enter 打开', 'Esc closes, ↑↓ choose, Enter opens'),
  shortcuts: text('快捷键', 'Keys'),
};

export interface CommandPaletteProps {
  onClose: () => void;
  onShow: ShowOverlay;
}

/** Keyboard navigation to a menu, a project or a person. */
export const CommandPalette = observer(function CommandPalette({ onClose, onShow }: CommandPaletteProps) {
  const read = useText();
  const navigate = useNavigate();
  const ports = usePorts();
  const session = useSession();
  const [palette] = useState(() => new PaletteViewModel(session.menus, recordFinder(ports, session.can)));
  const list = useId();
  useEffect(() => () => palette.dispose(), [palette]);

  const open = ({ place }: Found) => {
    onClose();
    goTo(place, navigate);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') palette.move(1);
    else if (event.key === 'ArrowUp') palette.move(-1);
    else if (event.key === 'Enter') {
      if (palette.chosenRow) open(palette.chosenRow);
    } else return;
    event.preventDefault();
  };
  const at = palette.chosenRow && palette.all.indexOf(palette.chosenRow);
  return (
    <Dialog open onClose={onClose} aria-label={read(labels.title)} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-overlay" />
      <div className="fixed inset-0 flex items-start justify-center p-4 pt-[10dvh]">
        <DialogPanel className="flex max-h-[75dvh] w-full max-w-140 animate-enter flex-col rounded-md border border-line bg-raised text-ink shadow-float">
          <div className="flex items-center gap-2 border-b border-line px-3">
            <Search aria-hidden size={18} className="shrink-0 text-dim" />
            <input
              autoFocus
              role="combobox"
              aria-label={read(labels.title)}
              aria-expanded={palette.all.length > 0}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={at === undefined ? undefined : `${list}-${at}`}
              autoComplete="off"
              maxLength={100}
              placeholder={read(labels.hint)}
              className="h-11 min-w-0 flex-1 bg-transparent outline-none"
              value={palette.typed}
              onChange={(event) => palette.type(event.target.value)}
              onKeyDown={onKeyDown}
            />
          </div>
          <PaletteList id={list} label={labels.title} palette={palette} onOpen={open} />
          <p className="flex items-center gap-2 border-t border-line px-3 py-1 text-hint text-dim">
            <span className="min-w-0 flex-1">{read(labels.keys)}</span>
            <Button variant="text" size="small" onClick={() => onShow('shortcuts')}>
              {read(labels.shortcuts)}
            </Button>
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  );
});

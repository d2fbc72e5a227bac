import type { ReactNode } from 'react';
import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import X from 'lucide:x';
import { text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';
import { IconButton } from './IconButton';

const labels = { close: text('关闭', 'Close') };

export interface DrawerProps {
  open: boolean;
  /** Called on Escape, the × and a click outside. The owner may first confirm that unsaved changes are discarded. */
  onClose: () => void;
  title: Label;
  /** 480, 720, 960 px; never wider than the screen. */
  size?: 'small' | 'medium' | 'large';
  /** Buttons at the bottom, always visible. */
  footer?: ReactNode;
  /** Beside the title, such as a state badge. */
  extra?: ReactNode;
  children: ReactNode;
}

const widths = { small: 'max-w-120', medium: 'max-w-180', large: 'max-w-240' };

export function Drawer({ open, onClose, title, size = 'small', footer, extra, children }: DrawerProps) {
  const read = useText();
  return (
    <HeadlessDialog open={open} onClose={onClose} className="relative z-40">
      <DialogBackdrop className="fixed inset-0 animate-enter bg-overlay" />
      <DialogPanel
        className={classNames(
          'fixed inset-y-0 right-0 flex w-full animate-slide flex-col bg-raised text-ink shadow-float',
          widths[size],
        )}
      >
        <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
          <DialogTitle className="min-w-0 truncate text-heading font-semibold">{read(title)}</DialogTitle>
          <div className="flex shrink-0 grow items-center gap-2">{extra}</div>
          <IconButton label={labels.close} icon={<X aria-hidden size={18} />} onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
        {footer && (
          <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3">
            {footer}
          </div>
        )}
      </DialogPanel>
    </HeadlessDialog>
  );
}

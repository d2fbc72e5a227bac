import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import X from 'lucide:x';
import { text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';
import { IconButton } from './IconButton';

const labels = { close: text('关闭', 'Close') };

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: Label;
  /** 420, 640, 960 px, or the whole screen. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** `alertdialog` where an answer is needed before work goes on: a click beside it, e.g. the second of two, is none. */
  role?: 'dialog' | 'alertdialog';
  footer?: ReactNode;
  children?: ReactNode;
}

const sizes = {
  small: 'max-w-105 max-h-[calc(100dvh-2rem)]',
  medium: 'max-w-160 max-h-[calc(100dvh-2rem)]',
  large: 'max-w-240 max-h-[calc(100dvh-2rem)]',
  full: 'h-[calc(100dvh-2rem)]',
};

/** The headless dialog does not say whether Escape or a click beside it asks for closing. */
const stay = () => {};
const onEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.defaultPrevented) close();
};

export function Dialog({ open, onClose, title, size = 'small', role = 'dialog', footer, children }: DialogProps) {
  const read = useText();
  const isAnswered = role === 'alertdialog';
  return (
    <HeadlessDialog
      open={open}
      onClose={isAnswered ? stay : onClose}
      onKeyDown={isAnswered ? onEscape(onClose) : undefined}
      role={role}
      className="relative z-40"
    >
      <DialogBackdrop className="fixed inset-0 animate-enter bg-overlay" />
      <div className="fixed inset-0 flex items-center justify-center p-4">
        <DialogPanel
          className={classNames(
            'flex w-full animate-enter flex-col rounded-md border border-line bg-raised text-ink shadow-float',
            sizes[size],
          )}
        >
          <div className="flex h-12 shrink-0 items-center gap-2 pr-2 pl-4">
            <DialogTitle className="min-w-0 flex-1 truncate text-heading font-semibold">{read(title)}</DialogTitle>
            <IconButton label={labels.close} icon={<X aria-hidden size={18} />} onClick={onClose} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">{children}</div>
          {footer && (
            <div className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-4 py-3">{footer}</div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

import type { ReactNode } from 'react';
import { PopoverPanel } from '@headlessui/react';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';
import { floatClass } from './control';
import { LatePopover } from './LatePopover';

export interface PopoverProps {
  /** Names the button and the panel; `button` is what the button shows. */
  label: Label;
  button: ReactNode;
  /** Takes the colour of its surroundings, as in a coloured header. */
  plain?: boolean;
  /** In px; never wider than the screen. */
  width?: number;
  children: ReactNode;
}

/** A panel below its button; Escape and a click elsewhere close it. */
export function Popover({ label, button, plain, width = 320, children }: PopoverProps) {
  const read = useText();
  return (
    <LatePopover
      label={read(label)}
      title={read(label)}
      className={classNames(
        'relative inline-flex size-8 items-center justify-center rounded-md',
        plain ? 'text-inherit hover:bg-hover/20' : 'text-dim hover:bg-hover hover:text-accent-text',
      )}
      button={button}
      panel={
        <PopoverPanel
          focus
          aria-label={read(label)}
          anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
          style={{ width: `min(${width}px, 100vw - 1rem)` }}
          className={classNames(floatClass, 'p-3')}
        >
          {children}
        </PopoverPanel>
      }
    />
  );
}

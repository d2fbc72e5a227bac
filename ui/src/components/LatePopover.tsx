import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Popover, PopoverButton } from '@headlessui/react';

export interface LatePopoverProps {
  label: string;
  title?: string;
  disabled?: boolean;
  className: string;
  /** What the button shows. */
  button: ReactNode;
  /** A `PopoverPanel`. */
  panel: ReactElement;
}

/**
 * A button and the panel that it opens. They are made once the button is pressed: the component library takes milliseconds
 * for one, and a form has many that nobody opens.
 */
export function LatePopover({ label, title, disabled, className, button, panel }: LatePopoverProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isMade, setMade] = useState(false);
  const shown = { 'aria-label': label, title, disabled, className };
  const make = () => {
    // At once: it is the button made now that opens.
    flushSync(() => setMade(true));
    opener.current?.click();
  };
  if (!isMade) {
    return (
      <button type="button" aria-expanded={false} {...shown} onClick={make}>
        {button}
      </button>
    );
  }
  return (
    <Popover className="contents">
      <PopoverButton ref={opener} {...shown}>
        {button}
      </PopoverButton>
      {panel}
    </Popover>
  );
}

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useText, type Label } from '../theme';

export interface TooltipProps {
  text: Label;
  /** `true` when the text says more than the element's name: it is then also its accessible description. */
  describes?: boolean;
  children: ReactNode;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly above: boolean;
}

/** A short text on hover (after 400 ms) and on keyboard focus; Escape hides it. */
export function Tooltip({ text, describes = false, children }: TooltipProps) {
  const read = useText();
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<Place>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    const box = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (!box) return;
    const above = box.bottom + 36 > window.innerHeight;
    setPlace({ left: box.left + box.width / 2, top: above ? box.top - 6 : box.bottom + 6, above });
  };
  const hide = () => {
    clearTimeout(timer.current);
    setPlace(undefined);
  };
  return (
    <span
      ref={anchor}
      className="contents"
      aria-describedby={describes && place ? id : undefined}
      onPointerEnter={() => {
        timer.current = setTimeout(show, 400);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {place &&
        createPortal(
          <span
            role="tooltip"
            id={id}
            style={{
              left: `clamp(8px, ${place.left}px, calc(100vw - 8px))`,
              top: place.top,
              transform: `translate(-50%, ${place.above ? '-100%' : '0'})`,
            }}
            className="pointer-events-none fixed z-60 max-w-72 animate-enter rounded-sm bg-ink px-2 py-1 text-hint text-raised"
          >
            {read(text)}
          </span>,
          document.body,
        )}
    </span>
  );
}

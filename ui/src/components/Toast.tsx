import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import CircleAlert from 'lucide:circle-alert';
import CircleCheck from 'lucide:circle-check';
import X from 'lucide:x';
import { text, type Fault } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../theme';

const labels = { close: text('关闭提示', 'Dismiss'), region: text('提示', 'Notifications') };

export interface ToastAction {
  /** The verb: 撤销. */
  label: Label;
  onClick: () => void;
}

export interface Toasts {
  success: (message: Label, action?: ToastAction) => void;
  error: (message: Label, action?: ToastAction) => void;
  /** Why a call was refused; nothing where its code is quiet. */
  refused: (fault: Pick<Fault, 'code' | 'message'>, action?: ToastAction) => void;
}

interface Entry {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly message: Label;
  readonly action?: ToastAction;
}

const plainTime = 5_000;
const actionTime = 8_000;
const mostShown = 4;

const ToastContext = /* @__PURE__ */ createContext<Toasts | null>(null);

const noneQuiet: ReadonlySet<number> = new Set();

interface ToastProviderProps {
  /** Codes of faults of which nothing is said; none by default. */
  quiet?: ReadonlySet<number>;
  children: ReactNode;
}

/** Shows toasts for 5 s, for 8 s with an action; the pointer or focus on one keeps it. */
export function ToastProvider({ quiet = noneQuiet, children }: ToastProviderProps) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const next = useRef(0);
  const dismiss = useCallback((id: number) => setEntries((all) => all.filter((entry) => entry.id !== id)), []);
  const toasts = useMemo<Toasts>(() => {
    const add = (tone: Entry['tone']) => (message: Label, action?: ToastAction) => {
      const id = ++next.current;
      setEntries((all) => [...all, { id, tone, message, action }].slice(-mostShown));
    };
    const error = add('error');
    return {
      success: add('success'),
      error,
      refused: ({ code, message }, action) => {
        if (!quiet.has(code)) error(message, action);
      },
    };
  }, [quiet]);
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion entries={entries} onDismiss={dismiss} />
    </ToastContext>
  );
}

/** @throws Error outside a ToastProvider. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider around it');
  return toasts;
}

function ToastRegion({ entries, onDismiss }: { entries: readonly Entry[]; onDismiss: (id: number) => void }) {
  const read = useText();
  const of = (tone: Entry['tone']) =>
    entries
      .filter((entry) => entry.tone === tone)
      .map((entry) => <ToastCard key={entry.id} entry={entry} onDismiss={() => onDismiss(entry.id)} />);
  // A direct child of the body, so that an open drawer does not make it inert. Always rendered, because a live region
  // must exist before its content changes.
  return createPortal(
    <section
      aria-label={read(labels.region)}
      className="pointer-events-none fixed inset-x-4 top-14 z-60 flex flex-col items-end gap-2"
    >
      <div role="alert" className="contents">
        {of('error')}
      </div>
      <div role="status" className="contents">
        {of('success')}
      </div>
    </section>,
    document.body,
  );
}

function ToastCard({ entry, onDismiss }: { entry: Entry; onDismiss: () => void }) {
  const read = useText();
  const [held, setHeld] = useState(false);
  const dismissLatest = useRef(onDismiss);
  useEffect(() => {
    dismissLatest.current = onDismiss;
  });
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissLatest.current(), entry.action ? actionTime : plainTime);
    return () => clearTimeout(timer);
  }, [held, entry.action]);
  const Icon = entry.tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex max-w-100 animate-enter items-start gap-2 rounded-md border border-line bg-raised py-2 pr-2 pl-3 text-body text-ink shadow-float"
    >
      <Icon
        aria-hidden
        size={18}
        className={entry.tone === 'error' ? 'mt-0.5 shrink-0 text-danger' : 'mt-0.5 shrink-0 text-success'}
      />
      <span className="min-w-0 break-words whitespace-pre-line">{read(entry.message)}</span>
      {entry.action && (
        <button
          type="button"
          className="shrink-0 rounded-sm px-1 text-accent-text hover:bg-hover"
          onClick={() => {
            entry.action?.onClick();
            onDismiss();
          }}
        >
          {read(entry.action.label)}
        </button>
      )}
      <button
        type="button"
        aria-label={read(labels.close)}
        className="flex size-6 shrink-0 items-center justify-center rounded-sm text-dim hover:text-ink"
        onClick={onDismiss}
      >
        <X aria-hidden size={14} />
      </button>
    </div>
  );
}

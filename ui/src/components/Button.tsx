import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import LoaderCircle from 'lucide:loader-circle';
import { classNames } from './class-names';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** One primary per screen; `danger` for destructive actions. */
  variant?: 'primary' | 'secondary' | 'text' | 'danger';
  /** 32 px, or 28 px in toolbars and rows. */
  size?: 'normal' | 'small';
  icon?: ReactNode;
  /** Keeps its size and label, ignores clicks. */
  loading?: boolean;
  /** A long text takes several lines instead of widening its surroundings. */
  wraps?: boolean;
  block?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const variants = {
  primary: 'border-transparent bg-accent-solid text-accent-contrast enabled:hover:bg-accent-solid-hover',
  secondary: 'border-line-strong bg-raised text-ink enabled:hover:border-accent-text enabled:hover:text-accent-text',
  text: 'border-transparent bg-transparent text-accent-text enabled:hover:bg-hover',
  danger: 'border-transparent bg-danger-solid text-accent-contrast enabled:hover:brightness-90',
};

const heights = {
  small: { exactly: 'h-7', least: 'min-h-7' },
  normal: { exactly: 'h-8', least: 'min-h-8' },
};

export function Button({
  variant = 'secondary',
  size = 'normal',
  icon,
  loading = false,
  wraps = false,
  block = false,
  disabled,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        // A loading button stays focusable so that focus is not lost to the page; its click does nothing.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
      className={classNames(
        'inline-flex items-center justify-center gap-1 rounded-md border transition-colors disabled:opacity-55',
        wraps ? 'min-w-0 text-left' : 'shrink-0 whitespace-nowrap',
        size === 'small' ? 'px-2 text-table' : 'px-3 text-body',
        heights[size][wraps ? 'least' : 'exactly'],
        block && 'w-full',
        variants[variant],
      )}
    >
      {loading ? <LoaderCircle aria-hidden size={16} className="animate-spin" /> : icon}
      {children}
    </button>
  );
}

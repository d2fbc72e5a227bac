import type { ReactNode } from 'react';
import LoaderCircle from 'lucide:loader-circle';
import { classNames } from '../../../components';
import { useText, type Label } from '../../../theme';

export interface TouchButtonProps {
  /** Names a button that shows an icon only. */
  label?: Label;
  primary?: boolean;
  /** As wide as it is high. */
  square?: boolean;
  loading?: boolean;
  disabled?: boolean;
  icon?: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

/** A button of 44 px, which a thumb hits; those of toolbars are lower. */
export function TouchButton({ label, primary, square, loading, disabled, icon, onClick, children }: TouchButtonProps) {
  const read = useText();
  return (
    <button
      type="button"
      aria-label={label && read(label)}
      aria-busy={loading || undefined}
      disabled={disabled}
      onClick={() => !loading && onClick()}
      className={classNames(
        'inline-flex min-h-11 items-center justify-center gap-2 rounded-md border px-3 text-body transition-colors disabled:opacity-55',
        square && 'w-11 border-transparent px-0 enabled:hover:bg-hover',
        !square &&
          primary &&
          'border-transparent bg-accent-solid text-accent-contrast enabled:hover:bg-accent-solid-hover',
        !square && !primary && 'border-line-strong bg-raised text-ink enabled:hover:border-accent-text',
      )}
    >
      {loading ? <LoaderCircle aria-hidden size={18} className="animate-spin" /> : icon}
      {children}
    </button>
  );
}

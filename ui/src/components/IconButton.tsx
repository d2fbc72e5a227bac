import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';
import { Tooltip } from './Tooltip';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  /** Its name, also shown as tooltip. */
  label: Label;
  icon: ReactNode;
  size?: 'normal' | 'small';
  pressed?: boolean;
  /** Takes the colour of its surroundings, as in a coloured header. */
  plain?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  icon,
  size = 'normal',
  pressed,
  plain,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const read = useText();
  return (
    <Tooltip text={label}>
      <button
        {...rest}
        type={type}
        aria-label={read(label)}
        aria-pressed={pressed}
        className={classNames(
          'inline-flex shrink-0 items-center justify-center rounded-md transition-colors disabled:opacity-55',
          size === 'small' ? 'size-7' : 'size-8',
          plain ? 'text-inherit hover:bg-hover/20' : 'text-dim enabled:hover:bg-hover enabled:hover:text-accent-text',
          pressed && 'bg-accent-soft text-accent-text',
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}

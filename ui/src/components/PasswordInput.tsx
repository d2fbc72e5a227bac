import { useState } from 'react';
import Eye from 'lucide:eye';
import EyeOff from 'lucide:eye-off';
import { text } from '@rdm/core/internal/kernel';
import { useText } from '../theme';
import { Input, type InputProps } from './Input';

const labels = { show: text('显示密码', 'Show password'), hide: text('隐藏密码', 'Hide password') };

export type PasswordInputProps = Omit<InputProps, 'type' | 'suffix'>;

export function PasswordInput(props: PasswordInputProps) {
  const read = useText();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Input
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className="flex size-7 items-center justify-center rounded-sm hover:text-ink"
          aria-label={read(shown ? labels.hide : labels.show)}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden size={16} />
        </button>
      }
    />
  );
}

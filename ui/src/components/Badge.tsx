import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export interface BadgeProps {
  tone?: Tone;
  children: ReactNode;
}

const tones: Record<Tone, string> = {
  neutral: 'bg-hover text-ink',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

/** A status label. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={classNames('inline-flex items-center rounded-sm px-1.5 text-hint whitespace-nowrap', tones[tone])}>
      {children}
    </span>
  );
}

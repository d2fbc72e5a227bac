import type { ReactNode } from 'react';
import { useText, type Label } from '../theme';
import { classNames } from './class-names';

const looks = {
  fact: 'border border-line bg-raised text-dim',
  news: 'bg-accent-soft',
  warning: 'bg-warning-soft text-warning',
  fault: 'bg-danger-soft text-danger',
};

export interface NoticeBarProps {
  /** A fault is announced at once. */
  tone: keyof typeof looks;
  notice: Label;
  /** What can be done about it: buttons, which stand below the sentence where the bar is narrow. */
  children?: ReactNode;
  className?: string;
}

/** One sentence above what it is about, with what can be done about it. */
export function NoticeBar({ tone, notice, children, className }: NoticeBarProps) {
  const read = useText();
  return (
    <div
      role={tone === 'fault' ? 'alert' : 'status'}
      className={classNames('flex flex-wrap items-center gap-2 rounded-md px-3 py-2', looks[tone], className)}
    >
      <span className="min-w-0 grow basis-60">{read(notice)}</span>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Card } from '../components';
import { useText, type Label } from '../theme';

export interface StoryProps {
  title: Label;
  /** Its states stand below each other, as wide as the page. */
  wide?: boolean;
  children: ReactNode;
}

/** One component in its states. */
export function Story({ title, wide = false, children }: StoryProps) {
  return (
    <Card title={title}>
      <div className={wide ? 'space-y-6' : 'flex flex-wrap items-start gap-6'}>{children}</div>
    </Card>
  );
}

/** One state, with its name above it. */
export function Variant({ name, className, children }: { name: Label; className?: string; children: ReactNode }) {
  const read = useText();
  return (
    <div className={className ?? 'min-w-0'}>
      <p className="mb-1 text-hint text-dim">{read(name)}</p>
      {children}
    </div>
  );
}

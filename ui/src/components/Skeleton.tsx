import { text } from '@rdm/core/internal/kernel';
import { useText } from '../theme';
import { classNames } from './class-names';

const labels = { loading: text('正在加载', 'Loading') };

export interface SkeletonProps {
  /** Lines of text to stand in for. */
  lines?: number;
  className?: string;
}

/** A loading placeholder; the style sheet keeps it invisible for the first 150 ms. */
export function Skeleton({ lines = 3, className }: SkeletonProps) {
  const read = useText();
  return (
    <div role="status" className={classNames('animate-late space-y-3', className)}>
      <span className="sr-only">{read(labels.loading)}</span>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBar key={line} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}

export function SkeletonBar({ width = '100%' }: { width?: string }) {
  return <span aria-hidden className="block h-3 animate-late rounded-sm bg-line" style={{ width }} />;
}

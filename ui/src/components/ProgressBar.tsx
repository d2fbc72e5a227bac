import { useText, type Label } from '../theme';

export interface ProgressBarProps {
  label: Label;
  /** 0 to 100; without it the length is not known. */
  value?: number;
  tone?: 'accent' | 'success' | 'danger';
}

const tones = { accent: 'bg-accent', success: 'bg-success', danger: 'bg-danger' };

export function ProgressBar({ label, value, tone = 'accent' }: ProgressBarProps) {
  const read = useText();
  const part = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={read(label)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={part}
      className="h-1 w-full overflow-hidden rounded-full bg-line"
    >
      <div
        className={`h-full transition-[width] ${tones[tone]} ${part === undefined ? 'w-1/3 animate-pulse' : ''}`}
        style={part === undefined ? undefined : { width: `${part}%` }}
      />
    </div>
  );
}

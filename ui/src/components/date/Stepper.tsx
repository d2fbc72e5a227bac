import ChevronLeft from 'lucide:chevron-left';
import ChevronRight from 'lucide:chevron-right';
import type { Label } from '../../theme';
import { IconButton } from '../IconButton';

export interface StepperProps {
  title: string;
  previous: Label;
  next: Label;
  onStep: (step: -1 | 1) => void;
}

/** The head of a panel: ‹ 2025年3月 › */
export function Stepper({ title, previous, next, onStep }: StepperProps) {
  return (
    <div className="mb-1 flex items-center justify-between">
      <IconButton
        size="small"
        label={previous}
        icon={<ChevronLeft aria-hidden size={16} />}
        onClick={() => onStep(-1)}
      />
      <span aria-live="polite" className="text-body font-semibold tabular-nums">
        {title}
      </span>
      <IconButton size="small" label={next} icon={<ChevronRight aria-hidden size={16} />} onClick={() => onStep(1)} />
    </div>
  );
}

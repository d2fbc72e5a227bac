import { fill, text } from '@rdm/core/internal/kernel';
import { useText } from '../theme';

const labels = { collected: text('留存资料 {percent}%', 'Files kept {percent}%') };

const RADIUS = 6;
const AROUND = 2 * Math.PI * RADIUS;

export interface CompletenessRingProps {
  percent: number;
  /** Only the figure is to be seen, where there is little room. */
  short?: boolean;
}

/** How much of what has to be kept is there, in percent, as a ring with its figure. */
export function CompletenessRing({ percent, short }: CompletenessRingProps) {
  const read = useText();
  const tone = percent === 100 ? 'text-success' : 'text-warning';
  return (
    <span className={`inline-flex items-center gap-1 text-table whitespace-nowrap ${tone}`}>
      <svg aria-hidden width="16" height="16" viewBox="0 0 16 16" fill="none" strokeWidth="3">
        <circle cx="8" cy="8" r={RADIUS} className="stroke-line" />
        <circle
          cx="8"
          cy="8"
          r={RADIUS}
          stroke="currentColor"
          strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
          transform="rotate(-90 8 8)"
        />
      </svg>
      {short ? (
        <>
          <span aria-hidden>{percent}%</span>
          <span className="sr-only">{read(fill(labels.collected, { percent }))}</span>
        </>
      ) : (
        read(fill(labels.collected, { percent }))
      )}
    </span>
  );
}

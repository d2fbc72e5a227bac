import { text } from '@rdm/core/internal/kernel';
import { useText } from '../../../theme';
import type { EvaluationRecord } from './EvaluationViewModel';

const labels = { chart: text('各指标得分占满分的比例', 'Share of the points of each part') };

const SIZE = 240;
/** At either side, for the words. */
const MARGIN = 60;
const CENTRE = SIZE / 2;
const RADIUS = 84;
const RINGS = [0.25, 0.5, 0.75, 1];

/** Where a share of an axis lies. */
function pointAt(axis: number, axes: number, share: number): readonly [number, number] {
  const angle = (Math.PI * 2 * axis) / axes - Math.PI / 2;
  return [CENTRE + Math.cos(angle) * RADIUS * share, CENTRE + Math.sin(angle) * RADIUS * share];
}

const path = (shares: readonly number[]) =>
  shares
    .map((share, axis) =>
      pointAt(axis, shares.length, share)
        .map((each) => each.toFixed(1))
        .join(','),
    )
    .join(' ');

/** The suggested points of each part as a share of its most, a shape a record; the figures stand in the table beside it. */
export function PartsRadar({ records }: { records: readonly EvaluationRecord[] }) {
  const read = useText();
  const parts = records.at(-1)?.result?.parts ?? [];
  if (parts.length < 3) return null;
  return (
    <svg
      viewBox={`${-MARGIN} 0 ${SIZE + 2 * MARGIN} ${SIZE}`}
      role="img"
      aria-label={read(labels.chart)}
      className="w-full max-w-96"
    >
      {RINGS.map((ring) => (
        <polygon key={ring} points={path(parts.map(() => ring))} className="fill-none stroke-line" />
      ))}
      {parts.map((part, axis) => {
        const [x, y] = pointAt(axis, parts.length, 1.18);
        return (
          <text
            key={part.key}
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="middle"
            className="fill-ink text-[9px]"
          >
            {read(part.label)}
          </text>
        );
      })}
      {records.map((record, at) => {
        const isLatest = at === records.length - 1;
        const shares = parts.map(({ key, max }) => {
          const own = record.result?.parts.find((part) => part.key === key);
          return own && max > 0 ? own.suggested / max : 0;
        });
        return (
          <polygon
            key={record.id}
            points={path(shares)}
            strokeWidth={isLatest ? 2 : 1}
            strokeDasharray={isLatest ? undefined : '4 3'}
            className={isLatest ? 'fill-accent-soft stroke-accent [fill-opacity:0.5]' : 'fill-none stroke-dim'}
          />
        );
      })}
    </svg>
  );
}

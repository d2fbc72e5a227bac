import { text } from '@rdm/core/internal/kernel';
import type { TitleCondition } from '@rdm/core/internal/title';
import { Badge, useNarrow, WideTable, type Tone } from '../components';
import { useText } from '../theme';
import { LawLink } from './LawLink';

const labels = {
  conditions: text('条件', 'Conditions'),
  condition: text('条件', 'Condition'),
  required: text('要求', 'Required'),
  actual: text('实际', 'Actual'),
  verdict: text('判断', 'Judged'),
  basis: text('依据', 'Basis'),
  yes: text('符合', 'Met'),
  no: text('不符合', 'Failed'),
  maybe: text('未填', 'Not given'),
  isTrue: text('是', 'Yes'),
  isFalse: text('否', 'No'),
};
const tones: Readonly<Record<'yes' | 'no' | 'maybe', Tone>> = { yes: 'success', no: 'danger', maybe: 'warning' };

/** Long numbers with separators: `≥ 20,000,000`. */
const grouped = (words: string): string =>
  words.replace(/(?<![\d.,])\d{5,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','));

/** The light of a condition: what its outcome is, in words and colour. */
function Light({ ok }: { ok: boolean | null }) {
  const read = useText();
  const outcome = ok === null ? 'maybe' : ok ? 'yes' : 'no';
  return <Badge tone={tones[outcome]}>{read(labels[outcome])}</Badge>;
}

export interface ConditionTableProps {
  conditions: readonly TitleCondition[];
  /** One below the other at any width, where there is little room for columns. */
  stacked?: boolean;
}

/**
 * Conditions an enterprise is judged by, each with its requirement, what the figures show, and the light; one below the other on a
 * telephone, where columns would be cut.
 */
export function ConditionTable({ conditions, stacked = false }: ConditionTableProps) {
  const read = useText();
  const narrow = useNarrow();
  const inWords = (value: string | null) =>
    value === null
      ? '—'
      : value === 'true'
        ? read(labels.isTrue)
        : value === 'false'
          ? read(labels.isFalse)
          : grouped(value);
  if (narrow || stacked) {
    return (
      <ul aria-label={read(labels.conditions)}>
        {conditions.map(({ key, label, required, actual, ok, basis, gap }) => (
          <li key={key} className="space-y-1 border-t border-line py-2">
            <div className="flex items-start justify-between gap-2">
              <span className="min-w-0">{read(label)}</span>
              <Light ok={ok} />
            </div>
            <div className="tabular-nums">
              {`${read(labels.required)} ${inWords(required)} · ${read(labels.actual)} ${inWords(actual)}`}
            </div>
            {gap && <div className="text-hint text-danger">{read(gap)}</div>}
            <div className="text-hint text-dim">
              <LawLink basis={basis} />
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <WideTable label={labels.conditions} className="min-w-160">
      <thead className="text-left text-dim">
        <tr>
          {[labels.condition, labels.required, labels.actual, labels.verdict, labels.basis].map((label) => (
            <th key={label.zh} className="py-1 pr-3 font-normal">
              {read(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {conditions.map(({ key, label, required, actual, ok, basis, gap }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {read(label)}
            </th>
            <td className="py-1 pr-3 whitespace-nowrap tabular-nums">{inWords(required)}</td>
            <td className="py-1 pr-3 tabular-nums">
              {inWords(actual)}
              {gap && <span className="block text-hint text-danger">{read(gap)}</span>}
            </td>
            <td className="py-1 pr-3">
              <Light ok={ok} />
            </td>
            <td className="py-1 text-hint text-dim">
              <LawLink basis={basis} />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

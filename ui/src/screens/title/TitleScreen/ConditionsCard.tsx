import { text } from '@rdm/core/internal/kernel';
import type { TitleCondition, TitleOverview } from '@rdm/core/internal/title';
import { Badge, Card, useNarrow, WideTable } from '../../../components';
import { useText } from '../../../theme';
import { outcomeTones } from './title-tones';

const labels = {
  title: text('条件与评分', 'Conditions and points'),
  conditions: text('条件', 'Conditions'),
  condition: text('条件', 'Condition'),
  required: text('要求', 'Required'),
  actual: text('实际', 'Actual'),
  verdict: text('判断', 'Judged'),
  basis: text('依据', 'Basis'),
  hints: text('建议与提示', 'What helps'),
  caveats: text('规则的不确定之处', 'What is not certain'),
  yes: text('符合', 'Met'),
  no: text('不符合', 'Failed'),
  maybe: text('未填', 'Not given'),
  isTrue: text('是', 'Yes'),
  isFalse: text('否', 'No'),
  points: text('分', 'points'),
};

/** Long numbers with separators: `≥ 20,000,000`. */
const grouped = (words: string): string =>
  words.replace(/(?<![\d.,])\d{5,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','));

/** The light of a condition: what its outcome is, in words and colour. */
function Light({ ok }: { ok: boolean | null }) {
  const read = useText();
  const outcome = ok === null ? 'maybe' : ok ? 'yes' : 'no';
  return <Badge tone={outcomeTones[outcome]}>{read(labels[outcome])}</Badge>;
}

/**
 * The conditions of a title, each with its requirement, what the figures show, and the light; one below the other on a
 * telephone, where columns would be cut.
 */
export function ConditionTable({ conditions }: { conditions: readonly TitleCondition[] }) {
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
  if (narrow) {
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
            <div className="text-hint text-dim">{`${basis.document} ${basis.article}`}</div>
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
            <td className="py-1 text-hint text-dim">{`${basis.document} ${basis.article}`}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** How the figures are judged: conditions, points, what would help most, and what of the rules is not certain. */
export function ConditionsCard({ overview }: { overview: TitleOverview }) {
  const read = useText();
  const { outcome, conclusion, conditions, parts, hints, caveats } = overview;
  return (
    <Card title={labels.title} extra={<Badge tone={outcomeTones[outcome]}>{read(labels[outcome])}</Badge>}>
      <div className="space-y-3">
        <p className="font-semibold">{read(conclusion)}</p>
        {conditions.length > 0 && <ConditionTable conditions={conditions} />}
        {parts.length > 0 && (
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {parts.map(({ key, label, low, high, max }) => (
              <li key={key}>
                {`${read(label)} ${low === high ? low : `${low}–${high}`} / ${max} ${read(labels.points)}`}
              </li>
            ))}
          </ul>
        )}
        <Sentences title={labels.hints} sentences={hints} />
        <Sentences title={labels.caveats} sentences={caveats} />
      </div>
    </Card>
  );
}

interface SentencesProps {
  title: ReturnType<typeof text>;
  sentences: readonly ReturnType<typeof text>[];
}

function Sentences({ title, sentences }: SentencesProps) {
  const read = useText();
  if (sentences.length === 0) return null;
  return (
    <section aria-label={read(title)}>
      <h3 className="text-hint text-dim">{read(title)}</h3>
      <ul className="list-disc pl-5">
        {sentences.map((sentence) => (
          <li key={sentence.zh}>{read(sentence)}</li>
        ))}
      </ul>
    </section>
  );
}

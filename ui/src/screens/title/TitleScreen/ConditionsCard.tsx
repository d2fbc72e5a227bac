import { text } from '@rdm/core/internal/kernel';
import type { TitleOverview } from '@rdm/core/internal/title';
import { Badge, Card } from '../../../components';
import { ConditionTable } from '../../../resource/ConditionTable';
import { useText } from '../../../theme';
import { outcomeTones } from './title-tones';

const labels = {
  title: text('条件与评分', 'Conditions and points'),
  hints: text('建议与提示', 'Suggestions'),
  caveats: text('规则的不确定之处', 'Open points of the rules'),
  yes: text('符合', 'Met'),
  no: text('不符合', 'Failed'),
  maybe: text('未填', 'Not given'),
  points: text('分', 'points'),
};

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

import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Card } from '../../../components';
import { useText } from '../../../theme';
import { QuestionField } from './QuestionField';
import type { Outcome, QuestionSection } from './question';
import { factText, pointsText } from './verdict';
import type { AssessViewModel } from './AssessViewModel';
import { YearlyQuestion } from './YearlyQuestion';

const labels = {
  points: text('{points} / {max} 分', '{points} of {max} points'),
  required: text('要求 {required}', 'required {required}'),
};

export interface SectionCardProps {
  form: AssessViewModel;
  section: QuestionSection;
}

/** Questions of one kind, the points of the part they decide, and what follows from the answers at once. */
export const SectionCard = observer(function SectionCard({ form, section }: SectionCardProps) {
  const read = useText();
  const { label, questions, outcomes } = section;
  const part = form.score.parts.find(({ key }) => key === section.part);
  return (
    <Card
      title={label}
      className="print:break-inside-avoid"
      extra={
        part && (
          <span className="text-dim tabular-nums">
            {part.label.zh !== label.zh && `${read(part.label)} `}
            {read(fill(labels.points, { points: pointsText(part), max: part.max }))}
          </span>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {questions.map((question) =>
          question.kind === 'yearly' ? (
            <YearlyQuestion key={question.key} form={form} question={question} />
          ) : (
            <QuestionField key={question.key} form={form} question={question} />
          ),
        )}
      </div>
      {outcomes.length > 0 && (
        <dl className="mt-4 space-y-1 border-t border-line pt-3 text-table">
          {outcomes.map((outcome) => (
            <OutcomeLine key={'item' in outcome ? outcome.item : outcome.condition} form={form} outcome={outcome} />
          ))}
        </dl>
      )}
    </Card>
  );
});

/** A share, a number of days, a rate or points, as far as they are known. */
const OutcomeLine = observer(function OutcomeLine({ form, outcome }: { form: AssessViewModel; outcome: Outcome }) {
  const read = useText();
  const { label, facts } = outcomeOf(form, outcome);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className="min-w-0 flex-1 basis-40 text-dim">{read(label)}</dt>
      <dd className="tabular-nums">{facts.map(read).join(' · ')}</dd>
    </div>
  );
});

function outcomeOf({ score }: AssessViewModel, outcome: Outcome) {
  if ('condition' in outcome) {
    const { label, actual, required } = score.preconditions.find(({ key }) => key === outcome.condition)!;
    return { label, facts: [factText(actual), fill(labels.required, { required })] };
  }
  const item = score.parts.flatMap(({ items }) => items).find(({ key }) => key === outcome.item)!;
  const points = fill(labels.points, { points: pointsText(item), max: item.max });
  return { label: item.label, facts: [...(outcome.rate ? [factText(item.actual)] : []), points] };
}

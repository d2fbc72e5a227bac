import type { Ref } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Badge, Card } from '../../../components';
import { useText } from '../../../theme';
import { PartTable } from './PartTable';
import { factText, standingOf, standings, verdictOf } from './verdict';
import type { AssessViewModel } from './AssessViewModel';

const labels = {
  result: text('自测结果', 'Result'),
  score: text('结论与得分', 'Verdict and score'),
  actual: text('实际 {actual}', 'Actual {actual}'),
  required: text('要求 {required}', 'required {required}'),
  on: text('按 {today} 计算', 'As of {today}'),
};

export interface ResultProps {
  form: AssessViewModel;
  ref?: Ref<HTMLElement>;
}

/** What the answers show: the verdict, the points of the four parts, and every condition with the law behind it. */
export const Result = observer(function Result({ form, ref }: ResultProps) {
  const read = useText();
  const { score, isBlank, today, questionnaire } = form;
  return (
    <section
      ref={ref}
      aria-label={read(labels.result)}
      // Scrolls on its own when higher than the window, so it must be focusable for keyboard users.
      tabIndex={0}
      className="space-y-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto print:static print:max-h-none print:overflow-visible"
    >
      <Card
        title={labels.score}
        className="print:break-inside-avoid"
        extra={<span className="text-hint text-dim">{read(fill(labels.on, { today }))}</span>}
      >
        <p role="status" className="mb-3 font-semibold">
          {read(verdictOf(score, isBlank))}
        </p>
        {score.parts.length > 0 && <PartTable score={score} />}
      </Card>
      <Card title={questionnaire.conditions}>
        <ol className="-my-2 divide-y divide-line">
          {score.preconditions.map((condition) => {
            const { label, tone } = standings[standingOf(condition, score)];
            const actual = read(factText(condition.actual));
            const required = read(factText(condition.required));
            return (
              <li key={condition.key} className="py-2 print:break-inside-avoid">
                <div className="flex items-start gap-2">
                  <span className="min-w-0 flex-1">{read(condition.label)}</span>
                  <Badge tone={tone}>{read(label)}</Badge>
                </div>
                <p className="mt-0.5 text-table tabular-nums">
                  {`${read(fill(labels.actual, { actual }))} · ${read(fill(labels.required, { required }))}`}
                </p>
                <p className="text-hint text-dim">{`${condition.basis.document} ${condition.basis.article}`}</p>
              </li>
            );
          })}
        </ol>
      </Card>
    </section>
  );
});

import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { diagnosisLevels, diagnosisTopics, type FindingShown } from '@rdm/core/internal/diagnosis';
import { fill, text } from '@rdm/core/internal/kernel';
import { Badge, Button } from '../../components';
import { useText } from '../../theme';
import type { DiagnosisViewModel } from './DiagnosisViewModel';
import { SettleDialog } from './SettleDialog';

const labels = {
  none: text('专家尚未给出诊断意见。', 'The expert has not written anything yet.'),
  advice: text('建议：{advice}', 'Advice: {advice}'),
  basis: text('依据：{basis}', 'Law: {basis}'),
  due: text('期限 {dueOn}', 'Due on {dueOn}'),
  by: text('责任人 {name}', 'Responsible: {name}'),
  done: text('{day} 已完成：{remark}', 'Done on {day}: {remark}'),
  overdue: text('已逾期', 'Overdue'),
  settle: text('处理', 'Settle'),
};
const tones = { red: 'danger', yellow: 'warning', green: 'success' } as const;

export interface FindingListProps {
  model: DiagnosisViewModel;
  today: string;
  /** Findings can be settled. */
  settles: boolean;
  onChanged: () => void;
}

/** The findings of a diagnosis with how far each is settled. */
export const FindingList = observer(function FindingList({ model, today, settles, onChanged }: FindingListProps) {
  const read = useText();
  const [asked, setAsked] = useState<FindingShown | null>(null);
  const findings = model.shown?.findings ?? [];
  if (findings.length === 0) return <p className="text-dim">{read(labels.none)}</p>;
  return (
    <>
      <ul className="space-y-3">
        {findings.map((each) => (
          <li key={each.id} className="space-y-1 rounded-md border border-line p-3">
            <div className="flex flex-wrap items-center gap-2">
              <Badge tone={tones[each.level]}>{read(diagnosisLevels[each.level])}</Badge>
              <span className="font-semibold">{read(diagnosisTopics[each.topic])}</span>
              {!each.done && each.dueOn && each.dueOn < today && <Badge tone="danger">{read(labels.overdue)}</Badge>}
              {settles && each.level !== 'green' && (
                <span className="ml-auto">
                  <Button size="small" onClick={() => setAsked(each)}>
                    {read(labels.settle)}
                  </Button>
                </span>
              )}
            </div>
            <p className="whitespace-pre-line">{each.finding}</p>
            {each.advice && <p className="whitespace-pre-line">{read(fill(labels.advice, { advice: each.advice }))}</p>}
            <p className="text-hint text-dim">
              {[
                each.basis && read(fill(labels.basis, { basis: each.basis })),
                each.dueOn && read(fill(labels.due, { dueOn: each.dueOn })),
                each.responsible && read(fill(labels.by, { name: each.responsible })),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {each.done && (
              <p className="text-success">
                {read(fill(labels.done, { day: each.doneOn ?? '', remark: each.doneRemark ?? '' }))}
              </p>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <SettleDialog
          finding={asked}
          settle={(settled) => model.settle(settled)}
          onSettled={() => {
            setAsked(null);
            onChanged();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
});

import { useState } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { Field, Textarea } from '../../components';
import { SavingDialog } from '../../resource/SavingDialog';
import { useText } from '../../theme';

const labels = {
  title: text('重新诊断', 'New round of diagnosis'),
  about: text(
    '按当前数据发起新一轮诊断，上一轮自动关闭。',
    'Another round on the data of today; the round before is closed.',
  ),
  question: text('诊断需求', 'What is asked'),
  ask: text('提交诊断', 'Submit to the expert'),
};

export interface AnewDialogProps {
  question: string;
  ask: (question: string) => Promise<unknown>;
  onAsked: () => void;
  onClose: () => void;
}

/** Asks what another round shall look at. */
export function AnewDialog({ question: before, ask, onAsked, onClose }: AnewDialogProps) {
  const read = useText();
  const [question, setQuestion] = useState(before);
  return (
    <SavingDialog
      title={labels.title}
      verb={labels.ask}
      incomplete={question.trim() === ''}
      work={() => ask(question)}
      onSaved={onAsked}
      onClose={onClose}
    >
      <p className="text-hint text-dim">{read(labels.about)}</p>
      <Field label={labels.question} required>
        <Textarea value={question} rows={4} maxLength={2000} onChange={setQuestion} />
      </Field>
    </SavingDialog>
  );
}

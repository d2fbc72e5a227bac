import { observer } from 'mobx-react-lite';
import type { CompletionAction } from '@rdm/core/internal/execution';
import { text } from '@rdm/core/internal/kernel';
import { Button, DateInput, Dialog, Field, Textarea } from '../../../components';
import { useText } from '../../../theme';
import type { CompletionStepViewModel } from './CompletionStepViewModel';

const labels = {
  opinion: text('意见', 'Opinion'),
  date: text('结论日期', 'Date of the conclusion'),
  cancel: text('取消', 'Cancel'),
};
const effects: Readonly<Record<CompletionAction, ReturnType<typeof text>>> = {
  apply: text('申请后内容不再修改，由审核人员评审。', 'What is applied for is not changed any more, and is reviewed.'),
  return: text('退回后可以修改并重新申请。', 'It can be changed and applied for again.'),
  review: text('评审后由审核人员办理结论。', 'It can be concluded afterwards.'),
  accept: text(
    '项目将标记为已结束，结果为成功；须已上传验收报告。',
    'The project ends with success; its report has to be uploaded.',
  ),
  fail: text(
    '项目将标记为已结束，结果为失败；资本化余额转入费用，须已上传失败说明。',
    'The project ends as failed and its capitalised balance is expensed; the statement has to be uploaded.',
  ),
  end: text(
    '项目将标记为已结束，结果为终止；须已上传终止说明。',
    'The project is terminated; the statement has to be uploaded.',
  ),
  reopen: text('项目恢复为未结束，结果清空。', 'The project goes on, and its result is cleared.'),
};

export interface CompletionStepDialogProps {
  step: CompletionStepViewModel;
  onMade: () => void;
  onClose: () => void;
}

/** Says what a step does, asks for what it takes, and makes it. */
export const CompletionStepDialog = observer(function CompletionStepDialog(props: CompletionStepDialogProps) {
  const { step, onMade, onClose } = props;
  const read = useText();
  const { '': whole, opinion, date } = step.refused;
  const make = async () => {
    if (await step.make()) onMade();
  };
  return (
    <Dialog
      open
      title={step.verb}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{read(labels.cancel)}</Button>
          <Button
            variant={step.action === 'fail' || step.action === 'end' ? 'danger' : 'primary'}
            disabled={!step.isReady}
            loading={step.working}
            onClick={() => void make()}
          >
            {read(step.verb)}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <p className="text-dim">{read(effects[step.action])}</p>
        {whole && (
          <p role="alert" className="text-danger-text">
            {read(whole)}
          </p>
        )}
        {step.takesDate && (
          <Field label={labels.date} required error={date}>
            <DateInput value={step.date} onChange={(next) => step.setDate(next)} />
          </Field>
        )}
        <Field label={labels.opinion} required={step.takesOpinion} error={opinion}>
          <Textarea value={step.opinion} maxLength={500} onChange={(next) => step.setOpinion(next)} />
        </Field>
      </div>
    </Dialog>
  );
});

import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Dialog, Field, Textarea } from '../../../components';
import { useText } from '../../../theme';
import type { DeclarationViewModel, Reasoned } from './DeclarationViewModel';

const labels = { cancel: text('取消', 'Cancel') };
const questions: Readonly<Record<Reasoned, Record<'title' | 'reason' | 'verb' | 'effect', ReturnType<typeof text>>>> = {
  return: {
    title: text('退回申报', 'Return the declaration'),
    reason: text('退回原因', 'Reason for the return'),
    verb: text('退回', 'Return'),
    effect: text('退回后该申报期的数据可以修改。', 'The data of the period can be changed afterwards.'),
  },
  correct: {
    title: text('办理更正申报', 'Open a correction'),
    reason: text('更正原因', 'Reason for the correction'),
    verb: text('打开更正', 'Open'),
    effect: text(
      '已申报的版本保留不变；数据可以修改，重新提交后生效。',
      'The version filed stays as it is; the data can be changed until it is submitted anew.',
    ),
  },
};

/** Asks for the reason of a return or a correction, and confirms it. */
export const ReasonDialog = observer(function ReasonDialog({ screen }: { screen: DeclarationViewModel }) {
  const read = useText();
  if (!screen.asking) return null;
  const question = questions[screen.asking.what];
  return (
    <Dialog
      open
      title={question.title}
      onClose={() => screen.dismiss()}
      footer={
        <>
          <Button onClick={() => screen.dismiss()}>{read(labels.cancel)}</Button>
          <Button
            variant="primary"
            disabled={screen.reason.trim() === ''}
            loading={screen.working}
            onClick={() => void screen.answer()}
          >
            {read(question.verb)}
          </Button>
        </>
      }
    >
      <p className="pb-2 text-dim">{read(question.effect)}</p>
      <Field label={question.reason} required>
        <Textarea value={screen.reason} maxLength={500} onChange={(reason) => screen.setReason(reason)} />
      </Field>
    </Dialog>
  );
});

import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Dialog, Field, Textarea } from '../../../components';
import { useText } from '../../../theme';
import type { BizCertViewModel } from './BizCertViewModel';

const labels = {
  title: text('退回工商认证', 'Return the certification'),
  reason: text('退回原因', 'Reason for the return'),
  effect: text(
    '退回后企业可以修改企业信息并重新提交。',
    'The enterprise can change its card afterwards and submit it again.',
  ),
  verb: text('退回', 'Return'),
  cancel: text('取消', 'Cancel'),
};

/** Asks for the reason of a return, and confirms it. */
export const ReturnDialog = observer(function ReturnDialog({ page }: { page: BizCertViewModel }) {
  const read = useText();
  if (!page.asking) return null;
  return (
    <Dialog
      open
      title={labels.title}
      onClose={() => page.dismiss()}
      footer={
        <>
          <Button onClick={() => page.dismiss()}>{read(labels.cancel)}</Button>
          <Button
            variant="primary"
            disabled={page.reason.trim() === ''}
            loading={page.working}
            onClick={() => void page.return()}
          >
            {read(labels.verb)}
          </Button>
        </>
      }
    >
      <p className="pb-2 text-dim">{read(labels.effect)}</p>
      <Field label={labels.reason} required>
        <Textarea value={page.reason} maxLength={500} onChange={(reason) => page.setReason(reason)} />
      </Field>
    </Dialog>
  );
});

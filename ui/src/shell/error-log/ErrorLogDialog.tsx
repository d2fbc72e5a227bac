import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Button, Dialog, useConfirm, useToast } from '../../components';
import { useText } from '../../theme';
import { callFault } from '../fault-message';
import { usePorts, useStorage } from '../services';
import { errorLogOf } from './ErrorLog';
import { ErrorLogTable } from './ErrorLogTable';

const labels = {
  title: text('日志', 'Error log'),
  ask: text('提示', 'Please confirm'),
  send: text('上传服务器', 'Send to the server'),
  mayISend: text('确定上传本地日志到服务器?', 'Send the local log to the server?'),
  sent: text('发送成功!', 'Sent'),
  clear: text('清空本地日志', 'Clear the local log'),
  mayIClear: text('确定清空本地日志记录?', 'Clear the local log?'),
  cleared: text('清空成功!', 'Cleared'),
};

/** Faults of the screens in this browser, to be sent to the server or cleared. */
export const ErrorLogDialog = observer(function ErrorLogDialog({ onClose }: { onClose: () => void }) {
  const read = useText();
  const confirm = useConfirm();
  const toast = useToast();
  const { session } = usePorts();
  const log = errorLogOf(useStorage());

  const send = async () => {
    if (!(await confirm({ title: labels.ask, body: labels.mayISend, verb: labels.send }))) return;
    try {
      await log.send(session);
      toast.success(labels.sent);
      onClose();
    } catch (error) {
      toast.refused(callFault(error));
    }
  };
  const clear = async () => {
    if (!(await confirm({ title: labels.ask, body: labels.mayIClear, verb: labels.clear, danger: true }))) return;
    log.clear();
    toast.success(labels.cleared);
    onClose();
  };
  return (
    <Dialog
      open
      size="full"
      title={labels.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void clear()}>{read(labels.clear)}</Button>
          <Button variant="primary" onClick={() => void send()}>
            {read(labels.send)}
          </Button>
        </>
      }
    >
      <ErrorLogTable entries={log.entries} />
    </Dialog>
  );
});

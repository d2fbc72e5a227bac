import { useState } from 'react';
import Copy from 'lucide:copy';
import { text } from '@rdm/core/internal/kernel';
import { Button, Dialog, Field, Input } from '../../components';
import { faultOf } from '../../resource/fault-of';
import { useResourceServices } from '../../resource/use-resource-services';
import { useText } from '../../theme';

const labels = {
  title: text('订阅日历', 'Subscribe to the calendar'),
  about: text(
    '在日历软件中选择“通过网址添加日历”，粘贴订阅地址即可；事项随本账号的权限更新。地址只显示一次，重新生成后旧地址失效，请勿转发。',
    'Add a calendar by its address in your calendar program. It shows what this account may see. The address is shown once; another one ends it. Do not pass it on.',
  ),
  make: text('生成订阅地址', 'Make an address'),
  address: text('订阅地址', 'Address'),
  copy: text('复制', 'Copy'),
  copied: text('已复制订阅地址', 'The address is copied'),
  end: text('停用订阅', 'End the subscription'),
  ended: text('订阅已停用，原地址失效', 'The subscription has ended; its address opens nothing any more'),
  close: text('关闭', 'Close'),
};

/** Makes the address by which a calendar program reads the deadlines, or ends it. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const read = useText();
  const { ports, toast } = useResourceServices();
  const [address, setAddress] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.refused(faultOf(error));
    } finally {
      setBusy(false);
    }
  };
  const make = () =>
    run(async () => {
      const { path } = await ports.deadlines.makeFeed({});
      setAddress(new URL(path, window.location.href).href);
    });
  const end = () =>
    run(async () => {
      await ports.deadlines.endFeed();
      setAddress(null);
      toast.success(labels.ended);
    });
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(address!);
      toast.success(labels.copied);
    });
  return (
    <Dialog
      open
      title={labels.title}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={() => void end()}>
            {read(labels.end)}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void make()}>
            {read(labels.make)}
          </Button>
          <Button onClick={onClose}>{read(labels.close)}</Button>
        </>
      }
    >
      <div className="space-y-3">
        <p className="text-dim">{read(labels.about)}</p>
        {address && (
          <div className="flex items-end gap-2">
            <Field label={labels.address} className="min-w-0 flex-1">
              <Input value={address} readOnly onChange={() => undefined} />
            </Field>
            <Button icon={<Copy aria-hidden size={16} />} onClick={() => void copy()}>
              {read(labels.copy)}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { fill, text } from '@rdm/core/internal/kernel';
import { webhook } from '@rdm/core/internal/platform';
import type { StoredRecord } from '@rdm/core/internal/records';
import { faultOf } from '../../resource/fault-of';
import ResourceScreen from '../../resource/ResourceScreen';
import { useResourceServices } from '../../resource/use-resource-services';

const labels = {
  ping: text('测试推送', 'Send a test'),
  pinging: text('正在推送', 'Sending'),
  arrived: text('测试推送已送达：{name}', 'The test arrived: {name}'),
  refused: text('接收方没有接受测试推送：{name}', 'The receiver did not take the test: {name}'),
  answered: text('应答 {status}，耗时 {durationMs} 毫秒。{response}', 'Answer {status}, {durationMs} ms. {response}'),
  close: text('知道了', 'Got it'),
};

/** Webhooks, with a test in each row whose answer is shown. */
export default function WebhookScreen() {
  const { ports, can, confirm, toast } = useResourceServices();
  /** Id of the webhook being tried: an answer may take ten seconds. */
  const [pinging, setPinging] = useState<string | null>(null);
  const ping = async ({ id, name }: StoredRecord) => {
    setPinging(id);
    try {
      const { status, durationMs, response } = await ports.webhooks.ping({ id });
      const title = status >= 200 && status < 300 ? labels.arrived : labels.refused;
      await confirm({
        title: fill(title, { name: String(name) }),
        body: fill(labels.answered, { status, durationMs, response }),
        verb: labels.close,
      });
    } catch (error) {
      toast.refused(faultOf(error));
    } finally {
      setPinging(null);
    }
  };
  return (
    <ResourceScreen
      resource={webhook}
      rowActions={(record) =>
        can(webhook.permissions.edit)
          ? [
              {
                key: 'ping',
                label: pinging === record.id ? labels.pinging : labels.ping,
                disabled: pinging !== null,
                onClick: () => void ping(record),
              },
            ]
          : []
      }
    />
  );
}

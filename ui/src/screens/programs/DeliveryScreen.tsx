import { resources } from '@rdm/core/internal/application';
import { fill, text } from '@rdm/core/internal/kernel';
import { isTold, webhookDelivery } from '@rdm/core/internal/platform';
import { Button } from '../../components';
import { faultOf } from '../../resource/fault-of';
import ResourceScreen from '../../resource/ResourceScreen';
import { useResourceServices } from '../../resource/use-resource-services';
import { useText } from '../../theme';

const labels = {
  register: text('登记表', 'Register'),
  resend: text('重新发送', 'Send again'),
  resent: text('{count} 条推送将重新发送', '{count} {count|delivery|deliveries} will be sent again'),
};

const searchChoices = {
  resource: {
    label: labels.register,
    options: resources.filter(isTold).map(({ name, label }) => ({ value: name, label })),
  },
};

/** What was sent to webhooks, and what became of it; deliveries can be sent again, one or several. */
export default function DeliveryScreen() {
  const read = useText();
  const { ports, can, toast } = useResourceServices();
  const mayResend = can('webhookdelivery_resend');
  const resend = async (ids: readonly string[], reload: () => void) => {
    try {
      const { waiting } = await ports.webhooks.resend({ ids: ids.join(',') });
      toast.success(fill(labels.resent, { count: waiting }));
    } catch (error) {
      toast.refused(faultOf(error));
    }
    reload();
  };
  return (
    <ResourceScreen
      resource={webhookDelivery}
      selectable={mayResend}
      searchChoices={searchChoices}
      rowActions={(record, reload) =>
        mayResend ? [{ key: 'resend', label: labels.resend, onClick: () => void resend([record.id], reload) }] : []
      }
      toolbar={(list) =>
        mayResend && (
          <Button
            disabled={list.selected.size === 0}
            onClick={() => void resend([...list.selected], () => void list.load())}
          >
            {read(labels.resend)}
          </Button>
        )
      }
    />
  );
}

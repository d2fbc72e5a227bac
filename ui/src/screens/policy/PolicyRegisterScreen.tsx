import { fill, text } from '@rdm/core/internal/kernel';
import { OFF_SHELF, ON_SHELF, policy } from '@rdm/core/internal/policy';
import type { StoredRecord } from '@rdm/core/internal/records';
import { faultOf } from '../../resource/fault-of';
import ResourceScreen from '../../resource/ResourceScreen';
import { useResourceServices } from '../../resource/use-resource-services';

const labels = {
  on: text('上架', 'Publish'),
  off: text('下架', 'Withdraw'),
  offTitle: text('下架“{title}”？', 'Withdraw “{title}”?'),
  offBody: text(
    '下架后“政策资讯”中不再显示，可随时重新上架。',
    'It is no longer among the policies to read; it can be published again at any time.',
  ),
  done: text('已{verb}', 'Done: {verb}'),
};

/** The register of policies, with what puts them on the shelf. */
export default function PolicyRegisterScreen() {
  const { ports, can, confirm, toast } = useResourceServices();
  const shelve = async ({ id, title, contentStatus }: StoredRecord, reload: () => void) => {
    const isOn = contentStatus === ON_SHELF;
    const verb = isOn ? labels.off : labels.on;
    const asked = { title: fill(labels.offTitle, { title: String(title) }), body: labels.offBody, verb };
    if (isOn && !(await confirm(asked))) return;
    try {
      await ports.policies.shelve({ ids: id, contentStatus: isOn ? OFF_SHELF : ON_SHELF });
      toast.success(text(fill(labels.done, { verb: verb.zh }).zh, fill(labels.done, { verb: verb.en }).en));
    } catch (error) {
      toast.refused(faultOf(error));
    }
    reload();
  };
  return (
    <ResourceScreen
      resource={policy}
      rowActions={(record, reload) =>
        can(policy.permissions.edit)
          ? [
              {
                key: 'shelve',
                label: record.contentStatus === ON_SHELF ? labels.off : labels.on,
                onClick: () => void shelve(record, reload),
              },
            ]
          : []
      }
    />
  );
}

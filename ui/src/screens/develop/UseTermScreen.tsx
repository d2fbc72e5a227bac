import { useTerm } from '@rdm/core/internal/platform';
import { text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { faultOf } from '../../resource/fault-of';
import ResourceScreen from '../../resource/ResourceScreen';
import { useResourceServices } from '../../resource/use-resource-services';

const labels = {
  make: text('设为默认', 'Make the default'),
  made: text('已设为默认，新注册的企业按此期限使用', 'Enterprises that register begin with this term now'),
};
/** 是 of the dictionary `yes_no`. */
const YES = '2';

/** Terms of use; one of them is what enterprises that register begin with. */
export default function UseTermScreen() {
  const { ports, can, toast } = useResourceServices();
  const make = async ({ id }: StoredRecord, reload: () => void) => {
    try {
      await ports.system.setDefaultTerm({ id });
      toast.success(labels.made);
    } catch (error) {
      toast.refused(faultOf(error));
    }
    reload();
  };
  return (
    <ResourceScreen
      resource={useTerm}
      rowActions={(record, reload) =>
        can(useTerm.permissions.edit) && record.isDefault !== YES
          ? [{ key: 'default', label: labels.make, onClick: () => void make(record, reload) }]
          : []
      }
    />
  );
}

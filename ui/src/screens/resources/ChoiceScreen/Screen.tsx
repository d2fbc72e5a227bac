import { useState } from 'react';
import { text, type Resource, type StoredRecord } from '@rdm/core/kernel';
import { IN_USE, objectStore } from '@rdm/core/system';
import { LaidOutScreen } from '../../../resource/layout/LaidOutScreen';
import { faultOf } from '../../../resource/fault-of';
import { useResourceServices } from '../../../resource/use-resource-services';

const labels = {
  enable: text('启用', 'Enable'),
  enabling: text('正在启用', 'Enabling'),
  question: text('确定启用该配置?', 'Use this one?'),
  others: text('正在使用的配置将停用，同时只有一个生效。', 'The one in use until now is no longer: one at a time is.'),
  enabled: text('已启用', 'It is in use'),
};

/** A register of services of which one at a time is in use. `blade-wire.md` §3.14 */
export default function ChoiceScreen({ resource }: { resource: Resource }) {
  const { ports, can, confirm, toast } = useResourceServices();
  const isStore = resource.name === objectStore.name;
  /** The one being taken into use, by its id: a store is tried first, which takes as long as it does to answer. */
  const [enabling, setEnabling] = useState<string | null>(null);
  const enable = async (record: StoredRecord, reload: () => void) => {
    const name = String(record[resource.title] ?? '');
    const title = text(`${labels.question.zh} ${name}`, `${labels.question.en} ${name}`);
    if (!(await confirm({ title, body: labels.others, verb: labels.enable }))) return;
    setEnabling(record.id);
    try {
      const { enableOss, enableSms } = ports.resourceChoice;
      await (isStore ? enableOss : enableSms)({ id: record.id });
      toast.success(labels.enabled);
      reload();
    } catch (error) {
      toast.error(faultOf(error).message);
    } finally {
      setEnabling(null);
    }
  };
  return (
    <LaidOutScreen
      resource={resource}
      rowActions={(record, reload) =>
        can(isStore ? 'oss_enable' : 'sms_enable')
          ? [
              {
                key: 'enable',
                label: enabling === record.id ? labels.enabling : labels.enable,
                disabled: enabling !== null || record.inUse === IN_USE,
                onClick: () => void enable(record, reload),
              },
            ]
          : []
      }
    />
  );
}

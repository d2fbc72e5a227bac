import { useState } from 'react';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { Resource, StoredRecord } from '@rdm/core/internal/records';
import { IN_USE, objectStore } from '@rdm/core/internal/system';
import { LaidOutScreen } from '../../../resource/layout/LaidOutScreen';
import { faultOf } from '../../../resource/fault-of';
import { useResourceServices } from '../../../resource/use-resource-services';

const labels = {
  enable: text('启用', 'Enable'),
  enabling: text('正在启用', 'Enabling'),
  question: text('确定启用该配置?', 'Enable this configuration?'),
  others: text('正在使用的配置将停用，同时只有一个生效。', 'The one in use until now is no longer: one at a time is.'),
  enabled: text('已启用', 'Enabled'),
  disable: text('停用', 'Disable'),
  out: text('确定停用该配置?', 'Disable this configuration?'),
  disabled: text('已停用', 'Disabled'),
};

/** What happens to new files and messages while none is in use. */
const without = {
  store: text(
    '新上传的文件将存放在服务器自身的存储中，已有文件不受影响。',
    'New files lie in the server’s own store; those there are stay.',
  ),
  sms: text('短信将不带签名和模板。', 'Messages go out without signature and template.'),
};

/** A register of services, at most one of which is in use. */
export default function ChoiceScreen({ resource }: { resource: Resource }) {
  const { ports, can, confirm, toast } = useResourceServices();
  const isStore = resource.name === objectStore.name;
  /** Id of the service being enabled: a store is tested first, which takes as long as its response. */
  const [enabling, setEnabling] = useState<string | null>(null);
  const titled = (question: Text, record: StoredRecord): Text => {
    const name = String(record[resource.title] ?? '');
    return text(`${question.zh} ${name}`, `${question.en} ${name}`);
  };
  const choose = async (record: StoredRecord, done: Text, call: (args: { id: string }) => Promise<void>) => {
    try {
      await call({ id: record.id });
      toast.success(done);
    } catch (error) {
      toast.refused(faultOf(error));
    }
  };
  const enable = async (record: StoredRecord, reload: () => void) => {
    const title = titled(labels.question, record);
    if (!(await confirm({ title, body: labels.others, verb: labels.enable }))) return;
    setEnabling(record.id);
    const { enableOss, enableSms } = ports.resourceChoice;
    await choose(record, labels.enabled, isStore ? enableOss : enableSms);
    setEnabling(null);
    reload();
  };
  const disable = async (record: StoredRecord, reload: () => void) => {
    const body = isStore ? without.store : without.sms;
    if (!(await confirm({ title: titled(labels.out, record), body, verb: labels.disable }))) return;
    const { disableOss, disableSms } = ports.resourceChoice;
    await choose(record, labels.disabled, isStore ? disableOss : disableSms);
    reload();
  };
  return (
    <LaidOutScreen
      resource={resource}
      rowActions={(record, reload) =>
        can(isStore ? 'oss_enable' : 'sms_enable')
          ? [
              record.inUse === IN_USE
                ? {
                    key: 'disable',
                    label: labels.disable,
                    disabled: enabling !== null,
                    onClick: () => void disable(record, reload),
                  }
                : {
                    key: 'enable',
                    label: enabling === record.id ? labels.enabling : labels.enable,
                    disabled: enabling !== null,
                    onClick: () => void enable(record, reload),
                  },
            ]
          : []
      }
    />
  );
}

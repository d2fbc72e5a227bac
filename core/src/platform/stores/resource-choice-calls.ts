import * as v from 'valibot';
import { text } from '../../kernel';
import { argument, calls, type PortOf } from '../../records';
import { disableSms, disableStore, enableSms, enableStore } from './choose-service';

const named = v.object({ id: argument.id });

/** Activation of services. Without one, files go to the server's own store and messages carry no signature. */
export const resourceChoiceCalls = calls({
  enableOss: {
    needs: 'oss_enable',
    about: text('启用对象存储', 'Puts an object store in use, and the others out of it.'),
    takes: named,
    conducts: enableStore,
  },
  enableSms: {
    needs: 'sms_enable',
    about: text('启用短信配置', 'Puts a text message service in use, and the others out of it.'),
    takes: named,
    does: enableSms,
  },
  disableOss: {
    needs: 'oss_enable',
    about: text('停用对象存储', 'Puts an object store out of use; new files lie in the server’s own store.'),
    takes: named,
    does: disableStore,
  },
  disableSms: {
    needs: 'sms_enable',
    about: text('停用短信配置', 'Puts a text message service out of use.'),
    takes: named,
    does: disableSms,
  },
});

export type ResourceChoicePort = PortOf<typeof resourceChoiceCalls>;

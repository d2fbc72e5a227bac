import type { Ports } from '@rdm/core/internal/application';
import type { DictionaryItem, RecordOf, Resource, ResourcePort, StoredRecord } from '@rdm/core/internal/records';
import type { Confirm, Toasts } from '../components';
import { DictionaryStore } from '../resource/DictionaryStore';
import type { ResourceServices } from '../resource/ResourceServices';
import { sampleRegister } from './sample-register';

const dictionaries: Readonly<Record<string, readonly (readonly [key: string, zh: string, en: string])[]>> = {
  form: [
    ['own', '自主研发', 'Own development'],
    ['joint', '合作研发', 'Joint development'],
  ],
  yes_no: [
    ['1', '否', 'No'],
    ['2', '是', 'Yes'],
  ],
};

const entries = async ({ code }: { code: string }): Promise<readonly DictionaryItem[]> =>
  (dictionaries[code] ?? []).map(([dictKey, dictValue, dictValueEn], sort) => ({
    id: `${code}-${dictKey}`,
    code,
    dictKey,
    dictValue,
    dictValueEn,
    sort,
    remark: '',
  }));

export const sampleRecord: StoredRecord = {
  id: '1',
  tenantId: '100001',
  version: 1,
  status: 1,
  createUser: null,
  createDept: null,
  createTime: '2024-01-01 08:00:00',
  updateUser: null,
  updateTime: '2024-01-01 08:00:00',
  year: '2024',
  code: 'RD2024001',
  name: '低温压缩机控制算法',
  form: 'own',
  planned1: '1200.00',
  spent1: '980.50',
};

/** The only record of the sample register; submitted drafts are returned as stored. */
const port = only<ResourcePort<StoredRecord>>('The sample register', {
  detail: async () => sampleRecord,
  submit: async (draft) => ({ ...sampleRecord, ...draft, version: sampleRecord.version + 1 }),
});

const ports = only<Ports>('The component page', {
  dictionaries: { entries },
  resource: <R extends Resource>() => port as unknown as ResourcePort<RecordOf<R>>,
});

/** The services of the sample form; nothing leaves the page. */
export function sampleServices(confirm: Confirm, toast: Toasts): ResourceServices {
  return {
    ports,
    atOnce: (ask) => ask(),
    dictionaries: new DictionaryStore(ports.dictionaries),
    resourceNamed: () => sampleRegister,
    confirm,
    toast,
    can: () => true,
    storage: window.sessionStorage,
    owner: 'gallery',
    today: '2024-08-01',
  };
}

/** A port with only these calls; any other throws an error naming it. */
function only<T extends object>(whose: string, calls: Partial<T>): T {
  return new Proxy(calls as T, {
    get: (given, call) => {
      const own: unknown = Reflect.get(given, call);
      if (own === undefined && typeof call === 'string') throw new Error(`${whose} has no ${call}`);
      return own;
    },
  });
}

import type { AreaPorts, Ports } from '@rdm/core/internal/application';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import type {
  Condition,
  DictionaryItem,
  ImportReport,
  PageQuery,
  RecordOf,
  Resource,
  ResourcePort,
  StoredRecord,
} from '@rdm/core/internal/records';
import { sumsOfRows } from '@rdm/core/internal/records';
import { vi, type Mock } from 'vitest';

const emptyReport: ImportReport = { rows: 0, inserted: 0, updated: 0, unchanged: 0, errors: [] };

/** A stored record with the base columns filled in. */
export function stored(id: string, values: Readonly<Record<string, unknown>>): StoredRecord {
  const base = { tenantId: '100001', version: 1, status: 1, createUser: null, createDept: null, updateUser: null };
  return { id, ...base, createTime: '2024-01-01 08:00:00', updateTime: '2024-01-01 08:00:00', ...values };
}

type Spied<T> = { [K in keyof T]: T[K] extends (...args: infer A) => infer R ? Mock<(...args: A) => R> : T[K] };
export type MemoryPort = Spied<ResourcePort<StoredRecord>> & { rows: StoredRecord[] };

function matches(row: StoredRecord, { field, is, value }: Condition): boolean {
  const own = row[field];
  if (is === 'isNull') return own === undefined || own === null || (Array.isArray(own) && own.length === 0);
  if (is === 'notEqual') return own !== value;
  if (is === 'in') return Array.isArray(value) && value.includes(own);
  if (is === 'likeRight') return String(own ?? '').startsWith(String(value));
  if (is === 'like') return String(own ?? '').includes(String(value));
  if (Array.isArray(own)) return own.includes(value);
  return own === value;
}

/** A register in memory that behaves as the port says: pages, versions, refusals. */
export function memoryPort(resource: Resource, initial: readonly StoredRecord[] = []): MemoryPort {
  const document = { name: `${resource.label.zh}.xlsx`, type: 'application/octet-stream', bytes: new Uint8Array([1]) };
  const found = (id: unknown) => {
    const row = port.rows.find((each) => each.id === id);
    if (!row) throw new Refusal(faults.notFound(resource.label));
    return row;
  };
  const removed: StoredRecord[] = [];
  const port: MemoryPort = {
    rows: [...initial],
    list: vi.fn(async ({ current = 1, size = 10, where = [], order = [], sums }: PageQuery) => {
      const rows = port.rows.filter((row) => where.every((condition) => matches(row, condition)));
      const [by] = order;
      if (by) {
        rows.sort((a, b) => String(a[by.field]).localeCompare(String(b[by.field])) * (by.descending ? -1 : 1));
      }
      const records = size < 0 ? rows : rows.slice((current - 1) * size, current * size);
      const page = { records, total: rows.length, size, current, pages: Math.ceil(rows.length / size) };
      return sums ? { ...page, sums: sumsOfRows(resource, rows) } : page;
    }),
    detail: vi.fn(async (asked) => {
      if ('id' in asked) return found(asked.id);
      const isNamed = (row: StoredRecord) => Object.entries(asked.by).every(([name, value]) => row[name] === value);
      return found(port.rows.find(isNamed)?.id);
    }),
    submit: vi.fn(async (draft) => {
      if (draft.id === undefined) {
        const row = stored(String(port.rows.length + 1), draft);
        port.rows.push(row);
        return row;
      }
      const before = found(draft.id);
      if (draft.version !== before.version) throw new Refusal(faults.staleVersion());
      const row = { ...before, ...draft, version: before.version + 1 };
      port.rows = port.rows.map((each) => (each.id === row.id ? row : each));
      return row;
    }),
    history: vi.fn(async () => []),
    restore: vi.fn(async ({ ids }) => {
      port.rows = [...port.rows, ...removed.filter(({ id }) => ids.includes(id))];
      return { restored: ids.length };
    }),
    remove: vi.fn(async ({ ids }) => {
      removed.push(...port.rows.filter(({ id }) => ids.includes(id)));
      port.rows = port.rows.filter(({ id }) => !ids.includes(id));
      return { removed: ids.length };
    }),
    tree: vi.fn(async () => []),
    import: vi.fn(async () => emptyReport),
    marked: vi.fn(async ({ fileName }) => ({ ...document, name: fileName.replace('.xlsx', '-错误标注.xlsx') })),
    template: vi.fn(async () => document),
    export: vi.fn(async () => document),
  };
  return port;
}

/** Ports over registers in memory; asking for one that was not given fails the test. */
export function memoryPorts(
  registers: readonly (readonly [Resource, MemoryPort])[],
  dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
  areas: Partial<AreaPorts> = {},
): Ports {
  const entries = vi.fn(async ({ code }: { code: string }): Promise<readonly DictionaryItem[]> =>
    Object.entries(dictionaries[code] ?? {}).map(([dictKey, dictValue], sort) => ({
      id: `${code}-${dictKey}`,
      code,
      dictKey,
      dictValue,
      dictValueEn: '',
      sort,
      remark: '',
    })),
  );
  return {
    risks: absent('risks'),
    work: absent('work'),
    scenario: absent('scenario'),
    evaluation: absent('evaluation'),
    deadlines: absent('deadlines'),
    overview: absent('overview'),
    diagnosis: absent('diagnosis'),
    policies: absent('policies'),
    reading: absent('reading'),
    session: absent('session'),
    layouts: absent('layouts'),
    imports: absent('imports'),
    departments: absent('departments'),
    menus: absent('menus'),
    roles: absent('roles'),
    secondFactors: absent('secondFactors'),
    tokens: absent('tokens'),
    users: absent('users'),
    profile: absent('profile'),
    dictionaryRecords: absent('dictionaryRecords'),
    systemDictionaries: absent('systemDictionaries'),
    tenants: absent('tenants'),
    system: absent('system'),
    registration: absent('registration'),
    sms: absent('sms'),
    regions: absent('regions'),
    achievements: absent('achievements'),
    execution: absent('execution'),
    retention: absent('retention'),
    funding: absent('funding'),
    innovation: absent('innovation'),
    assistant: absent('assistant'),
    resourceChoice: absent('resourceChoice'),
    webhooks: absent('webhooks'),
    caches: absent('caches'),
    statistics: absent('statistics'),
    assetSchedules: absent('assetSchedules'),
    masters: absent('masters'),
    declaration: absent('declaration'),
    titles: absent('titles'),
    highTechTitle: absent('highTechTitle'),
    recognitionTitle: absent('recognitionTitle'),
    highTechAnnex: absent('highTechAnnex'),
    techSmeTitle: absent('techSmeTitle'),
    aboveScaleTitle: absent('aboveScaleTitle'),
    gazelleTitle: absent('gazelleTitle'),
    enterprise: certifiedEnterprise,
    cost: absent('cost'),
    costReports: absent('costReports'),
    costViews: absent('costViews'),
    costSources: absent('costSources'),
    monthClose: absent('monthClose'),
    allocationVouchers: absent('allocationVouchers'),
    reverseAllocation: absent('reverseAllocation'),
    ledger: absent('ledger'),
    develop: absent('develop'),
    files: absent('files'),
    finance: absent('finance'),
    audit: absent('audit'),
    reports: absent('reports'),
    project: absent('project'),
    time: absent('time'),
    hoursMonths: absent('hoursMonths'),
    workSignals: absent('workSignals'),
    workbooks: absent('workbooks'),
    dictionaries: { entries },
    ...areas,
    resource: <R extends Resource>(asked: R) => {
      const register = registers.find(([{ name }]) => name === asked.name);
      if (!register) throw new Error(`The test gives no ${asked.name}`);
      return register[1] as unknown as ResourcePort<RecordOf<R>>;
    },
  };
}

/** A port the test does not provide; any call to it rejects. */
function absent<T extends object>(area: string): T {
  return new Proxy({} as T, {
    get: (given, call) =>
      Reflect.get(given, call) ?? (() => Promise.reject(new Error(`The test gives no ${area}.${String(call)}`))),
  });
}

/** The enterprise of a test is certified unless the test says otherwise. */
const certifiedEnterprise: AreaPorts['enterprise'] = Object.assign(absent<AreaPorts['enterprise']>('enterprise'), {
  certification: async () => ({
    bizCert: '1' as const,
    returnReason: null,
    missing: [],
    registered: { name: '', creditCode: '' },
  }),
});

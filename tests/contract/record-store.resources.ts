import {
  computed,
  crud,
  date,
  defineResource,
  dictionary,
  dictionaryMany,
  files,
  integer,
  longText,
  money,
  month,
  number,
  percent,
  reference,
  referenceMany,
  string,
  structure,
  structureOf,
  time,
  treeReference,
  year,
  yesNo,
  type Packing,
  type StoredRecord,
} from '@rdm/core/internal/records';
import { text } from '@rdm/core/internal/kernel';

const label = text('字段', 'Field');
const to = { label, by: 'code', shows: {} };

/** Letters stored as runs: `aab` as `[['a', 2], ['b', 1]]`. */
const runLength: Packing<string> = {
  pack: (letters) => [...letters.matchAll(/(.)\1*/gsu)].map(([run, letter]) => [letter, run.length / letter!.length]),
  unpack: (runs) => (runs as [string, number][]).map(([letter, length]) => letter.repeat(length)).join(''),
};

/** One field of every kind. */
export const everyKind = defineResource('contract/every-kind', {
  label: text('样本', 'Sample'),
  fields: {
    code: string({ label }),
    note: longText({ label }),
    amount: money('yuan', { label }),
    price: number({ label }),
    share: percent({ label }),
    quantity: integer({ label }),
    day: date({ label }),
    period: month({ label }),
    fiscalYear: year({ label }),
    moment: time({ label }),
    order: dictionary('contract_order', { label }),
    tags: dictionaryMany('contract_tag', { label }),
    flag: yesNo({ label }),
    projectId: reference('contract/shared', to),
    projectIds: referenceMany('contract/shared', to),
    deptId: treeReference('contract/shared', to),
    attachments: files({ label }),
    total: computed('money', () => null, { label }),
    rank: computed('integer', () => null, { label }),
    initials: computed('text', () => null, { label }),
    parts: structure({ label }),
    runs: structureOf<string>()({ label, packing: runLength }),
  },
  naturalKey: ['code'],
  order: [{ field: 'fiscalYear', descending: true }, { field: 'code' }],
  permissions: crud('contract'),
});

/** A key of a month, a reference that may be missing, and a code. */
export const monthly = defineResource('contract/monthly', {
  label: text('月度记录', 'Monthly record'),
  fields: {
    month: month({ label }),
    deptId: reference('contract/shared', to),
    code: string({ label }),
    amount: money('yuan', { label }),
  },
  naturalKey: ['month', 'deptId', 'code'],
  permissions: crud('contract'),
});

/** Records of the platform, readable by every tenant. */
export const shared = defineResource('contract/shared', {
  label: text('共享记录', 'Shared record'),
  fields: { code: string({ label }), name: string({ label }) },
  naturalKey: ['code'],
  sharing: 'platform',
  permissions: crud('contract'),
});

/** A resource without a natural key. */
const keyless = defineResource('contract/keyless', {
  label: text('无键记录', 'Record without a key'),
  fields: { code: string({ label }) },
  naturalKey: [],
  permissions: crud('contract'),
});

/** Figures that are rebuilt as a whole. */
export const rebuilt = defineResource('contract/rebuilt', {
  label: text('计算结果', 'Figures'),
  fields: {
    year: year({ label }),
    code: string({ label }),
    amount: money('yuan', { label }),
    parts: structure({ label }),
  },
  naturalKey: ['year', 'code'],
  permissions: crud('contract'),
  origin: 'derived',
  figuresOf: 'year',
});

export const contractResources = [everyKind, monthly, shared, keyless, rebuilt];

let last = 1_900_000_000_000_000_000n;
export const nextId = () => String((last += 1n));

let tenants = 0;
/** Every test works in a tenant of its own, so none needs to be cleared. */
export const nextTenant = () => `t${(tenants += 1)}`;

const base = (tenantId: string) => ({
  id: nextId(),
  tenantId,
  version: 1,
  status: 1,
  createUser: '1123598821738675201',
  createDept: null,
  createTime: '2024-03-01 08:30:00',
  updateUser: null,
  updateTime: '2024-03-01 08:30:00',
});

/** A record with the given values and null in the other fields. */
export function record(
  resource: (typeof contractResources)[number],
  tenantId: string,
  values: Readonly<Record<string, unknown>> = {},
): StoredRecord {
  const nothing = Object.fromEntries(Object.keys(resource.fields).map((field) => [field, null]));
  return { ...nothing, ...base(tenantId), ...values };
}

import type { Resource } from '@rdm/core/internal/records';

type Wire = Readonly<Record<string, unknown>>;

/** What clients of the family read of a record, and send with it, besides the fields it has. docs/wire.md, Stock clients */
interface StockFields {
  /** Labels beside coded values, by their names: the field each names. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Codes of a dictionary that travel as numbers. */
  readonly numbers?: readonly string[];
  /** Secrets that the client's form requires: it is shown a mask, and what comes back as the mask is left as it is. */
  readonly masked?: readonly string[];
  /** Further values, by their names. */
  readonly further?: Readonly<Record<string, (wire: Wire) => unknown>>;
}

/** In the place of a secret that stays on the server. */
export const SECRET_MASK = '******';

const scope: StockFields = { labels: { scopeTypeName: 'scopeType' } };
const category: StockFields = { labels: { categoryName: 'category' } };

const stockFields: Readonly<Record<string, StockFields>> = {
  'blade-user': {
    labels: { sexName: 'sex', userTypeName: 'userType' },
    numbers: ['sex'],
    further: { statusName: ({ status }) => (status === 1 ? '启用' : '停用') },
  },
  'blade-system/menu': { labels: { categoryName: 'category', actionName: 'action', isOpenName: 'isOpen' } },
  'blade-system/dept': { labels: { deptCategoryName: 'deptCategory' } },
  'blade-system/post': category,
  'blade-system/data-scope': scope,
  'blade-system/api-scope': scope,
  'blade-system/client': { masked: ['clientSecret'] },
  'blade-system/region': {
    labels: { regionLevelName: 'regionLevel' },
    further: {
      level: ({ regionLevel }) => regionLevel,
      parentId: ({ parentCode }) => parentCode,
      parentName: (wire) => nameAbove(wire),
    },
  },
  'blade-desk/notice': category,
  'blade-develop/datasource': { masked: ['password'] },
  'blade-resource/oss': category,
  'blade-resource/sms': category,
};

/** The division above one, from the names of all those above that its record has. */
function nameAbove(wire: Wire): unknown {
  if (wire.regionLevel === 0) return '顶级';
  const parts = ['province', 'city', 'district', 'town', 'village'];
  const above = parts.slice(0, Number(wire.regionLevel) - 1).toReversed();
  return above.map((part) => wire[`${part}Name`]).find((name) => name !== '') ?? '中华人民共和国';
}

/** The labels of a dictionary's entries by their keys, by the code of the dictionary. */
export type DictionaryLabels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The codes of the system dictionaries whose labels the record's stock fields show. */
export function stockDictionaries({ name, fields }: Resource): string[] {
  return Object.values(stockFields[name]?.labels ?? {}).flatMap((field) => {
    const declared = fields[field];
    return declared?.kind === 'dictionary' ? [declared.dictionary] : [];
  });
}

/** What a record's answer has besides, by its name: what it is of the record, in words. */
export function stockProperties({ name }: Resource): Readonly<Record<string, string>> {
  const { labels = {}, further = {} } = stockFields[name] ?? {};
  return {
    ...Object.fromEntries(Object.entries(labels).map(([label, field]) => [label, `The label of \`${field}\`.`])),
    ...Object.fromEntries(Object.keys(further).map((each) => [each, 'For clients of the family.'])),
  };
}

/** The secrets of a record that are answered as the mask. */
export const maskedSecrets = ({ name }: Resource): readonly string[] => stockFields[name]?.masked ?? [];

/** The codes of a record that travel as numbers, −1 where there is none. */
export const stockNumbers = ({ name }: Resource): readonly string[] => stockFields[name]?.numbers ?? [];

/** A record on the wire with what clients of the family read of it besides. */
export function withStockFields(resource: Resource, wire: Wire, dictionaries: DictionaryLabels): Wire {
  const stock = stockFields[resource.name];
  if (!stock) return wire;
  const labels = Object.entries(stock.labels ?? {}).map(([name, field]) => [
    name,
    labelOf(resource.fields[field], wire[field], dictionaries),
  ]);
  const numbers = (stock.numbers ?? []).map((name) => [name, wire[name] === '' ? -1 : Number(wire[name])]);
  const masks = (stock.masked ?? []).map((name) => [name, SECRET_MASK]);
  const further = Object.entries(stock.further ?? {}).map(([name, valueOf]) => [name, valueOf(wire)]);
  return { ...wire, ...Object.fromEntries([...labels, ...further, ...numbers, ...masks]) };
}

function labelOf(
  field: Resource['fields'][string] | undefined,
  value: unknown,
  dictionaries: DictionaryLabels,
): string {
  if (field?.kind === 'dictionary') return dictionaries.get(field.dictionary)?.get(String(value)) ?? '';
  const named = field?.kind === 'integer' ? field.names?.[Number(value)] : undefined;
  return named?.zh ?? '';
}

/** The same record, or a form of it, without them: numbers are keys again, and a mask is nothing that was entered. */
export function withoutStockFields({ name, fields }: Resource, wire: Wire): Record<string, unknown> {
  const stock = stockFields[name];
  const record: Record<string, unknown> = { ...wire };
  if (!stock) return record;
  for (const each of [...Object.keys(stock.labels ?? {}), ...Object.keys(stock.further ?? {})]) {
    if (!Object.hasOwn(fields, each)) delete record[each];
  }
  for (const each of stock.numbers ?? []) {
    if (typeof record[each] === 'number') record[each] = record[each] === -1 ? '' : String(record[each]);
  }
  for (const each of stock.masked ?? []) if (record[each] === SECRET_MASK) delete record[each];
  return record;
}

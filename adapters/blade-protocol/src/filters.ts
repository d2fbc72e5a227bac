import {
  baseColumns,
  columnOf,
  storageOf,
  type Comparison,
  type Condition,
  type Order,
  type PageQuery,
  type Resource,
} from '@rdm/core/internal/records';
import { ID_DIGITS } from '@rdm/core/internal/kernel';
import { wrongParameter } from './endpoint';

/** Suffixes of a condition; `_in` (comma list) is this product's own. docs/wire.md, Filters */
const suffixes: Readonly<Record<string, Comparison>> = {
  _equal: 'equal',
  _notequal: 'notEqual',
  _ge: 'greaterOrEqual',
  _gt: 'greater',
  _le: 'lessOrEqual',
  _lt: 'less',
  _datege: 'greaterOrEqual',
  _dategt: 'greater',
  _datele: 'lessOrEqual',
  _datelt: 'less',
  _dateequal: 'equal',
  _like: 'like',
  _likeleft: 'likeLeft',
  _likeright: 'likeRight',
  _notlike: 'notLike',
  _null: 'isNull',
  _notnull: 'isNotNull',
  _in: 'in',
};

const suffixOf = Object.fromEntries(
  Object.entries(suffixes)
    .filter(([suffix]) => !suffix.startsWith('_date'))
    .map(([suffix, comparison]) => [comparison, suffix]),
) as Record<Comparison, string>;

/** Lists have no order. */
const orders: ReadonlySet<Comparison> = new Set(['greaterOrEqual', 'greater', 'lessOrEqual', 'less']);
/** Comparisons for which the time of day matters. */
const moments: ReadonlySet<Comparison> = new Set([...orders, 'equal', 'notEqual']);

const reserved = new Set(['current', 'size', 'ascs', 'descs', 'sums', 'brief', 'blade-auth']);

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Parses paging, ordering and conditions from a query. Unknown names, empty values and fields without an order are
 * ignored.
 */
export function pageQueryFrom(resource: Resource, query: Query): PageQuery {
  return {
    current: wholeNumber(query, 'current'),
    size: wholeNumber(query, 'size'),
    ...(query.sums === '1' && { sums: true }),
    ...(query.brief === '1' && { brief: true }),
    where: Object.entries(query).flatMap(([key, value]) => conditionFrom(resource, key, value) ?? []),
    order: [...ordersFrom(query.ascs, false), ...ordersFrom(query.descs, true)].filter(({ field }) =>
      isOrderable(resource, field),
    ),
  };
}

/** Parses the conditions of a query that also has a call's own parameters, whose names are not fields of records. */
export function conditionsFrom(resource: Resource, query: Query, own: readonly string[]): readonly Condition[] {
  const others = Object.entries(query).filter(([name]) => !own.includes(name));
  return others.flatMap(([name, value]) => conditionFrom(resource, name, value) ?? []);
}

function wholeNumber(query: Query, name: 'current' | 'size'): number | undefined {
  const given = query[name];
  if (given === undefined || given === '') return undefined;
  if (!/^-?\d{1,9}$/.test(given)) throw wrongParameter(name);
  return Number(given);
}

function conditionFrom(resource: Resource, key: string, value: string | undefined): Condition | null {
  if (value === undefined || value === '' || reserved.has(key.toLowerCase())) return null;
  const suffix = /_[a-z]+$/.exec(key)?.[0] ?? '';
  const comparison = suffixes[suffix];
  const named = camelCase(comparison || suffix === '_ignore' ? key.slice(0, -suffix.length) : key);
  // A tenant is listed by the number it is known under, and not by the tenant its record belongs to.
  const field = (named === 'tenantId' && resource.tenantNumber) || named;
  if (suffix === '_ignore' || !isColumn(resource, field)) return null;
  const type = typeOf(resource, field);
  // Structures are not compared, and a condition on a secret would allow guessing it.
  if (type === 'json' || isSecret(resource, field)) return null;
  if (suffix.startsWith('_date') && !/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/.test(value)) throw wrongParameter(key);
  const is = comparison ?? plainComparison(resource, field);
  if (is === 'isNull' || is === 'isNotNull') return { field, is };
  if ((type === 'idList' || type === 'textList') && orders.has(is)) throw wrongParameter(key);
  if (is === 'in') return { field, is, value: value.split(',').filter((each) => each !== '') };
  if (!is.toLowerCase().includes('like') && !fits(type, value)) throw wrongParameter(key);
  return type === 'date' ? { field, ...ofDay(is, value) } : { field, is, value };
}

/** A day counts as its midnight when it is compared with a moment. */
function ofDay(is: Comparison, moment: string): Omit<Condition, 'field'> {
  const [day = '', clock = '00:00:00'] = moment.split(' ');
  if (clock === '00:00:00' || !moments.has(is)) return { is, value: day === '' ? moment : day };
  if (is === 'equal') return { is: 'in', value: [] };
  if (is === 'notEqual') return { is: 'isNotNull' };
  return { is: is === 'greater' || is === 'greaterOrEqual' ? 'greater' : 'lessOrEqual', value: day };
}

const isColumn = (resource: Resource, field: string) =>
  Object.hasOwn(baseColumns, field) || columnOf(resource, field) !== null;

function isOrderable(resource: Resource, field: string): boolean {
  if (!isColumn(resource, field) || isSecret(resource, field)) return false;
  return !['json', 'idList', 'textList'].includes(typeOf(resource, field));
}

function isSecret(resource: Resource, field: string): boolean {
  const column = columnOf(resource, field);
  return column !== null && 'field' in column && column.field.secret === true;
}

function typeOf(resource: Resource, field: string): string {
  const column = columnOf(resource, field);
  if (column) return 'field' in column ? storageOf(column.field).type : 'text';
  return Object.hasOwn(baseColumns, field) ? baseColumns[field as keyof typeof baseColumns].type : 'text';
}

/**
 * Without suffix a text matches any substring, unless the resource binds whole values; values chosen from a list match
 * exactly.
 */
function plainComparison(resource: Resource, field: string): Comparison {
  const column = columnOf(resource, field);
  if (!column || resource.binding === 'entity') return 'equal';
  if (!('field' in column)) return 'like';
  return column.field.kind === 'text' || column.field.kind === 'longText' ? 'like' : 'equal';
}

/** Ids and other whole numbers of 64 bits. */
const INTEGER = new RegExp(`^-?${ID_DIGITS}$`);

function fits(type: string, value: string): boolean {
  if (type === 'id' || type === 'idList' || type === 'integer') return INTEGER.test(value);
  if (type === 'decimal') return /^-?\d+(\.\d+)?$/.test(value);
  if (type === 'date' || type === 'time') return /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/.test(value);
  return true;
}

const ordersFrom = (columns: string | undefined, descending: boolean): Order[] =>
  (columns ?? '')
    .split(',')
    .map((column) => camelCase(column.trim()))
    .filter((field) => field !== '')
    .map((field) => ({ field, descending }));

const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Writes paging, ordering and conditions as a query; the inverse of `pageQueryFrom`. */
export function pageQueryTo(query: PageQuery): Record<string, string> {
  const orders = (descending: boolean) =>
    (query.order ?? [])
      .filter((order) => Boolean(order.descending) === descending)
      .map(({ field }) => field)
      .join(',');
  return {
    ...(query.current !== undefined && { current: String(query.current) }),
    ...(query.size !== undefined && { size: String(query.size) }),
    ...(query.sums && { sums: '1' }),
    ...(query.brief && { brief: '1' }),
    ...Object.fromEntries(
      (query.where ?? []).map(({ field, is, value }) => [
        `${field}${suffixOf[is]}`,
        is === 'isNull' || is === 'isNotNull' ? '1' : String(value ?? ''),
      ]),
    ),
    ...(orders(false) && { ascs: orders(false) }),
    ...(orders(true) && { descs: orders(true) }),
  };
}

import { comparable, type Comparison, type Condition, type Storage } from '@rdm/core/internal/records';
import { DomainError } from '@rdm/core/internal/kernel';
import type { Column, Table } from '../schema/table';
import { name } from './compile';
import { sql, type Fragment } from './sql';

const never = sql`false`;
const operators: Partial<Record<Comparison, Fragment>> = {
  equal: sql`=`,
  notEqual: sql`<>`,
  greaterOrEqual: sql`>=`,
  greater: sql`>`,
  lessOrEqual: sql`<=`,
  less: sql`<`,
};

/** All conditions at once; null matches none but `isNull`. @throws DomainError on a field the resource has not */
export function conditionsSql(table: Table, where: readonly Condition[]): Fragment[] {
  return where.map((condition) => conditionSql(columnFor(table, condition.field), condition));
}

export function columnFor(table: Table, field: string): Column {
  const column = table.column.get(field);
  if (!column) throw new DomainError('CONDITION', `${table.resource.name} has no field ${field}`);
  return column;
}

function conditionSql(column: Column, { field, is, value }: Condition): Fragment {
  const stored = name(column.name);
  if (is === 'isNull') return sql`${stored} is null`;
  if (is === 'isNotNull') return sql`${stored} is not null`;
  if (column.storage.type === 'json') throw new DomainError('CONDITION', `${field} is a structure and not compared`);
  if (is === 'in') return inSql(column, Array.isArray(value) ? value : [oneValue(field, value)]);
  const one = oneValue(field, value);
  if (is === 'like' || is === 'likeLeft' || is === 'likeRight' || is === 'notLike') return likeSql(column, is, one);
  return compareSql(column, is, one);
}

function oneValue(field: string, value: Condition['value']): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new DomainError('CONDITION', `${field} is compared with no single value`);
}

const isList = ({ storage }: Column) => storage.type === 'textList' || storage.type === 'idList';

function compareSql(column: Column, is: Comparison, value: string | number): Fragment {
  const stored = name(column.name);
  const text = comparable(column.storage, value);
  const unequal = is === 'notEqual';
  if (text === null) return unequal ? sql`${stored} is not null` : never;
  const bound = sql`${text}::${sql.raw(comparedAs(column.storage))}`;
  if (!isList(column)) return sql`${stored} ${operators[is]!} ${bound}`;
  if (is !== 'equal' && !unequal) throw new DomainError('CONDITION', `${column.property} is a list and has no order`);
  return unequal ? sql`not (${bound} = any(${stored}))` : sql`${bound} = any(${stored})`;
}

function inSql(column: Column, values: readonly (string | number)[]): Fragment {
  const texts = values.map((value) => comparable(column.storage, value)).filter((text) => text !== null);
  if (texts.length === 0) return never;
  const bound = sql`${texts}::${sql.raw(comparedAs(column.storage))}[]`;
  return isList(column) ? sql`${name(column.name)} && ${bound}` : sql`${name(column.name)} = any(${bound})`;
}

function likeSql(column: Column, is: Comparison, value: string | number): Fragment {
  // No stored text contains NUL, and the database rejects it even in a pattern.
  if (String(value).includes('\0')) return is === 'notLike' ? sql`${name(column.name)} is not null` : never;
  const literal = String(value).replaceAll(/[\\%_]/g, (character) => `\\${character}`);
  const pattern = `${is === 'likeRight' ? '' : '%'}${literal}${is === 'likeLeft' ? '' : '%'}`;
  // Without letters there is no case to ignore, and `like` takes a fraction of the time. Collation C folds ASCII
  // letters only.
  const matches = /[a-z]/i.test(pattern)
    ? (stored: Fragment) => sql`${stored} ilike ${pattern}`
    : (stored: Fragment) => sql`${stored} like ${pattern}`;
  const stored = name(column.name);
  if (!isList(column)) {
    const match = matches(asText(column, stored));
    return is === 'notLike' ? sql`not (${match})` : match;
  }
  const some = sql`exists (select from unnest(${stored}) as item where ${matches(sql`item::text`)})`;
  return is === 'notLike' ? sql`(${stored} is not null and not ${some})` : some;
}

/** The text as displayed: numbers without trailing zeros, as records hold them. */
function asText(column: Column, stored: Fragment): Fragment {
  if (column.storage.type === 'text') return stored;
  const isTrimmed = column.storage.type === 'decimal' && !column.isAmount;
  return isTrimmed ? sql`trim_scale(${stored})::text collate "C"` : sql`${stored}::text collate "C"`;
}

/** The type a compared value is cast to; integers compare as exact numbers so that 7.5 lies between 7 and 8. */
function comparedAs(storage: Storage): string {
  switch (storage.type) {
    case 'text':
    case 'textList':
    case 'json':
      return 'text';
    case 'integer':
    case 'decimal':
      return 'numeric';
    case 'id':
    case 'idList':
      return 'bigint';
    case 'date':
      return 'date';
    case 'time':
      return 'timestamp';
  }
}

import { baseColumns, storageOf, type Comparison, type Condition, type Resource, type Storage } from '../records';
import type { DataScopeRecord } from './scopes';

const comparisons: ReadonlySet<string> = new Set<Comparison>([
  ...(['equal', 'notEqual', 'greaterOrEqual', 'greater', 'lessOrEqual', 'less'] as const),
  ...(['like', 'likeLeft', 'likeRight', 'notLike', 'isNull', 'isNotNull', 'in'] as const),
]);
const ordered: ReadonlySet<string> = new Set(['greaterOrEqual', 'greater', 'lessOrEqual', 'less']);
const lists: ReadonlySet<Storage['type']> = new Set(['textList', 'idList']);

/** Maximum number of conditions per scope, and of values per condition. */
const MOST_CONDITIONS = 20;
const MOST_VALUES = 1000;

/** The storage of a column a scope may refer to; null for secrets and structures. */
export function scopeColumn(resource: Resource, name: string): Storage | null {
  if (Object.hasOwn(baseColumns, name)) return baseColumns[name as keyof typeof baseColumns];
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name]! : null;
  if (!field || field.secret) return null;
  const storage = storageOf(field);
  return storage.type === 'json' ? null : storage;
}

/**
 * The conditions that a scope declares as JSON: a list of `{ field, is, value }`, combined by AND. Null for anything
 * else: a scope that cannot be parsed must not be treated as one without limits.
 */
export function declaredConditions(resource: Resource, json: unknown): Condition[] | null {
  const parsed = parsedList(json);
  if (parsed === null || parsed.length === 0 || parsed.length > MOST_CONDITIONS) return null;
  const conditions = parsed.map((each) => conditionOf(resource, each));
  return conditions.every((each) => each !== null) ? conditions : null;
}

function parsedList(json: unknown): unknown[] | null {
  if (typeof json !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(json);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function conditionOf(resource: Resource, given: unknown): Condition | null {
  if (typeof given !== 'object' || given === null) return null;
  const { field, is, value } = given as Record<string, unknown>;
  if (typeof field !== 'string' || typeof is !== 'string' || !comparisons.has(is)) return null;
  const storage = scopeColumn(resource, field);
  if (!storage || (lists.has(storage.type) && ordered.has(is))) return null;
  const comparison = is as Comparison;
  if (comparison === 'isNull' || comparison === 'isNotNull') return { field, is: comparison };
  if (comparison === 'in') {
    const values = Array.isArray(value) && value.length <= MOST_VALUES ? value : null;
    return values?.every((each) => isOne(each)) ? { field, is: 'in', value: values.map(String) } : null;
  }
  return isOne(value) ? { field, is: comparison, value } : null;
}

const isOne = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** The user whose view of a register is limited, with their department and those below it. */
export interface ScopedPerson {
  readonly userId: string;
  readonly deptId: string | null;
  readonly departmentsBelow: readonly string[];
}

/** Matches no record. */
const nothing: Condition = { field: 'id', is: 'in', value: [] };

/** Kinds of `data_scope_type`. docs/wire.md, Scopes */
/** The rule that limits nothing. */
export const SEES_ALL = '1';
const [OWN, DEPARTMENT, DEPARTMENT_BELOW, DECLARED] = ['2', '3', '4', '5'];

/** The conditions a scope adds to its register; a scope that cannot be interpreted matches no record. */
export function conditionsOfScope(
  resource: Resource,
  scope: Pick<DataScopeRecord, 'scopeColumn' | 'scopeType' | 'scopeValue'>,
  person: ScopedPerson,
): Condition[] {
  const column = (fallback: string) => {
    const name = scope.scopeColumn ?? fallback;
    return scopeColumn(resource, name) ? name : null;
  };
  const within = (fallback: string, ids: readonly string[]): Condition[] => {
    const field = column(fallback);
    return field && ids.length > 0 ? [{ field, is: 'in', value: ids }] : [nothing];
  };
  switch (scope.scopeType) {
    case SEES_ALL:
      return [];
    case OWN:
      return within('createUser', [person.userId]);
    case DEPARTMENT:
      return within('createDept', person.deptId ? [person.deptId] : []);
    case DEPARTMENT_BELOW:
      return within('createDept', person.departmentsBelow);
    case DECLARED:
      return declaredConditions(resource, scope.scopeValue) ?? [nothing];
    default:
      return [nothing];
  }
}

import { faults, Refusal, text, type Text } from '../../kernel';
import type { DraftValues, Resource } from '../../records';
import { mayBeClosed } from '../closed-paths';
import { declaredConditions, scopeColumn, SEES_ALL } from '../scope-conditions';
import type { apiScope, dataScope } from '../scopes';

const wrong = {
  register: text(
    '权限类名应为可限定范围的业务资源，例如 blade-rdm/project',
    'Name a register that can be limited, e.g. blade-rdm/project',
  ),
  column: text('权限字段不是该资源的字段', 'The register has no such field'),
  conditions: text(
    '规则值应为条件列表，例如 [{"field":"year","is":"equal","value":"2024"}]',
    'Enter a list of conditions, e.g. [{"field":"year","is":"equal","value":"2024"}]',
  ),
  path: text(
    '接口地址应为 /api/ 开头的接口，且不能是登录或授权所需的接口',
    'Name a path under /api/ that is not needed to sign in or to grant',
  ),
} as const;

const refuse = (field: string, message: Text) => new Refusal(faults.invalid(message, [{ field, message }]));

/** Refuses a data scope that would have no effect or another one than declared. */
export function checkDataScope(values: DraftValues<typeof dataScope>, limitable: readonly Resource[]): void {
  const resource = limitable.find(({ name }) => name === values.scopeClass);
  if (!resource) throw refuse('scopeClass', wrong.register);
  if (values.scopeType !== SEES_ALL && values.scopeColumn) {
    values.scopeColumn = columnMeant(resource, values.scopeColumn);
  }
  if (values.scopeType === '5' && !declaredConditions(resource, values.scopeValue)) {
    throw refuse('scopeValue', wrong.conditions);
  }
}

/** A column as clients of the family send it: in snake case, or `-` for the one that the rule takes by itself. */
function columnMeant(resource: Resource, given: string): string | null {
  if (given === '-') return null;
  const inCamelCase = given.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const named = [given, inCamelCase].find((name) => scopeColumn(resource, name));
  if (named === undefined) throw refuse('scopeColumn', wrong.column);
  return named;
}

/** Refuses an API scope whose path would lock everybody out permanently. */
export function checkApiScope(values: DraftValues<typeof apiScope>): void {
  const path = (values.scopePath ?? '').replace(/\/+$/, '');
  if (!mayBeClosed(path)) throw refuse('scopePath', wrong.path);
  values.scopePath = path;
}

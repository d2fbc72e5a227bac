import { faults, Refusal, text } from '../kernel';
import { parseValue } from './declaration/parse-value';
import type { Call } from './call';
import type { Condition } from './records';
import type { Resource } from './declaration/resource';

/** The message of BladeX servers. docs/wire.md, Errors */
const NO_ID = text('缺少必要的请求参数: id', 'The parameter id is missing');

/**
 * The id of the record with these values of its resource's `detailBy` fields. Of several, the one that leaves the rest
 * of its natural key empty is taken (the whole before its parts), else the first in list order.
 * Refuses with 400 when a field is not given, with 404 when there is no such record.
 */
export async function idNamedBy(
  call: Call,
  resource: Resource,
  by: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { detailBy, fields, naturalKey, order, label } = resource;
  if (detailBy.length === 0 || detailBy.some((name) => !by[name])) throw new Refusal(faults.invalid(NO_ID));
  const where: Condition[] = detailBy.flatMap((field) => {
    const parsed = parseValue(fields[field]!, by[field]);
    return parsed.ok && parsed.value !== null ? [{ field, is: 'equal' as const, value: parsed.value }] : [];
  });
  if (where.length < detailBy.length) throw new Refusal(faults.notFound(label));
  const rows = await call.records.find(resource, { where, order });
  const others = naturalKey.filter((name) => !detailBy.includes(name));
  const meant = rows.find((row) => others.every((name) => row[name] === null)) ?? rows[0];
  if (!meant) throw new Refusal(faults.notFound(label));
  return meant.id;
}

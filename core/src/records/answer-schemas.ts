import * as v from 'valibot';
import type { TreeNode } from './declaration/resource-port';

/* Schemas of the values in responses, shared by all calls. */

/** An id of 64 bits; as a number it would lose its last digits. */
export const id = v.pipe(v.string(), v.regex(/^\d{1,19}$/));
/** An id, or empty where there is no reference. */
export const idOrEmpty = v.pipe(v.string(), v.regex(/^(\d{1,19})?$/));
export const ids = v.pipe(v.string(), v.regex(/^(\d{1,19}(,\d{1,19})*)?$/), v.description('Ids joined by commas'));
/** An exact decimal, never a float. */
export const decimal = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));
export const yuan = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/), v.metadata({ 'x-unit': 'yuan' }));
export const tenThousandYuan = v.pipe(decimal, v.metadata({ 'x-unit': 'tenThousandYuan' }));
export const yuanOrEmpty = v.pipe(v.string(), v.regex(/^(-?\d+\.\d{2})?$/), v.metadata({ 'x-unit': 'yuan' }));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const year = v.pipe(v.string(), v.regex(/^\d{4}$/));
export const time = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
export const flag = v.picklist([0, 1]);
/** On the wire a row says that it is there, as the family's do. */
export const notDeleted = { isDeleted: v.optional(v.literal(0)) };
/** A sentence in both languages. */
export const bilingual = v.object({ zh: v.string(), en: v.string() });

/** An object schema with the same schema under each of the names. */
export function underEach<Name extends string, S extends v.GenericSchema>(names: readonly Name[], schema: S) {
  return v.object(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>);
}

/** A node of a select tree; leaves have no `children`. */
export const treeNode: v.GenericSchema<unknown, TreeNode> = v.object({
  id,
  parentId: id,
  title: v.string(),
  key: id,
  value: id,
  children: v.optional(v.array(v.lazy(() => treeNode))),
});
/** The response of every record tree. */
export const tree = v.array(treeNode);

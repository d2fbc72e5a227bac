import { answer, type ResourcePort } from '@rdm/core/records';
import * as v from 'valibot';
import type { Answer } from './answer';
import { count, id, idOrEmpty, time } from './wire-values';

/** What is said of a cell. */
const cellFault = v.object({
  row: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Row of the sheet; 1 is the heading')),
  column: v.pipe(v.string(), v.description('Heading of the column')),
  value: v.string(),
  message: v.string(),
});

export const importReport = v.object({
  rows: v.pipe(count, v.description('Data rows of the sheet')),
  inserted: count,
  updated: count,
  unchanged: count,
  errors: v.array(cellFault),
  warnings: v.pipe(
    v.optional(v.array(cellFault)),
    v.description('What looks odd and is written all the same; there where anything does'),
  ),
});

const values = v.nullable(v.record(v.string(), v.unknown()));

type Port = ResourcePort<unknown>;
type Result<Call extends keyof Port> = Answer<Awaited<ReturnType<Port[Call]>>>['schema'];

/** What the generic calls answer besides records; records have their form from the resource's fields. */
export const resourceAnswers: {
  readonly [Call in 'remove' | 'restore' | 'tree' | 'import' | 'history']: Result<Call>;
} = {
  remove: v.object({ removed: count }),
  restore: v.object({ restored: count }),
  tree: answer.tree,
  import: importReport,
  history: v.array(
    v.object({
      id,
      action: v.picklist(['insert', 'update', 'remove', 'restore', 'call']),
      userId: idOrEmpty,
      account: v.string(),
      time,
      before: values,
      after: values,
    }),
  ),
};

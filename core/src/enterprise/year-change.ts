import { crud, defineResource, integer, string, structureOf, year } from '../records';
import { text } from '../kernel';

/** How many records of each resource were changed, by its name. */
export type ChangeCounts = Readonly<Record<string, number>>;

/**
 * What one transaction changed of the inputs of a year since its last recompute. Appended, never updated, so that writers
 * do not wait for each other, and a recompute removes exactly those it has seen. Internal.
 */
export const yearChange = defineResource('rdm/yearchange', {
  label: text('数据变动', 'Change of a year'),
  fields: {
    key: string({ label: text('变动标识', 'Key'), maxLength: 30 }),
    year: year({ label: text('年度', 'Year') }),
    count: integer({ label: text('变动数', 'Changes') }),
    changes: structureOf<ChangeCounts | null>()({ label: text('变动内容', 'What changed') }),
  },
  naturalKey: ['key'],
  calls: [],
  origin: 'derived',
  permissions: crud('declaration'),
});

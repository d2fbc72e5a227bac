import { expect, test } from 'vitest';
import { intellectualProperty } from '@rdm/core/internal/achievement';
import { costRecord } from '@rdm/core/internal/cost';
import type { Resource } from '@rdm/core/internal/records';
import { memoryServices } from '../testing/memory-services';
import { memoryPorts } from '../testing/memory-ports';
import { tableColumns } from './table-columns';

const undivided = (resource: Resource) =>
  tableColumns(resource, memoryServices(memoryPorts([]), [resource]).dictionaries).flatMap((column) =>
    column.undivided ? [column.key] : [],
  );

test('days, months and codes, that of a reference among them, are not shown in part; names are', () => {
  expect(undivided(costRecord)).toEqual(['month', 'projectCode']);
  expect(undivided(intellectualProperty)).toEqual(expect.arrayContaining(['applyTime', 'feeDue']));
  expect(undivided(intellectualProperty)).not.toContain('name');
});

import { describe, expect, test } from 'vitest';
import { budgetCategories, project, projectBudget, projectDetail } from '@rdm/core/internal/project';
import { isEditable } from '../../../resource/form/form-fields';
import { approvalSections, filePlaces, shownAt, tabOf } from './sheet-layout';

describe('the form of a project', () => {
  test('has exactly one place for every field that can be typed', () => {
    const placed = [
      ...approvalSections.flatMap(({ places }) => places),
      ...filePlaces,
      ...[...budgetCategories, 'remark'].map((field) => ({ part: 'budget', field })),
      { part: 'project', field: 'govAmount' },
    ].map(({ part, field }) => `${part}.${field}`);
    const typed = Object.entries({ project, detail: projectDetail, budget: projectBudget }).flatMap(
      ([part, resource]) =>
        Object.entries(resource.fields).flatMap(([field, declared]) => {
          const place = shownAt({ part, field });
          return isEditable(declared) && field !== 'projectId' ? [`${place.part}.${place.field}`] : [];
        }),
    );
    expect([...placed].sort()).toEqual([...new Set(typed)].sort());
    expect(new Set(placed).size).toBe(placed.length);
  });

  test('knows the tab of a field', () => {
    expect(tabOf({ part: 'budget', field: 'labor' })).toBe('budget');
    expect(tabOf({ part: 'project', field: 'govAmount' })).toBe('budget');
    expect(tabOf({ part: 'detail', field: 'devContractFiles' })).toBe('files');
    expect(tabOf({ part: 'detail', field: 'content' })).toBe('approval');
  });
});

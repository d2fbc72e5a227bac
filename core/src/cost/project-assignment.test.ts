import fc from 'fast-check';
import { expect, it } from 'vitest';
import { month } from '../testing';
import { assignedDifferentlyFrom, assignmentIn, movedAssignment, type AssignedAsset } from './project-assignment';

const yearOf = (id: string) => id.slice(0, 4);
const projectId = fc.constantFrom('2023A', '2024A', '2024B', '2025A', '2026A');
const moved = (before: AssignedAsset, next: AssignedAsset): AssignedAsset => ({
  ...next,
  ...movedAssignment(before, next, yearOf),
});

it('keeps the months before the year of a later project as they were, however often it is moved', () => {
  fc.assert(
    fc.property(fc.array(projectId, { minLength: 1, maxLength: 6 }), projectId, month, (history, next, asked) => {
      const before = history
        .slice(1)
        .reduce<AssignedAsset>((asset, id) => moved(asset, { ...asset, projectId: id }), { projectId: history[0]! });
      const after = moved(before, { ...before, projectId: next });
      const isLater = yearOf(next) > yearOf(before.projectId!);
      if (isLater && asked < `${yearOf(next)}-01`)
        expect(assignmentIn(after, asked)).toEqual(assignmentIn(before, asked));
      expect(assignmentIn(after, '9999-12')?.projectId).toBe(next);
      const from = assignedDifferentlyFrom(before, after);
      if (from === null || asked < from) {
        expect(assignmentIn(after, asked)?.projectId).toBe(assignmentIn(before, asked)?.projectId);
      }
    }),
  );
});

it('corrects the project where it is changed within its year', () => {
  const after = moved({ projectId: '2024A' }, { projectId: '2024B' });
  expect(after).toEqual({ projectId: '2024B', projectFrom: null, formerProjects: null });
});

import { existing, hooksOn, removeRows, type HooksByName } from '../../records';
import { lockProjects, project } from '../../project';
import { carryOverOf, refuseConfirmed, undoCrossYears } from './carry-over';
import { projectCrossYear } from './project-cross-year';

/** A draft may change until it is confirmed; removing a confirmed one takes it back. */
export const crossYearHooks: HooksByName = {
  ...hooksOn(projectCrossYear, {
    beforeSubmit: async (call, values, before) => {
      await lockProjects(call);
      if (before) refuseConfirmed(before);
      const carried = await carryOverOf(call, await existing(call, project, values.sourceId ?? ''), values.year ?? '');
      values.remainingBudget ??= carried.remainingBudget;
      values.openingBalance = carried.openingBalance;
      values.dataStatus = 'save';
      values.targetId = null;
    },
    beforeRemove: lockProjects,
    afterRemove: undoCrossYears,
  }),
  ...hooksOn(project, {
    afterRemove: async (call, rows) => {
      const where = [{ field: 'targetId', is: 'in', value: rows.map(({ id }) => id) }] as const;
      await removeRows(call, projectCrossYear, await call.records.find(projectCrossYear, { where }));
    },
  }),
};

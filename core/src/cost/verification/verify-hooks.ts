import { buildMonths } from './build-months';
import { draftOfMonth, verifyMonth } from './verify-month';
import { groupNames, subjectGroups, type SubjectGroup } from './subject-group';
import { monthLocked } from './locked-writes';
import { recordIds as verifyRecordIds } from './lock-months';
import { verifyResources, type VerifyResource } from './verify-resources';
import { verifyRows } from './verify-rows';
import { namesOnRead } from '../../access';
import { Refusal } from '../../kernel';
import { hooksOn, type HooksByName, type ResourceHooks } from '../../records';

/** A verify resource lists every month, verifies on submit, and refuses to remove locked months. */
const hooksFor = (group: SubjectGroup): ResourceHooks<VerifyResource> => ({
  shown: (call, asked) => verifyRows(call, group, asked),
  ...namesOnRead({
    verifiedByName: { account: 'verifiedBy' },
    lockedByName: { account: 'lockedBy', at: 'lockedTime' },
  }),
  draftMeant: draftOfMonth,
  idsMeant: (call, ids) => verifyRecordIds(call, group, ids),
  beforeSubmit: async (call, values, before) => {
    // Compare the vouchers with the current registers.
    await buildMonths(call, { items: subjectGroups[group].items, months: [String(values.month)] });
    await verifyMonth(call, group, values, before);
  },
  beforeRemove: (_, rows) => {
    if (rows.some(({ verification }) => verification === 'locked')) throw new Refusal(monthLocked());
  },
});

export const verifyHooks: HooksByName = Object.assign(
  {},
  ...groupNames.map((group) => hooksOn(verifyResources[group], hooksFor(group))),
);

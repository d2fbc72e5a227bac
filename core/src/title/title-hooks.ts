import { faults, Refusal, text } from '../kernel';
import { hooksOn, sameValue, type HooksByName } from '../records';
import { machineFields, stateOf } from './application/application-fields';
import { editableStates } from './application/title-state';
import type { Title } from './application/title';
import { stateShown } from './use-cases/title-record';
import { titles } from './titles';

const SUBMITTED = text(
  '申请已提交，只能填写结果信息；如需修改，请由审核人员退回',
  'The application is submitted, so only its outcome can be filled in; a reviewer has to return it for other changes',
);
const KEPT = text('只能删除草稿；已提交过的申请须保留', 'Only drafts can be deleted; what was ever submitted is kept');

/** What a title does with the generic calls of its records. */
const hooksOfTitle = (title: Title): HooksByName =>
  hooksOn(title.resource, {
    asSeen: async (call, rows) => {
      const today = call.clock.now().slice(0, 10);
      return rows.map((row) => ({ ...row, state: stateShown(title, row, today) }));
    },
    beforeSubmit: (_call, values, before) => {
      const own = values as Record<string, unknown>;
      // The steps alone write these, whatever a form sends.
      for (const name of machineFields) own[name] = before?.[name] ?? null;
      own.state = before ? stateOf(before) : 'draft';
      if (!before || editableStates.includes(stateOf(before))) return;
      const changed = Object.keys(own).filter((name) => !sameValue(before[name], own[name]));
      const closed = changed.find(
        (name) => !title.outcome.includes(name) && title.resource.fields[name]?.kind !== 'computed',
      );
      if (closed) throw new Refusal(faults.invalid(SUBMITTED, [{ field: closed, message: SUBMITTED }]));
    },
    beforeRemove: (_call, rows) => {
      if (rows.some((row) => stateOf(row) !== 'draft')) throw new Refusal(faults.invalid(KEPT));
    },
  });

export const titleHooks: readonly HooksByName[] = titles.map(hooksOfTitle);

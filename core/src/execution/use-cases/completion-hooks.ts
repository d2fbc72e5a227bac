import { faults, Refusal, text } from '../../kernel';
import { hooksOn, sameValue, type HooksByName } from '../../records';
import { isConcluded } from '../completion-state';
import { projectCompletion } from '../project-completion';
import { stateOf } from './completion-steps';

const APPLIED = text(
  '结题已申请，只能补充验收文件；如需修改，请由审核人员退回',
  'The completion is applied for, so only its document can be added; a reviewer has to return it for other changes',
);
const CONCLUDED = text(
  '项目已有结论，不能修改；如需修改，请由审核人员撤销结论',
  'The project is concluded; a reviewer has to take that back before anything is changed',
);
const KEPT = text('只能删除从未申请过的结题', 'Only a completion that was never applied for can be deleted');

/** The fields that steps alone write, whatever a form sends. */
const ofSteps = ['state', 'appliedOn', 'reviewedOn', 'date'] as const;

/** What was applied for stays as it was applied for; the signed document follows later. */
export const completionHooks: HooksByName = hooksOn(projectCompletion, {
  beforeSubmit: (_call, values, before) => {
    for (const name of ofSteps) values[name] = before?.[name] ?? null;
    values.state = before?.state ?? 'draft';
    if (!before || stateOf(before) === 'draft') return;
    const changed = Object.keys(values).find(
      (name) => !sameValue(before[name as keyof typeof before], values[name as keyof typeof values]),
    );
    if (changed === undefined) return;
    const message = isConcluded(stateOf(before)) ? CONCLUDED : changed === 'documentFiles' ? null : APPLIED;
    if (message) throw new Refusal(faults.invalid(message, [{ field: changed, message }]));
  },
  beforeRemove: (_call, rows) => {
    if (rows.some(({ steps }) => (steps ?? []).length > 0)) throw new Refusal(faults.invalid(KEPT));
  },
});

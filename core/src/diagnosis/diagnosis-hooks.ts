import { namesOnRead } from '../access';
import { faults, Refusal, text } from '../kernel';
import { hooksOn, sameValue, wholly, type HooksByName, type ResourceHooks } from '../records';
import { diagnosisData } from './diagnosis-data';
import { diagnosisRecord } from './diagnosis-record';
import { askedStates } from './diagnosis-state';
import { dataNow } from './data-now';
import { stateOf } from './step-diagnosis';

const said = {
  asked: text(
    '诊断已提交，不能修改；专家开始前可先撤回',
    'The expert was asked already; take it back before he begins to change it',
  ),
  kept: text('已提交的诊断不能删除；专家开始前可先撤回', 'What was asked cannot be deleted; take it back first'),
  used: text('该数据是诊断的依据，不能删除', 'A diagnosis rests on these data, so they cannot be deleted'),
};

/** The fields that calls alone write, whatever a form sends. */
const ofCalls = [
  'state',
  'submittedAt',
  'expert',
  'diagnosedAt',
  'conclusion',
  'reportFiles',
  'previousId',
  'dataId',
] as const;

const recordHooks: ResourceHooks<typeof diagnosisRecord> = {
  ...namesOnRead({ expertName: { account: 'expert', at: 'diagnosedAt' } }),
  beforeSubmit: (_call, values, before) => {
    for (const name of ofCalls) Object.assign(values, { [name]: before?.[name] ?? null });
    values.state = before?.state ?? 'draft';
    values.round = before?.round ?? values.round ?? 1;
    if (!before || askedStates.includes(stateOf(before))) return;
    const changed = Object.keys(values).find(
      (name) => !sameValue(before[name as keyof typeof before], values[name as keyof typeof values]),
    );
    if (changed) throw new Refusal(faults.invalid(said.asked, [{ field: changed, message: said.asked }]));
  },
  beforeRemove: (_call, rows) => {
    if (rows.some((row) => !askedStates.includes(stateOf(row)))) throw new Refusal(faults.invalid(said.kept));
  },
};

/** What was asked stays as it was asked; data are read once, when they are taken. */
export const diagnosisHooks: HooksByName = {
  ...hooksOn(diagnosisRecord, recordHooks),
  ...hooksOn(diagnosisData, {
    beforeSubmit: async (call, values, before) => {
      if (before) {
        const { year, serial, takenAt, data } = before;
        Object.assign(values, { year, serial, takenAt, data });
        return;
      }
      Object.assign(values, await dataNow(call, String(values.year)));
    },
    beforeRemove: async (call, rows) => {
      for (const { id } of rows) {
        const using = await wholly(call).records.count(diagnosisRecord, [{ field: 'dataId', is: 'equal', value: id }]);
        if (using > 0) throw new Refusal(faults.invalid(said.used));
      }
    },
  }),
};

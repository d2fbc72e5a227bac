import { faults, Refusal, text } from '../kernel';
import { existing, recordDetail, updateRecords, type Call, type RecordOf } from '../records';
import { diagnosisFinding } from './diagnosis-finding';
import { diagnosisRecord } from './diagnosis-record';
import { stateOf } from './step-diagnosis';

const [NO, YES] = ['1', '2'];
const said = {
  early: text('诊断尚未发布，不能处理整改事项', 'The diagnosis is not published yet'),
  remark: text('请写明整改情况', 'Say what was done'),
};

/** The enterprise says who sees to a finding until when, and that it is done. */
export interface FindingSettled {
  readonly id: string;
  readonly responsible?: string | undefined;
  readonly dueOn?: string | undefined;
  readonly done?: boolean | undefined;
  readonly doneRemark?: string | undefined;
}

export async function settleFinding(call: Call, given: FindingSettled): Promise<RecordOf<typeof diagnosisFinding>> {
  const before = await existing(call, diagnosisFinding, given.id);
  const state = stateOf(await existing(call, diagnosisRecord, before.recordId ?? ''));
  if (state !== 'diagnosed' && state !== 'closed') throw new Refusal(faults.invalid(said.early));
  const doneRemark = given.doneRemark?.trim() ?? before.doneRemark;
  if (given.done && !doneRemark)
    throw new Refusal(faults.invalid(said.remark, [{ field: 'doneRemark', message: said.remark }]));
  const done = given.done === undefined ? {} : { done: given.done ? YES : NO };
  const values = {
    responsible: given.responsible?.trim() ?? before.responsible,
    dueOn: given.dueOn === undefined ? before.dueOn : given.dueOn || null,
    doneRemark: doneRemark || null,
    ...done,
    ...(given.done !== undefined && { doneOn: given.done ? call.clock.now().slice(0, 10) : null }),
  };
  const stale = await updateRecords(call, diagnosisFinding, [{ before, values }]);
  if (stale.length > 0) throw new Refusal(faults.staleVersion());
  return recordDetail(call, diagnosisFinding, given.id);
}

/** Whether a finding is done. */
export const isDone = ({ done }: { readonly done: string | null }): boolean => done === YES;

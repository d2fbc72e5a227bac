import { advanceIn, faults, Refusal } from '../kernel';
import { existing, updateRecords, type Call, type NewValues, type RecordOf } from '../records';
import { diagnosisProcedure, type DiagnosisAction, type DiagnosisState } from './diagnosis-state';
import { diagnosisRecord } from './diagnosis-record';

export type Diagnosis = RecordOf<typeof diagnosisRecord>;
type Written = Partial<NewValues<typeof diagnosisRecord>>;

export const stateOf = ({ state }: Pick<Diagnosis, 'state'>): DiagnosisState => state as DiagnosisState;

/**
 * Moves a diagnosis by one step and writes what goes with it.
 *
 * @throws Refusal for a step its state does not have, 403 where who asked would be the expert, 409 where it was changed
 */
export async function stepDiagnosis(
  call: Call,
  before: Diagnosis,
  action: DiagnosisAction,
  written: Written = {},
): Promise<Diagnosis> {
  const { account, userId } = call.caller;
  const standing = { state: stateOf(before), steps: before.steps ?? [] };
  const maker = { account, userId, time: call.clock.now() };
  const { state, steps } = advanceIn(diagnosisProcedure, standing, action, maker, null);
  const stale = await updateRecords(call, diagnosisRecord, [{ before, values: { ...written, state, steps } }]);
  if (stale.length > 0) throw new Refusal(faults.staleVersion());
  return existing(call, diagnosisRecord, before.id);
}

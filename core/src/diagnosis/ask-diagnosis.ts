import { faults, Refusal, text } from '../kernel';
import { existing, insertRecords, recordDetail, submitRecord, wholly, type Call, type Draft } from '../records';
import { dataNow } from './data-now';
import { diagnosisData } from './diagnosis-data';
import { diagnosisRecord } from './diagnosis-record';
import { stateOf, stepDiagnosis, type Diagnosis } from './step-diagnosis';

const unfinished = text(
  '上一轮诊断尚未发布，不能重新诊断',
  'The round before is not published yet, so there is nothing to diagnose anew',
);

/** What is asked, as a form sends it. */
export interface DiagnosisAsked {
  readonly draft: Draft;
}

/** Keeps what is asked as a draft; with the state `submitted` the expert is asked, and what the registers say now is kept. */
export async function saveDiagnosis(call: Call, { draft }: DiagnosisAsked): Promise<Diagnosis> {
  const { state, ...values } = draft;
  const saved = await submitRecord(call, diagnosisRecord, call.hooksOf(diagnosisRecord), {
    ...values,
    round: values.id ? undefined : await nextRound(call, String(values.year ?? '')),
  });
  if (state !== 'submitted') return saved;
  await askExpert(call, await existing(call, diagnosisRecord, saved.id));
  return recordDetail(call, diagnosisRecord, saved.id);
}

/** Takes back what no expert has begun with. */
export async function revokeDiagnosis(call: Call, { id }: { readonly id: string }): Promise<Diagnosis> {
  await stepDiagnosis(call, await existing(call, diagnosisRecord, id), 'revoke');
  return recordDetail(call, diagnosisRecord, id);
}

/** Closes a diagnosis whose findings are settled as far as they will be. */
export async function closeDiagnosis(call: Call, { id }: { readonly id: string }): Promise<Diagnosis> {
  await stepDiagnosis(call, await existing(call, diagnosisRecord, id), 'close');
  return recordDetail(call, diagnosisRecord, id);
}

/** Asks for another round on the figures of today, which names the one before; that one is closed. */
export async function diagnoseAnew(
  call: Call,
  { id, question }: { readonly id: string; readonly question?: string },
): Promise<Diagnosis> {
  const before = await existing(call, diagnosisRecord, id);
  const state = stateOf(before);
  if (state !== 'diagnosed' && state !== 'closed') throw new Refusal(faults.invalid(unfinished));
  if (state === 'diagnosed') await stepDiagnosis(call, before, 'close');
  const { year, contact } = before;
  const [made] = await insertRecords(call, diagnosisRecord, [
    {
      ...{ year, contact, state: 'draft', previousId: before.id, round: await nextRound(call, year) },
      question: question?.trim() || before.question,
    },
  ]);
  await askExpert(call, await existing(call, diagnosisRecord, made!.id));
  return recordDetail(call, diagnosisRecord, made!.id);
}

/** The data of the year are kept with the step, in one transaction. */
async function askExpert(call: Call, record: Diagnosis): Promise<void> {
  const now = await dataNow(call, record.year);
  const [data] = await insertRecords(call, diagnosisData, [now]);
  // It was asked when its data were taken: reading them may take a second.
  await stepDiagnosis(call, record, 'submit', { submittedAt: now.takenAt, dataId: data!.id });
}

/** The rounds of a year are counted through, whoever asked. */
async function nextRound(call: Call, year: string): Promise<number> {
  await call.records.lock(`diagnoserecord ${year}`);
  const rounds = await wholly(call).records.find(diagnosisRecord, {
    where: [{ field: 'year', is: 'equal', value: year }],
  });
  return Math.max(0, ...rounds.map(({ round }) => round ?? 0)) + 1;
}

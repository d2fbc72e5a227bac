import { recordDetail, wholly, type Call, type RecordOf } from '../records';
import { diagnosisData } from './diagnosis-data';
import type { DiagnosisLevel, DiagnosisTopic } from './diagnosis-dictionaries';
import type { diagnosisFinding } from './diagnosis-finding';
import { diagnosisRecord } from './diagnosis-record';
import type { DiagnosisState } from './diagnosis-state';
import { findingsOf } from './expert-diagnosis';
import type { FrozenYear } from './freeze-year';
import { isDone } from './settle-finding';

/** A diagnosis, what was true when it was asked for, and what was found. */
export interface DiagnosisDetail {
  readonly id: string;
  readonly year: string;
  readonly round: number;
  readonly state: DiagnosisState;
  readonly question: string;
  readonly contact: string | null;
  readonly submittedAt: string | null;
  readonly expert: string | null;
  readonly diagnosedAt: string | null;
  readonly conclusion: string | null;
  readonly previousId: string | null;
  readonly attachments: readonly string[];
  readonly reportFiles: readonly string[];
  /** Null before the expert is asked. */
  readonly data: FrozenYear | null;
  readonly takenAt: string | null;
  readonly findings: readonly FindingShown[];
}

/** A finding, and how far it is settled. */
export interface FindingShown {
  readonly id: string;
  readonly topic: DiagnosisTopic;
  readonly level: DiagnosisLevel;
  readonly finding: string;
  readonly advice: string | null;
  readonly basis: string | null;
  readonly dueOn: string | null;
  readonly responsible: string | null;
  readonly done: boolean;
  readonly doneOn: string | null;
  readonly doneRemark: string | null;
}

export async function diagnosisDetail(call: Call, { id }: { readonly id: string }): Promise<DiagnosisDetail> {
  const record = await recordDetail(call, diagnosisRecord, id);
  const { year, round, state, question, contact, submittedAt, expert, diagnosedAt, conclusion, previousId, dataId } =
    record;
  const [kept] = dataId
    ? await wholly(call).records.find(diagnosisData, { where: [{ field: 'id', is: 'equal', value: dataId }] })
    : [];
  return {
    ...{ id, year, round: round ?? 1, state: state as DiagnosisState, question, contact, submittedAt, expert },
    ...{ diagnosedAt, conclusion, previousId, takenAt: kept?.takenAt ?? null, data: kept?.data ?? null },
    attachments: record.attachments ?? [],
    reportFiles: record.reportFiles ?? [],
    findings: (await findingsOf(call, id)).map(shown),
  };
}

const shown = (each: RecordOf<typeof diagnosisFinding>): FindingShown => ({
  id: each.id,
  topic: each.topic as DiagnosisTopic,
  level: each.level as DiagnosisLevel,
  finding: each.finding ?? '',
  ...{ advice: each.advice, basis: each.basis, dueOn: each.dueOn, responsible: each.responsible },
  ...{ done: isDone(each), doneOn: each.doneOn, doneRemark: each.doneRemark },
});

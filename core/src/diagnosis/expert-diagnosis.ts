import { faults, Refusal, text } from '../kernel';
import { existing, insertRecords, recordDetail, removeRecords, updateRecords, type Call } from '../records';
import type { DiagnosisLevel, DiagnosisTopic } from './diagnosis-dictionaries';
import { diagnosisFinding } from './diagnosis-finding';
import { diagnosisRecord } from './diagnosis-record';
import { stateOf, stepDiagnosis, type Diagnosis } from './step-diagnosis';

const said = {
  conclusion: text('发布前请填写总体结论', 'Write the conclusion before the diagnosis is published'),
  findings: text('发布前请至少填写一项诊断发现', 'Write at least one finding before the diagnosis is published'),
  due: text('“红”级发现须填写整改期限', 'A red finding needs the day it is due'),
  twice: text('同一主题下的发现重复', 'A topic has the same finding twice'),
  notBegun: text('诊断尚未开始，请先保存诊断意见', 'The diagnosis has not begun; save what was found first'),
};

/** A finding as the expert writes it. */
export interface FindingGiven {
  readonly topic: DiagnosisTopic;
  readonly level: DiagnosisLevel;
  readonly finding: string;
  readonly advice?: string | undefined;
  /** The law it rests on. */
  readonly basis?: string | undefined;
  /** yyyy-MM-dd */
  readonly dueOn?: string | undefined;
  readonly responsible?: string | undefined;
}

export interface DiagnosisGiven {
  readonly id: string;
  readonly conclusion?: string;
  /** All findings; those there were before are replaced. */
  readonly findings?: readonly FindingGiven[];
  readonly reportFiles?: readonly string[];
  readonly publish?: boolean;
}

/** The expert writes what he found; with `publish` it is final, and each finding is a to-do of the enterprise. */
export async function expertDiagnose(call: Call, given: DiagnosisGiven): Promise<Diagnosis> {
  const before = await existing(call, diagnosisRecord, given.id);
  const { conclusion = before.conclusion ?? '', reportFiles = before.reportFiles } = given;
  const begun = await stepDiagnosis(call, before, 'begin', {
    ...{ conclusion: conclusion?.trim() || null, reportFiles },
    expert: call.caller.account,
  });
  if (given.findings) await replaceFindings(call, begun.id, begun.year, given.findings);
  if (given.publish) {
    const findings = await findingsOf(call, begun.id);
    if (!begun.conclusion) throw refused('conclusion', said.conclusion);
    if (findings.length === 0) throw refused('findings', said.findings);
    if (findings.some(({ level, dueOn }) => level === 'red' && !dueOn)) throw refused('findings', said.due);
    await stepDiagnosis(call, begun, 'publish', { diagnosedAt: call.clock.now() });
  }
  return recordDetail(call, diagnosisRecord, given.id);
}

/** The expert corrects what he began to write, until it is published. */
export async function updateDiagnosis(call: Call, given: Omit<DiagnosisGiven, 'publish'>): Promise<Diagnosis> {
  if (stateOf(await existing(call, diagnosisRecord, given.id)) !== 'diagnosing')
    throw new Refusal(faults.invalid(said.notBegun));
  return expertDiagnose(call, { ...given, publish: false });
}

/** The findings of a diagnosis in the order of their topics. */
export const findingsOf = (call: Call, recordId: string) =>
  call.records.find(diagnosisFinding, {
    where: [{ field: 'recordId', is: 'equal', value: recordId }],
    order: [{ field: 'id' }],
  });

async function replaceFindings(
  call: Call,
  recordId: string,
  year: string,
  given: readonly FindingGiven[],
): Promise<void> {
  const keyOf = ({ topic, finding }: { readonly topic: string | null; readonly finding: string | null }) =>
    JSON.stringify([topic, finding]);
  if (new Set(given.map(keyOf)).size < given.length) throw refused('findings', said.twice);
  const before = new Map((await findingsOf(call, recordId)).map((each) => [keyOf(each), each]));
  const wanted = given.map(({ advice, basis, dueOn, responsible, ...rest }) => ({
    ...rest,
    ...{ recordId, year, advice: advice ?? null, basis: basis ?? null, dueOn: dueOn || null },
    responsible: responsible ?? null,
  }));
  const keys = new Set(wanted.map(keyOf));
  const gone = [...before].filter(([key]) => !keys.has(key)).map(([, each]) => each.id);
  if (gone.length > 0) await removeRecords(call, diagnosisFinding, {}, gone);
  await insertRecords(
    call,
    diagnosisFinding,
    wanted.filter((each) => !before.has(keyOf(each))),
  );
  await updateRecords(
    call,
    diagnosisFinding,
    wanted.flatMap((values) => {
      const stored = before.get(keyOf(values));
      return stored ? [{ before: stored, values }] : [];
    }),
  );
}

const refused = (field: string, message: ReturnType<typeof text>) =>
  new Refusal(faults.invalid(message, [{ field, message }]));

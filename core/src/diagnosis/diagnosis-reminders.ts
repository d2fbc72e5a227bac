import { fill, text, type Text } from '../kernel';
import { addDays } from '../kernel/calendar';
import { wholly, type Call } from '../records';
import { diagnosisFinding } from './diagnosis-finding';
import { DIAGNOSE, diagnosisRecord } from './diagnosis-record';
import { isDone } from './settle-finding';

/** Something about diagnoses that waits for the caller, and the page where it is done. */
export interface DiagnosisReminder {
  readonly kind: 'asked' | 'due' | 'overdue';
  readonly message: Text;
  readonly to: string;
}

const PAGE = '/rdm/diagnosis';
const FINDINGS = '/rdm/diagnosis/findings';
const DAYS = 30;
const said = {
  asked: text('{count} 个诊断待专家处理', '{count} {count|diagnosis waits|diagnoses wait} for an expert'),
  due: text(
    '{count} 项诊断整改事项将于 {dueOn} 前到期',
    '{count} {count|finding|findings} of diagnoses {count|is|are} due by {dueOn}',
  ),
  overdue: text('{count} 项诊断整改事项已逾期', '{count} {count|finding|findings} of diagnoses {count|is|are} overdue'),
};

/** For experts what was asked; for the enterprise which findings are due within thirty days, or overdue. */
export async function diagnosisReminders(call: Call): Promise<readonly DiagnosisReminder[]> {
  const { permissions } = call.caller;
  const { records } = wholly(call);
  const found: DiagnosisReminder[] = [];
  if (permissions.has(DIAGNOSE)) {
    const asked = await records.find(diagnosisRecord, {
      where: [{ field: 'state', is: 'in', value: ['submitted', 'diagnosing'] }],
    });
    // Who asked cannot be the expert.
    const waiting = asked.filter(
      ({ steps }) => !(steps ?? []).some(({ action, byId }) => action === 'submit' && byId === call.caller.userId),
    );
    if (waiting.length > 0)
      found.push({ kind: 'asked', message: fill(said.asked, { count: waiting.length }), to: PAGE });
  }
  if (!permissions.has(diagnosisFinding.permissions.edit)) return found;
  const published = await records.find(diagnosisRecord, {
    where: [{ field: 'state', is: 'in', value: ['diagnosed', 'closed'] }],
  });
  const ids = published.map(({ id }) => id);
  if (ids.length === 0) return found;
  const today = call.clock.now().slice(0, 10);
  const until = addDays(today, DAYS);
  const open = (await records.find(diagnosisFinding, { where: [{ field: 'recordId', is: 'in', value: ids }] })).filter(
    (each) => !isDone(each) && each.dueOn !== null && each.dueOn <= until,
  );
  const overdue = open.filter(({ dueOn }) => dueOn! < today);
  const due = open.length - overdue.length;
  if (overdue.length > 0)
    found.push({ kind: 'overdue', message: fill(said.overdue, { count: overdue.length }), to: FINDINGS });
  if (due > 0) found.push({ kind: 'due', message: fill(said.due, { count: due, dueOn: until }), to: FINDINGS });
  return found;
}

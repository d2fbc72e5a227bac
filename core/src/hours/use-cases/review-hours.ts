import { faults, fill, grouped, Refusal, text } from '../../kernel';
import { projectsOfYear } from '../../project';
import { removeRows, updateRecords, wholly, type Call, type RecordOf } from '../../records';
import { hoursMonth, stateOfLines, type ConfirmedLine } from '../hours-month';
import { workTime } from '../work-time';
import { reviewerOf } from './review-scope';
import { monthKey } from './save-hours';

/** What is said of confirmed lines. */
export interface HoursReview {
  readonly decision: 'approve' | 'return';
  /** Why they are returned. */
  readonly remark?: string;
  readonly lines: readonly { readonly id: string; readonly projectId: string }[];
}

const LONGEST_REMARK = 200;
const said = {
  none: text('请选择至少一条数据', 'Select at least one record'),
  remark: text('请填写退回原因', 'Say why they are returned'),
  long: text('退回原因不能超过 {most} 个字', 'The reason has at most {most} characters'),
  gone: text('所选工时已被修改，请刷新后重试', 'The chosen hours have changed; refresh and try again'),
  notYours: text(
    '只能审批本人负责的项目上他人的工时，请联系该项目的负责人或管理员',
    'Only hours of others on projects you lead are yours to review; ask the project manager or an administrator',
  ),
};

/**
 * Approves or returns lines, all or none. Returned hours leave the register until their person confirms them anew, so a
 * locked month refuses that.
 */
export async function reviewHours(call: Call, given: HoursReview): Promise<{ reviewed: number }> {
  const remark = (given.remark ?? '').trim();
  if (given.lines.length === 0) throw new Refusal(faults.invalid(said.none));
  if (given.decision === 'return' && remark === '') throw ofRemark(said.remark);
  if ([...remark].length > LONGEST_REMARK) throw ofRemark(fill(said.long, { most: LONGEST_REMARK }));
  const whole = wholly(call);
  const chosen = grouped(given.lines, ({ id }) => id);
  const records = await whole.records.find(hoursMonth, {
    where: [{ field: 'id', is: 'in', value: [...chosen.keys()] }],
    order: [{ field: 'month' }, { field: 'id' }],
  });
  const reviewer = await reviewerOf(call, records);
  if (records.length < chosen.size) throw new Refusal(faults.notFound(hoursMonth.label));
  let reviewed = 0;
  for (const record of records) {
    await whole.records.lock(monthKey(record.month));
    const ids = new Set(chosen.get(record.id)!.map(({ projectId }) => projectId));
    const projects = await projectsOfYear(whole, record.month.slice(0, 4));
    for (const id of ids) {
      const project = projects.find((each) => each.id === id);
      // As if it were not there, for whoever may not see it.
      if (!project || !reviewer.sees(project, record)) throw new Refusal(faults.notFound(hoursMonth.label));
      if (!reviewer.mayReview(project, record)) {
        throw new Refusal({ code: 403, name: 'NOT_YOURS', message: said.notYours });
      }
    }
    const lines = reviewedLines(call, record, ids, given.decision, remark);
    if (given.decision === 'return') await takeAway(whole, record, ids);
    const stale = await updateRecords(whole, hoursMonth, [
      { before: record, values: { lines, state: stateOfLines(lines) } },
    ]);
    if (stale.length) throw new Refusal(faults.staleVersion());
    reviewed += ids.size;
  }
  return { reviewed };
}

const ofRemark = (message: typeof said.remark) => new Refusal(faults.invalid(message, [{ field: 'remark', message }]));

function reviewedLines(
  call: Call,
  record: RecordOf<typeof hoursMonth>,
  ids: ReadonlySet<string>,
  decision: HoursReview['decision'],
  remark: string,
): ConfirmedLine[] {
  const { account } = call.caller;
  const reviewed = { reviewedBy: account, reviewedOn: call.clock.now().slice(0, 10) };
  const lines = record.lines ?? [];
  // An approval can be taken back by returning, so `return` takes approved lines as well.
  const isOpen = ({ state }: ConfirmedLine) => state === 'submitted' || (decision === 'return' && state === 'approved');
  const open = lines.filter((line) => ids.has(line.projectId) && isOpen(line));
  if (open.length < ids.size) throw new Refusal({ ...faults.invalid(said.gone), code: 409 });
  return lines.map((line): ConfirmedLine => {
    if (!ids.has(line.projectId)) return line;
    if (decision === 'approve') return { ...line, ...reviewed, state: 'approved', remark: remark || null };
    return { ...line, ...reviewed, state: 'returned', remark };
  });
}

async function takeAway(
  call: Call,
  { month, personnelId }: RecordOf<typeof hoursMonth>,
  ids: ReadonlySet<string>,
): Promise<void> {
  const rows = await call.records.find(workTime, {
    where: [
      { field: 'month', is: 'equal', value: month },
      { field: 'personnelId', is: 'equal', value: personnelId },
      { field: 'projectId', is: 'in', value: [...ids] },
    ],
  });
  await removeRows(call, workTime, rows);
}

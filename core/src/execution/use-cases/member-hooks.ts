import { faults, fill, Refusal, text, type Text } from '../../kernel';
import { hooksOn, wholly, type Call, type HooksByName, type NewValues, type RecordOf } from '../../records';
import { overlaps, type MemberSpan } from '../member-spans';
import { projectMember } from '../project-member';

const TWICE = text(
  '该人员在此项目中 {from} 至 {to} 已登记，时间重叠，请修改原记录',
  'The person is in this project from {from} to {to} already; the times overlap, change that record',
);
const ENDLESS = text('项目结束', 'its end');

type Values = NewValues<typeof projectMember>;
type Stored = RecordOf<typeof projectMember>;

/** A person is in a project at most once at a time. */
export const memberHooks: HooksByName = hooksOn(projectMember, {
  beforeSubmit: async (call, values, before) => {
    const span = spanOf(values);
    const twice =
      span && (await storedOf(call, [span])).find((other) => other.id !== before?.id && overlaps(span, other));
    if (twice) refuse(twice);
  },
  reviewImport: async (call, rows) => {
    const spans = rows.map(({ values }) => spanOf(values));
    const replaced = new Set(rows.flatMap(({ before }) => before?.id ?? []));
    const stored = (
      await storedOf(
        call,
        spans.flatMap((span) => span ?? []),
      )
    ).filter(({ id }) => !replaced.has(id));
    return spans.flatMap((span, at) => {
      // Of two rows of the workbook the later one is at fault.
      const earlier = spans.slice(0, at).flatMap((other) => other ?? []);
      const twice = span && [...stored, ...earlier].find((other) => overlaps(span, other));
      return twice ? [{ at, field: 'fromDate', message: messageOf(twice) }] : [];
    });
  },
  afterRestore: async (call, rows) => {
    const stored = await storedOf(call, rows);
    for (const row of rows) {
      const twice = stored.find((other) => other.id !== row.id && overlaps(row, other));
      if (twice) refuse(twice);
    }
  },
});

function spanOf({ projectId, personnelId, fromDate, toDate }: Values): MemberSpan | null {
  return projectId && personnelId && fromDate ? { projectId, personnelId, fromDate, toDate: toDate ?? null } : null;
}

const storedOf = (call: Call, spans: readonly MemberSpan[]): Promise<Stored[]> =>
  wholly(call).records.find(projectMember, {
    where: [
      { field: 'projectId', is: 'in', value: [...new Set(spans.map(({ projectId }) => projectId))] },
      { field: 'personnelId', is: 'in', value: [...new Set(spans.map(({ personnelId }) => personnelId))] },
    ],
  });

const messageOf = ({ fromDate, toDate }: MemberSpan): Text =>
  toDate
    ? fill(TWICE, { from: fromDate, to: toDate })
    : text(fill(TWICE, { from: fromDate, to: ENDLESS.zh }).zh, fill(TWICE, { from: fromDate, to: ENDLESS.en }).en);

function refuse(twice: MemberSpan): never {
  const message = messageOf(twice);
  throw new Refusal(faults.invalid(message, [{ field: 'fromDate', message }]));
}

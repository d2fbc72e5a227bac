import { faults, Refusal, text } from '../kernel';
import { insertRecords, updateRecords, type Call } from '../records';
import { deadline } from './deadline';
import { yearDeadlines, type YearDeadline } from './year-deadlines';

const [NO, YES] = ['1', '2'];
const gone = text('事项已变化，请刷新后重试', 'The deadline has changed; reload');

/** What is said of a deadline: who sees to it, and that it is done. */
export interface DeadlineAssigned {
  readonly year: string;
  readonly key: string;
  readonly responsible?: string | undefined;
  readonly done?: boolean | undefined;
  readonly remark?: string | undefined;
}

/** Says who sees to a deadline, or that it is done; answers it as it is then. */
export async function assignDeadline(call: Call, given: DeadlineAssigned): Promise<YearDeadline> {
  const { year, key } = given;
  await call.records.lock(`deadline ${year} ${key}`);
  const of = async () => (await yearDeadlines(call, { year })).find((each) => each.key === key);
  const before = await of();
  if (!before) throw new Refusal(faults.invalid(gone));
  const done = given.done ?? before.done;
  const values = {
    responsible: given.responsible === undefined ? before.responsible : given.responsible.trim() || null,
    remark: given.remark === undefined ? before.remark : given.remark.trim() || null,
    done: done ? YES : NO,
    doneOn: done ? (before.doneOn ?? call.clock.now().slice(0, 10)) : null,
  };
  const kept = await call.records.find(deadline, {
    where: before.ownId
      ? [{ field: 'id', is: 'equal', value: before.ownId }]
      : [
          { field: 'year', is: 'equal', value: year },
          { field: 'key', is: 'equal', value: key },
        ],
  });
  if (kept[0]) await updateRecords(call, deadline, [{ before: kept[0], values }]);
  else {
    const { date, kind, title } = before;
    await insertRecords(call, deadline, [{ ...values, year, key, date, kind, title: title.zh.slice(0, 300) }]);
  }
  return (await of())!;
}

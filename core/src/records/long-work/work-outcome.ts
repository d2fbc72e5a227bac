import { text } from '../../kernel';
import type { Call } from '../call';
import { longText, string } from '../declaration/fields';
import { crud, defineResource } from '../declaration/resource';
import { insertRows, newRow } from '../declaration/write-records';

/** In ms; work is not begun again later than this. */
const KEPT_FOR = 2 * 24 * 60 * 60 * 1000;

/**
 * The answer of work whose transaction was committed. A process that dies between its commit and telling so leaves work
 * that is begun again: by this it is answered, and not done twice. Kept for two days; internal.
 */
export const workOutcome = defineResource('rdm/work-outcome', {
  label: text('后台任务结果', 'Outcome of work'),
  fields: {
    workId: string({ label: text('任务标识', 'Work'), maxLength: 64 }),
    answer: longText({ label: text('结果', 'Answer') }),
  },
  naturalKey: ['workId'],
  order: [{ field: 'updateTime' }],
  calls: [],
  origin: 'derived',
  permissions: crud('workoutcome'),
});

/** Keeps the answer of the call's work in its transaction; a call that is no such work keeps nothing. */
export async function keepOutcome(call: Call, answer: unknown): Promise<void> {
  const { work } = call.caller;
  if (!work) return;
  const now = Date.parse(`${call.clock.now().replace(' ', 'T')}Z`);
  const until = new Date(now - KEPT_FOR).toISOString().slice(0, 19).replace('T', ' ');
  await call.records.purge(workOutcome, [{ field: 'updateTime', is: 'less', value: until }]);
  await insertRows(call, workOutcome, [newRow(call, workOutcome, { workId: work.id, answer: JSON.stringify(answer) })]);
}

/** The answer of work that an earlier attempt has committed; null where none has. */
export async function outcomeOf(call: Call, workId: string): Promise<{ readonly answer: unknown } | null> {
  const [found] = await call.records.findByKeys(workOutcome, [{ workId }]);
  return found ? { answer: JSON.parse(found.answer ?? 'null') as unknown } : null;
}

import { hooksOn } from '../records';
import { deadline } from './deadline';

const YES = '2';

/** Year, kind and day of completion follow from what is entered. */
export const deadlineHooks = hooksOn(deadline, {
  beforeSubmit: (call, values, before) => {
    values.year = String(values.date ?? before?.date ?? '').slice(0, 4);
    values.key = before?.key ?? null;
    values.kind = before?.kind ?? 'own';
    const wasDone = before?.done === YES;
    values.doneOn = values.done === YES ? (wasDone ? before.doneOn : call.clock.now().slice(0, 10)) : null;
  },
});

import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, type PortOf } from '../../records';
import { checkAllocations } from './check-allocations';
import { allocateHours, clearHours } from './reverse-allocate';

const people = v.array(
  v.object({
    personnelId: answer.id,
    personnelName: v.string(),
    before: answer.decimal,
    after: answer.decimal,
  }),
);
const written = v.object({
  cells: v.pipe(answer.count, v.description('Hours that were added, changed or removed')),
  hours: v.pipe(answer.decimal, v.description('What the hours concerned come to now')),
  difference: v.pipe(v.nullable(answer.yuan), v.description('What the hours leave of the booked amount')),
  people: v.pipe(people, v.description('Hours of the people concerned before and after')),
  costRecords: v.pipe(answer.count, v.description('Cost records of the month, built from them')),
});
const ofRecord = v.object({ id: argument.id });

/**
 * Finds hours that come near a booked amount. The allocation uses the pay, hours and attendance of the whole tenant;
 * the records that may be given are within the caller's data scopes.
 */
export const reverseAllocationCalls = calls({
  check: {
    needs: 'reverseallocation_view',
    about: text(
      '检查能否反算工时',
      'Says of each record whether hours can be found that share the booked amount, and if not, what to do. Writes nothing.',
    ),
    takes: v.object({ ids: argument.idList }),
    answers: v.array(
      v.object({
        id: answer.id,
        month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
        item: v.string(),
        bookedAmount: answer.yuan,
        ready: v.boolean(),
        reason: v.nullable(answer.bilingual),
        most: v.pipe(answer.yuan, v.description('The most that pay and attendance can share')),
        difference: v.pipe(answer.yuan, v.description('What the hours would leave of the booked amount')),
        people: v.pipe(people, v.description('Hours of the people concerned before and after')),
        hours: v.pipe(answer.decimal, v.description('The hours that would be written')),
        attendedHours: answer.decimal,
      }),
    ),
    wholly: true,
    does: checkAllocations,
  },
  allocate: {
    needs: 'reverseallocation_allocate',
    about: text(
      '反算分摊工时',
      'Writes hours of people on projects, in steps of half an hour, that share the booked amount up to a difference ' +
        'that is stated, in place of those that stand, and ' +
        'builds the cost of the month. Twice gives the same.',
    ),
    takes: ofRecord,
    answers: written,
    wholly: true,
    logged: 'write',
    does: allocateHours,
  },
  clearTime: {
    needs: 'reverseallocation_clear',
    about: text('清除反算的工时', 'Puts the hours back that stood before the allocation, and builds the cost again.'),
    takes: ofRecord,
    answers: written,
    wholly: true,
    logged: 'write',
    does: clearHours,
  },
});

export type ReverseAllocationPort = PortOf<typeof reverseAllocationCalls>;

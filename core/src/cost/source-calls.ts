import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { costItems } from '../tax';
import { bookedToLabels, type BookedTo } from './booked-destinations';
import { sourceOverview } from './source-overview';

const destinations = Object.keys(bookedToLabels) as BookedTo[];
const source = v.picklist(['allocation', 'voucher']);
const standing = {
  source,
  choice: v.picklist(['auto', 'allocation', 'voucher']),
  isOfProject: v.boolean(),
  reason: answer.bilingual,
  booked: answer.yuan,
  bookedEntries: answer.count,
  allocated: answer.yuan,
  difference: v.pipe(answer.yuan, v.description('Allocated less booked')),
};

/** Which source each cost item is taken from, and where booked amounts go. */
export const costSourceCalls = calls({
  overview: {
    needs: 'costsource_view',
    about: text(
      '查询年度费用来源与已入账金额去向',
      'Both totals of every cost item of a year, by the registers and by the vouchers, with the source in use and why; ' +
        'and where the amounts booked on matched accounts go. `booked.booked` is the sum of `booked.totals`.',
    ),
    takes: argument.ofYear,
    answers: v.object({
      year: answer.year,
      items: v.array(
        v.object({
          ...standing,
          item: v.picklist(costItems.map(({ code }) => code)),
          label: answer.bilingual,
          hasRegister: v.boolean(),
          isMatched: v.boolean(),
          bookedElsewhere: answer.yuan,
          projects: v.array(v.object({ ...standing, projectId: answer.id, projectCode: v.string() })),
        }),
      ),
      booked: v.object({
        booked: answer.yuan,
        totals: answer.underEach(destinations, answer.yuan),
        excluded: v.array(
          v.object({
            id: answer.id,
            resource: v.string(),
            date: v.string(),
            voucher: v.string(),
            summary: v.string(),
            subjectCode: v.string(),
            item: v.string(),
            projectId: answer.idOrEmpty,
            amount: answer.yuan,
            to: v.picklist(destinations),
            reason: answer.bilingual,
          }),
        ),
      }),
      warnings: v.array(v.object({ ...answer.bilingual.entries, count: answer.count })),
    }),
    // Sources hold for the whole tenant; totals of a part of its rows would propose the wrong one.
    wholly: true,
    isKept: true,
    does: sourceOverview,
  },
});

export type CostSourcePort = PortOf<typeof costSourceCalls>;

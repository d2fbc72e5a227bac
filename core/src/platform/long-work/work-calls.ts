import * as v from 'valibot';
import { faults, Refusal, text } from '../../kernel';
import { answer, calls, type Caller, type LongWork, type PortOf, type UnfinishedWork, type Visit } from '../../records';

export interface Services {
  readonly longWork: LongWork;
}

const ENDED = text('该任务已结束，无法取消', 'This work has ended and cannot be cancelled');

/** Whoever looks after the accounts of a tenant sees, and ends, what all of them have asked for. */
const seesAll = ({ permissions }: Caller): boolean => permissions.has('user_edit');

const seen = async ({ caller }: Visit, longWork: LongWork): Promise<readonly UnfinishedWork[]> => {
  const all = await longWork.unfinished(caller.tenantId);
  return seesAll(caller) ? all : all.filter(({ userId }) => userId === caller.userId);
};

const unfinished = async (visit: Visit, _: unknown, { longWork }: Services): Promise<readonly UnfinishedWork[]> =>
  seen(visit, longWork);

async function cancel(visit: Visit, { id }: { readonly id: string }, { longWork }: Services): Promise<void> {
  const isSeen = (await seen(visit, longWork)).some((each) => each.id === id);
  const ended = isSeen && (await longWork.cancel(visit.caller.tenantId, id));
  if (!ended) throw new Refusal({ ...faults.invalid(ENDED), code: 404 });
}

/** Long work: rebuilds, imports and packs. docs/product.md, Long work */
export const workCalls = calls({
  unfinished: {
    needs: 'signedIn',
    about: text(
      '查询后台任务',
      'Rebuilds, imports and packs that wait or run: one’s own, and those of all where one looks after the accounts.',
    ),
    answers: v.array(
      v.object({
        id: v.string(),
        call: v.string(),
        about: answer.bilingual,
        account: v.string(),
        userId: answer.idOrEmpty,
        state: v.picklist(['waiting', 'running']),
        askedAt: answer.time,
        attempts: answer.count,
      }),
    ),
    conducts: unfinished,
  },
  cancel: {
    needs: 'signedIn',
    about: text('取消后台任务', 'Ends work that waits or runs; nothing of it is written.'),
    takes: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }),
    logged: 'event',
    conducts: cancel,
  },
});

export type WorkPort = PortOf<typeof workCalls>;

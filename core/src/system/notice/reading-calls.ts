import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, insertRecords, joinedIds, type Call, type PortOf } from '../../records';
import { readingMark, type ReadKind } from './reading-mark';

const kind = v.picklist(['notice', 'policy']);

/** The ids of what the caller has marked. */
export async function readIds(
  call: Call,
  given: { readonly kind: ReadKind },
): Promise<{ readonly ids: readonly string[] }> {
  const marks = await call.records.find(readingMark, {
    where: [
      { field: 'account', is: 'equal', value: call.caller.account },
      { field: 'kind', is: 'equal', value: given.kind },
    ],
    order: [{ field: 'id' }],
  });
  return { ids: marks.flatMap(({ itemId }) => itemId ?? []) };
}

/** Two windows may mark the same at once: the lock lets the second see what the first wrote. */
async function markRead(
  call: Call,
  given: { readonly kind: ReadKind; readonly ids: string },
): Promise<{ readonly marked: number }> {
  const { account } = call.caller;
  await call.records.lock(`readingmark ${account}`);
  const known = new Set((await readIds(call, given)).ids);
  const fresh = joinedIds(given.ids).filter((id) => !known.has(id));
  await insertRecords(
    call,
    readingMark,
    fresh.map((itemId) => ({ account, kind: given.kind, itemId })),
  );
  return { marked: fresh.length };
}

/** What an account has read of notices and policies. docs/product.md, Policies */
export const readingCalls = calls({
  readIds: {
    needs: 'signedIn',
    about: text('查询已读', 'The ids of the notices or policies the account has read.'),
    takes: v.object({ kind }),
    answers: v.object({ ids: v.array(answer.id) }),
    does: readIds,
  },
  markRead: {
    needs: 'signedIn',
    about: text('标记已读', 'Marks notices or policies as read by the account.'),
    takes: v.object({ kind, ids: argument.idList }),
    answers: v.object({ marked: answer.count }),
    does: markRead,
  },
});

export type ReadingPort = PortOf<typeof readingCalls>;

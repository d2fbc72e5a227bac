import * as v from 'valibot';
import { text } from '../../kernel';
import { answer, argument, calls, insertRecords, joinedIds, type Call, type PortOf } from '../../records';
import { boardActivities, boardNotices, ownNotices } from './dashboard';
import { readIds } from './read-ids';
import { readingMark, type ReadKind } from './reading-mark';

const link = v.object({ name: v.string(), link: v.string() });
const kind = v.picklist(['notice', 'policy']);

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
  boardNotices: {
    needs: 'notice_view',
    about: text('首页通知', 'The latest notices, for the start pages of clients of the family.'),
    answers: v.array(
      v.object({
        ...{ id: answer.id, logo: v.string(), title: v.string(), description: v.string(), updatedAt: answer.time },
        ...{ member: v.string(), href: v.string(), memberLink: v.string() },
      }),
    ),
    does: boardNotices,
  },
  boardActivities: {
    needs: 'notice_view',
    about: text('首页动态', 'Who has published which notice, for the same pages.'),
    answers: v.array(
      v.object({
        ...{ id: answer.id, updatedAt: answer.time, template: v.string() },
        user: v.object({ name: v.string(), avatar: v.string() }),
        ...{ group: link, project: link },
      }),
    ),
    does: boardActivities,
  },
  ownNotices: {
    needs: 'notice_view',
    about: text('我的通知', 'The latest notices that the account has not read.'),
    answers: v.array(
      v.object({ id: answer.id, avatar: v.string(), title: v.string(), datetime: answer.time, type: v.string() }),
    ),
    does: ownNotices,
  },
});

export type ReadingPort = PortOf<typeof readingCalls>;

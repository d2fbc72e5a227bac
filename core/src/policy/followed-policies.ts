import { fill, text, type Text } from '../kernel';
import { insertRecords, type Call } from '../records';
import { readIds, readingMark } from '../system';
import { ON_SHELF, type PolicyType, policyTypes } from './policy-dictionaries';
import { policy } from './policy';

/** New policies of the kinds the caller follows, and the page where they are read. */
export interface PolicyReminder {
  readonly kind: 'news';
  readonly message: Text;
  readonly to: string;
}

const news = text('{count} 条您关注类型的新政策', '{count} new {count|policy|policies} of the kinds you follow');

/** The kinds of policies the account follows. */
export async function followedTypes(call: Call): Promise<{ readonly types: readonly PolicyType[] }> {
  const { ids } = await readIds(call, { kind: 'policyType' });
  return { types: ids.filter((id): id is PolicyType => id in policyTypes) };
}

/** Follows a kind of policies, or no longer; the same twice is the same. */
export async function followPolicies(
  call: Call,
  { type, followed }: { readonly type: PolicyType; readonly followed: '0' | '1' },
): Promise<{ readonly types: readonly PolicyType[] }> {
  const { account } = call.caller;
  await call.records.lock(`readingmark ${account}`);
  const { types } = await followedTypes(call);
  if (followed === '1' && !types.includes(type))
    await insertRecords(call, readingMark, [{ account, kind: 'policyType', itemId: type }]);
  if (followed === '0')
    await call.records.purge(readingMark, [
      { field: 'account', is: 'equal', value: account },
      { field: 'kind', is: 'equal', value: 'policyType' },
      { field: 'itemId', is: 'equal', value: type },
    ]);
  return followedTypes(call);
}

/** What is on the shelf of the kinds the caller follows, written by somebody else and not read yet. */
export async function policyReminders(call: Call): Promise<readonly PolicyReminder[]> {
  if (!call.caller.permissions.has(policy.permissions.view)) return [];
  const { types } = await followedTypes(call);
  if (types.length === 0) return [];
  const shown = await call.records.find(policy, {
    where: [
      { field: 'contentStatus', is: 'equal', value: ON_SHELF },
      { field: 'type', is: 'in', value: types },
    ],
  });
  const known = new Set((await readIds(call, { kind: 'policy' })).ids);
  const fresh = shown.filter(
    ({ id, createUser }) => createUser !== null && createUser !== call.caller.userId && !known.has(id),
  );
  return fresh.length > 0 ? [{ kind: 'news', message: fill(news, { count: fresh.length }), to: '/notice' }] : [];
}

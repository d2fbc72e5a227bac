import { faults, fill, Refusal, text } from '../kernel';
import { joinedIds, updateRecords, type Call } from '../records';
import { ON_SHELF } from './policy-dictionaries';
import { policy } from './policy';

const gone = text('政策已不存在，请刷新后重试', 'A policy is not there any more; reload');
const empty = text(
  '“{title}”没有政策要点和全文，填写后才能上架',
  '“{title}” says nothing yet; fill it in before it is published',
);

/** Puts policies on the shelf or takes them off, all or none; links to them stay. */
export async function shelvePolicies(
  call: Call,
  { ids, contentStatus }: { readonly ids: string; readonly contentStatus: string },
): Promise<{ readonly changed: number }> {
  const asked = joinedIds(ids);
  const found = await call.records.find(policy, { where: [{ field: 'id', is: 'in', value: asked }] });
  if (found.length < asked.length) throw new Refusal(faults.invalid(gone));
  for (const { title, summary, content } of found) {
    if (contentStatus === ON_SHELF && !summary && !content) throw new Refusal(faults.invalid(fill(empty, { title })));
  }
  const changes = found
    .filter((before) => before.contentStatus !== contentStatus)
    .map((before) => ({ before, values: { contentStatus } }));
  if (changes.length > 0) await updateRecords(call, policy, changes);
  return { changed: changes.length };
}

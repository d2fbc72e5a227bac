import { faults, midSentence, Refusal, text, type Text } from '../../kernel';
import { referencesOf, type Call, type Resource } from '../../records';

/** What is to be removed, as the sentence names it. */
interface Removed {
  readonly id: string;
  /** E.g. 项目 RD01. */
  readonly named: Text;
}

/** The references to a resource that are not removed along with it, derived from the declarations. */
const naming = ({ resources }: Call, of: Resource): { readonly resource: Resource; readonly field: string }[] =>
  resources
    .filter(({ origin }) => origin !== 'view')
    .flatMap((resource) =>
      referencesOf(resource)
        .filter(([, { to, goesAlong }]) => to === of.name && !goesAlong)
        .map(([field]) => ({ resource, field })),
    );

/** Refuses to remove records in use; the message counts the records that refer to the first of them. */
export async function refuseWhereUsed(call: Call, of: Resource, removed: readonly Removed[]): Promise<void> {
  const ids = removed.map(({ id }) => id);
  if ((await countsOn(call, of, ids)).length === 0) return;
  for (const { id, named } of removed) {
    const counts = await countsOn(call, of, [id]);
    if (counts.length) throw new Refusal(faults.invalid(sentence(named, counts)));
  }
}

type Count = readonly [Resource, number];

async function countsOn(call: Call, of: Resource, ids: readonly string[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const { resource, field } of naming(call, of)) {
    const count = await call.records.count(resource, [{ field, is: 'in', value: ids }]);
    if (count) counts.push([resource, count]);
  }
  return counts;
}

function sentence(named: Text, counts: readonly Count[]) {
  const zh = counts.map(([{ label }, count]) => `${label.zh}${count}条`).join('、');
  const en = counts.map(([{ label }, count]) => `${midSentence(label.en)} (${count})`).join(', ');
  const derived = counts.some(([resource]) => resource.origin === 'derived');
  return text(
    `${named.zh} 还有${zh}，请先删除这些数据${derived ? '并重算该年度' : ''}，再删除`,
    `${named.en} still has ${en}; remove these first${derived ? ', then recompute the year' : ''}`,
  );
}

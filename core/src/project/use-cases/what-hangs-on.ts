import { faults, midSentence, Refusal, text } from '../../kernel';
import { referencesOf, type Call, type RecordOf, type Resource } from '../../records';
import { project } from '../project';

/** The references to projects that are not removed along with them, derived from the declarations. */
const naming = ({ resources }: Call): { readonly resource: Resource; readonly field: string }[] =>
  resources
    .filter(({ origin }) => origin !== 'view')
    .flatMap((resource) =>
      referencesOf(resource)
        .filter(([, { to, goesAlong }]) => to === project.name && !goesAlong)
        .map(([field]) => ({ resource, field })),
    );

/** Refuses to remove projects in use; the message counts the records that refer to the first such project. */
export async function refuseWhereUsed(call: Call, projects: readonly RecordOf<typeof project>[]): Promise<void> {
  const ids = projects.map(({ id }) => id);
  if ((await countsOn(call, ids)).length === 0) return;
  for (const each of projects) {
    const counts = await countsOn(call, [each.id]);
    if (counts.length) throw new Refusal(faults.invalid(sentence(each.code, counts)));
  }
}

type Count = readonly [Resource, number];

async function countsOn(call: Call, projectIds: readonly string[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const { resource, field } of naming(call)) {
    const count = await call.records.count(resource, [{ field, is: 'in', value: projectIds }]);
    if (count) counts.push([resource, count]);
  }
  return counts;
}

function sentence(code: string, counts: readonly Count[]) {
  const zh = counts.map(([{ label }, count]) => `${label.zh}${count}条`).join('、');
  const en = counts.map(([{ label }, count]) => `${midSentence(label.en)} (${count})`).join(', ');
  const derived = counts.some(([resource]) => resource.origin === 'derived');
  return text(
    `项目 ${code} 还有${zh}，请先删除这些数据${derived ? '并重算该年度' : ''}，再删除项目`,
    `Project ${code} still has ${en}; remove these first${derived ? ', then recompute the year' : ''}`,
  );
}

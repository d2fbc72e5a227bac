import { seenProject, type project } from '../../project';
import { submitRecords, wholly, type Call, type Draft, type RecordOf } from '../../records';
import { referenceFile } from '../reference-file';
import { retainedKinds } from '../retention-catalogue';
import { factsOfProjects, factsOfYears } from './retention-facts';

type Project = RecordOf<typeof project>;
type Retained = RecordOf<typeof referenceFile>;

/**
 * Makes the slots of the files that projects and their years have to keep; those that are there stay as they are, so
 * that asking twice changes nothing.
 *
 * @returns the slots of the projects and of their years
 */
export async function initSlots(call: Call, { projectIds }: { readonly projectIds: string }): Promise<Retained[]> {
  const projects: Project[] = [];
  for (const id of projectIds.split(',').map((each) => each.trim())) {
    if (id !== '') projects.push(await seenProject(call, id));
  }
  const years = [...new Set(projects.map(({ year }) => year))];
  const stored = await wholly(call).records.find(referenceFile, {
    where: [{ field: 'year', is: 'in', value: years }],
  });
  const missing: Draft[] = [];
  const keep = (year: string, projectId: string | null, fileNo: string) => {
    const there = stored.some((each) => each.year === year && each.projectId === projectId && each.fileNo === fileNo);
    if (!there) missing.push({ year, fileNo, state: 'missing', ...(projectId !== null && { projectId }) });
  };
  const ofYears = await factsOfYears(call, years);
  for (const year of years) {
    for (const { no, scope, isRequired } of retainedKinds) {
      if (scope === 'year' && isRequired(ofYears.get(year)!)) keep(year, null, no);
    }
  }
  const facts = await factsOfProjects(call, projects);
  for (const each of projects) {
    for (const { no, scope, isRequired } of retainedKinds) {
      if (scope === 'project' && isRequired(facts.get(each.id)!)) keep(each.year, each.id, no);
    }
  }
  const made = await submitRecords(call, referenceFile, call.hooksOf(referenceFile), missing);
  const ids = new Set(projects.map(({ id }) => id));
  const own = stored.filter(({ projectId }) => projectId === null || ids.has(projectId));
  return [...own, ...made];
}

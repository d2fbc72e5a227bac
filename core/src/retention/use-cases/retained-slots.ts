import { contractsOf, seenProject, type project } from '../../project';
import { submitRecord, wholly, type Call, type RecordOf } from '../../records';
import { referenceFile } from '../reference-file';
import { retainedKinds, type RetentionFacts } from '../retention-catalogue';

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
  const made: Retained[] = [];
  const keep = async (year: string, projectId: string | null, fileNo: string) => {
    const there = stored.some((each) => each.year === year && each.projectId === projectId && each.fileNo === fileNo);
    if (there) return;
    const draft = { year, fileNo, state: 'missing', ...(projectId !== null && { projectId }) };
    made.push(await submitRecord(call, referenceFile, call.hooksOf(referenceFile), draft));
  };
  for (const year of years) {
    for (const { no, scope, isRequired } of retainedKinds) {
      if (scope === 'year' && isRequired(noProject)) await keep(year, null, no);
    }
  }
  const facts = await factsOf(call, projects);
  for (const each of projects) {
    for (const { no, scope, isRequired } of retainedKinds) {
      if (scope === 'project' && isRequired(facts.get(each.id)!)) await keep(each.year, each.id, no);
    }
  }
  const ids = new Set(projects.map(({ id }) => id));
  const own = stored.filter(({ projectId }) => projectId === null || ids.has(projectId));
  return [...own, ...made];
}

const noProject: RetentionFacts = { devForm: null, isEnded: false, isRelated: false };

/** What decides which files each of some projects has to keep, by project id. */
export async function factsOf(call: Call, projects: readonly Project[]): Promise<ReadonlyMap<string, RetentionFacts>> {
  const contracts = await contractsOf(wholly(call), projects);
  return new Map(
    projects.map(({ id, devForm, completion }) => {
      const isRelated = (contracts.get(id) ?? []).some(({ unit }) => unit?.related === YES);
      return [id, { devForm, isEnded: completion === 'ended', isRelated }];
    }),
  );
}

const YES = '2';

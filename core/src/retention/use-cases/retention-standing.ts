import { attachmentIds } from '../../evidence';
import { projectMember } from '../../execution';
import type { Text } from '../../kernel';
import { projectsOfYear, type project } from '../../project';
import { requireYear, wholly, type Call, type RecordOf, type Where } from '../../records';
import { collection, type Collection, type KeptFiles } from '../collection';
import { referenceFile } from '../reference-file';
import { foundElsewhere } from './found-elsewhere';
import { factsOfProjects, factsOfYears } from './retention-facts';

/** How far the files of a project, or of a year as a whole, are collected. */
export interface Retention {
  /** Whole percent of what has to be kept; 100 only where nothing is missing. */
  readonly completeness: number;
  readonly missing: readonly { readonly fileNo: string; readonly label: Text; readonly basis: string }[];
}

export interface ProjectRetention extends Retention {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
}

/** How far some projects are collected, and those whose list of staff can be printed. */
export interface ProjectsRetention {
  readonly standing: readonly ProjectRetention[];
  readonly staffed: ReadonlySet<string>;
}

type Project = RecordOf<typeof project>;

/** How far the files of each project of a year, or of one of them, are collected; of those the caller may see. */
export async function retentionOfProjects(
  call: Call,
  { year, projectId }: { readonly year: string; readonly projectId?: string },
): Promise<readonly ProjectRetention[]> {
  const projects = await projectsOfYear(call, requireYear(year));
  const asked = projectId ? projects.filter(({ id }) => id === projectId) : projects;
  return (await retentionOf(call, asked)).standing;
}

/** The same of given projects. The list of staff is made from the members of a project. */
export async function retentionOf(call: Call, projects: readonly Project[]): Promise<ProjectsRetention> {
  const projectIds = projects.map(({ id }) => id);
  const members = await wholly(call).records.find(projectMember, {
    where: [{ field: 'projectId', is: 'in', value: projectIds }],
  });
  const staffed = new Set(members.map(({ projectId }) => projectId));
  const own = await keptOf(call, [{ field: 'projectId', is: 'in', value: projectIds }], ({ projectId }) => projectId);
  const found = await foundElsewhere(call, { projectIds });
  const facts = await factsOfProjects(call, projects);
  return {
    staffed,
    standing: projects.map(({ id, code, name }): ProjectRetention => ({
      ...{ projectId: id, projectCode: code, projectName: name },
      ...retention(
        collection('project', facts.get(id)!, [
          ...(own.get(id) ?? []),
          ...foundOf(found, id),
          ...(staffed.has(id) ? [{ fileNo: 'F03', state: null, count: 1 }] : []),
        ]),
      ),
    })),
  };
}

/** How far the files of a year as a whole are collected, beside those of its projects. */
export async function retentionOfYear(call: Call, { year }: { readonly year: string }): Promise<Retention> {
  const asked = requireYear(year);
  const own = await keptOf(call, [{ field: 'year', is: 'equal', value: asked }], (row) =>
    row.projectId === null ? row.year : null,
  );
  const found = await foundElsewhere(call, { projectIds: [], years: [asked] });
  const facts = await factsOfYears(call, [asked]);
  return retention(collection('year', facts.get(asked)!, [...(own.get(asked) ?? []), ...foundOf(found, asked)]));
}

const retention = ({ completeness, missing }: Collection): Retention => ({
  completeness,
  missing: missing.map(({ no, label, basis }) => ({ fileNo: no, label, basis })),
});

const foundOf = (found: Awaited<ReturnType<typeof foundElsewhere>>, holder: string): KeptFiles[] =>
  found
    .filter(({ of }) => of === holder)
    .map(({ fileNo, fileIds }) => ({ fileNo, state: null, count: fileIds.length }));

type Retained = RecordOf<typeof referenceFile>;

/** What retained files there are of their own, by whom they belong to. */
async function keptOf(
  call: Call,
  where: Where<typeof referenceFile>,
  holderOf: (row: Retained) => string | null,
): Promise<ReadonlyMap<string, readonly KeptFiles[]>> {
  const kept = new Map<string, KeptFiles[]>();
  for (const row of await wholly(call).records.find(referenceFile, { where })) {
    const holder = holderOf(row);
    if (holder === null) continue;
    const { fileNo, state, recordFiles } = row;
    const own = { fileNo, state, count: attachmentIds(recordFiles).length };
    kept.set(holder, [...(kept.get(holder) ?? []), own]);
  }
  return kept;
}

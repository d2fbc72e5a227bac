import { attachmentIds } from '../../evidence';
import type { Text } from '../../kernel';
import { projectsOfYear, type project } from '../../project';
import { requireYear, wholly, type Call, type RecordOf } from '../../records';
import { referenceFile } from '../reference-file';
import type { RetainedKind } from '../retention-catalogue';
import { foundElsewhere } from './found-elsewhere';
import { completeness, missingKinds, type KeptFiles } from './missing-files';
import { projectMember } from '../../execution';
import { factsOf } from './retained-slots';

/** How far the files of a project are collected. */
export interface ProjectRetention {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  /** Whole percent of what has to be kept. */
  readonly completeness: number;
  readonly missing: readonly { readonly fileNo: string; readonly label: Text; readonly basis: string }[];
}

type Project = RecordOf<typeof project>;

/** How far the files of each project of a year, or of one of them, are collected; of those the caller may see. */
export async function retentionOfYear(
  call: Call,
  { year, projectId }: { readonly year: string; readonly projectId?: string },
): Promise<ProjectRetention[]> {
  const projects = await projectsOfYear(call, requireYear(year));
  return retentionOf(call, projectId ? projects.filter(({ id }) => id === projectId) : projects);
}

/** The same of given projects. */
export async function retentionOf(call: Call, projects: readonly Project[]): Promise<ProjectRetention[]> {
  const kept = await keptOf(
    call,
    projects.map(({ id }) => id),
  );
  const facts = await factsOf(call, projects);
  return projects.map(({ id, code, name }): ProjectRetention => {
    const [of, own] = [facts.get(id)!, kept.get(id) ?? []];
    return {
      ...{ projectId: id, projectCode: code, projectName: name },
      completeness: completeness(of, own),
      missing: missingKinds(of, own).map(({ no, label, basis }: RetainedKind) => ({ fileNo: no, label, basis })),
    };
  });
}

/** What there is of each kind by project. The list of staff is made from the members of a project. */
async function keptOf(call: Call, projectIds: readonly string[]): Promise<ReadonlyMap<string, readonly KeptFiles[]>> {
  const { records } = wholly(call);
  const where = [{ field: 'projectId', is: 'in', value: projectIds }] as const;
  const own = await records.find(referenceFile, { where });
  const members = await records.find(projectMember, { where });
  const kept = new Map<string, KeptFiles[]>(projectIds.map((id) => [id, []]));
  for (const { projectId, fileNo, state, recordFiles } of own) {
    kept.get(projectId ?? '')?.push({ fileNo, state, count: attachmentIds(recordFiles).length });
  }
  for (const { projectId, fileNo, fileIds } of await foundElsewhere(call, projectIds)) {
    kept.get(projectId)?.push({ fileNo, state: null, count: fileIds.length });
  }
  for (const { projectId } of members) kept.get(projectId)?.push({ fileNo: 'F03', state: null, count: 1 });
  return kept;
}

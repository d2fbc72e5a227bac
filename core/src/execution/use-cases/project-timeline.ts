import { verifyResources } from '../../cost';
import { declaration } from '../../enterprise';
import { project, seenProject } from '../../project';
import {
  exportedName,
  exportedPapers,
  referencesOf,
  wholly,
  type AuditEntry,
  type Call,
  type ExportedPaper,
  type Resource,
} from '../../records';
import type { Text } from '../../kernel';

/** What somebody did about a project on one day. */
export interface TimelineEntry {
  /** The latest of it, `yyyy-MM-dd HH:mm:ss`. */
  readonly time: string;
  /** The register, by its name and label. */
  readonly resource: string;
  readonly label: Text;
  readonly action: AuditEntry['action'];
  readonly account: string | null;
  /** Null for the program itself. */
  readonly accountName: string | null;
  readonly count: number;
  /** Whether it came in by a file. */
  readonly isImport: boolean;
}

export interface Timeline {
  /** The latest first. */
  readonly entries: readonly TimelineEntry[];
  readonly hasMore: boolean;
}

const PAGE = 50;
/** What can leave the product of a project or its year, by the name under which its history stands. */
const exportedLabels: ReadonlyMap<string, Text> = new Map(
  Object.entries(exportedPapers).map(([paper, label]) => [exportedName(paper as ExportedPaper), label]),
);
/** The field by which records name their project. */
const FIELD = 'projectId';

/**
 * Who did what about a project: its own records, those of every register that names it and that the caller may see, and
 * the verifications and declarations of its year, and what was exported of it or of its year. What the recompute writes is no deed of anybody.
 */
export async function projectTimeline(
  call: Call,
  { projectId, offset = 0 }: { readonly projectId: string; readonly offset?: number },
): Promise<Timeline> {
  const { year } = await seenProject(call, projectId);
  const around = {
    ...{ field: FIELD, id: projectId },
    resources: naming(call).map(({ name }) => name),
    others: [
      { resource: project.name, id: projectId },
      ...(await ofYear(call, year)),
      ...[...exportedLabels.keys()].flatMap((resource) => [projectId, year].map((id) => ({ resource, id }))),
    ],
  };
  const found = await call.records.changesAround(around, { offset, limit: PAGE + 1 });
  const nameOf = await call.namesOf(found.flatMap(({ account }) => account ?? []));
  const entries = found.slice(0, PAGE).map(({ resource, action, account, importId, time, count }): TimelineEntry => ({
    ...{ time, resource, action, account, count },
    label: exportedLabels.get(resource) ?? call.resourceNamed(resource).label,
    accountName: account === null ? null : nameOf(account, time),
    isImport: importId !== null,
  }));
  return { entries, hasMore: found.length > PAGE };
}

const maySee = ({ caller }: Call, { permissions }: Resource): boolean => caller.permissions.has(permissions.view);

/** The registers whose records name a project, of those that people write. */
const naming = (call: Call): Resource[] =>
  call.resources.filter(
    (resource) =>
      resource.origin !== 'view' &&
      resource.origin !== 'derived' &&
      maySee(call, resource) &&
      referencesOf(resource).some(([field, { to }]) => field === FIELD && to === project.name),
  );

/** What is decided of a year or a month as a whole. */
async function ofYear(call: Call, year: string): Promise<{ resource: string; id: string }[]> {
  const { records } = wholly(call);
  const found = maySee(call, declaration)
    ? (await records.find(declaration, { where: [{ field: 'year', is: 'equal', value: year }] })).map(({ id }) => ({
        ...{ resource: declaration.name, id },
      }))
    : [];
  for (const resource of Object.values(verifyResources).filter((each) => maySee(call, each))) {
    const where = [
      { field: 'month', is: 'greaterOrEqual', value: `${year}-01` },
      { field: 'month', is: 'lessOrEqual', value: `${year}-12` },
    ] as const;
    found.push(...(await records.find(resource, { where })).map(({ id }) => ({ resource: resource.name, id })));
  }
  return found;
}

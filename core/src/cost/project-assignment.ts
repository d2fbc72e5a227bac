import { isMonth, type Month } from '../kernel/calendar';

/** The project an asset serves from a month on, until the next one. */
export interface FormerProject {
  readonly projectId: string | null;
  readonly rdRatio?: string | null;
  /** Null: since it was acquired. */
  readonly from: Month | null;
}

/** The fields of an asset that say which project it serves by default. */
export interface AssignedAsset {
  readonly projectId?: string | null;
  readonly rdRatio?: string | null;
  readonly projectFrom?: string | null;
  readonly formerProjects?: readonly FormerProject[] | null;
}

const startOf = ({ projectFrom }: AssignedAsset): Month | null => (isMonth(projectFrom) ? projectFrom : null);

/** All assignments of an asset, the earliest first. */
function assignmentsOf(asset: AssignedAsset): readonly FormerProject[] {
  const { projectId = null, rdRatio = null, formerProjects } = asset;
  return [...(formerProjects ?? []), { projectId, rdRatio, from: startOf(asset) }];
}

/** The assignment of a month. Before the first one there is none, unless that one has no beginning. */
export function assignmentIn(asset: AssignedAsset, month: Month): FormerProject | null {
  return assignmentsOf(asset).findLast(({ from }) => from === null || from <= month) ?? null;
}

/** The ids of all projects an asset is or was assigned to. */
export const assignedProjects = (asset: AssignedAsset): readonly string[] =>
  assignmentsOf(asset).flatMap(({ projectId }) => projectId || []);

/** Whether any project was ever assigned. */
export const isAssigned = (asset: AssignedAsset): boolean => assignedProjects(asset).length > 0;

/**
 * The dated assignment after a change of the project. A change to a project of a later year, or from another month, leaves
 * the months before it as they were; a change within the year of the former project, or of its share alone, corrects it.
 *
 * @param before the stored asset; null for a new one
 * @param after the asset as it is about to be written; its `formerProjects` are not read
 * @param yearOf the year of a project; null for an unknown one
 */
export function movedAssignment(
  before: AssignedAsset | null,
  after: AssignedAsset,
  yearOf: (projectId: string) => string | null,
): { readonly projectFrom: Month | null; readonly formerProjects: readonly FormerProject[] | null } {
  if (!before) return { projectFrom: startOf(after), formerProjects: null };
  const [was, stated] = [startOf(before), startOf(after)];
  const [former, next] = [before.projectId ?? null, after.projectId ?? null];
  const isStated = (stated !== null && stated !== was) || former === next;
  const from = isStated ? stated : startOfNext(was, former, next, yearOf);
  const earlier = (before.formerProjects ?? []).filter((each) => from !== null && (each.from ?? '') < from);
  const isLater = from !== null && (was === null || was < from) && former !== null;
  const kept = isLater ? [...earlier, { projectId: former, rdRatio: before.rdRatio ?? null, from: was }] : earlier;
  return { projectFrom: from, formerProjects: kept.length > 0 ? kept : null };
}

function startOfNext(
  was: Month | null,
  former: string | null,
  next: string | null,
  yearOf: (projectId: string) => string | null,
): Month | null {
  if (former === null || next === null) return was;
  const [left, entered] = [yearOf(former), yearOf(next)];
  if (left === null || entered === null || entered === left) return was;
  const january = `${entered}-01`;
  // A project of an earlier year takes the place of what was assigned after it.
  return entered > left || was !== null ? january : was;
}

/** The first month in which two states of an asset are assigned differently; null where they never are. */
export function assignedDifferentlyFrom(before: AssignedAsset, after: AssignedAsset): Month | null {
  const starts = [before, after].flatMap((asset) => assignmentsOf(asset).map(({ from }) => from ?? EARLIEST));
  const same = (month: Month) => {
    const [one, other] = [assignmentIn(before, month), assignmentIn(after, month)];
    return one?.projectId === other?.projectId && sameRatio(one?.rdRatio, other?.rdRatio);
  };
  return [...new Set(starts)].sort().find((month) => !same(month)) ?? null;
}

const EARLIEST: Month = '1000-01';

const sameRatio = (one: string | null | undefined, other: string | null | undefined) =>
  Number(one ?? 100) === Number(other ?? 100);

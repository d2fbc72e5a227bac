import {
  hoursTotal,
  runsIn,
  type HoursFinding,
  type MonthHours,
  type PersonOfMonth,
  type ProjectOfMonth,
} from '@rdm/core/internal/hours';

/** A person's row of the grid. */
export interface GridRow {
  readonly person: PersonOfMonth;
  /** Cell values, typed or stored, by project; an empty cell has none. */
  readonly hours: Readonly<Record<string, string>>;
  /** Stored values that were overridden by typing, by project. */
  readonly stored: Readonly<Record<string, string>>;
  readonly total: string;
  /** R&D hours in attendance, in percent; null where no attendance is recorded. */
  readonly share: string | null;
  readonly findings: readonly HoursFinding[];
}

export const cellKey = (personnelId: string, projectId: string): string => `${personnelId} ${projectId}`;

/** The person and project of a cell. */
export function cellOf(key: string): { readonly personnelId: string; readonly projectId: string } {
  const [personnelId = '', projectId = ''] = key.split(' ');
  return { personnelId, projectId };
}

/** What is stored in the cells of a month. */
export const storedCells = ({ cells }: MonthHours): ReadonlyMap<string, { hours: string; version: number }> =>
  new Map(cells.map((cell) => [cellKey(cell.personnelId, cell.projectId), cell]));

/** The columns: projects that run in the month, and those that have hours in it all the same. */
export function shownProjects(
  { month, projects }: MonthHours,
  cells: ReadonlyMap<string, string>,
): readonly ProjectOfMonth[] {
  const used = new Set([...cells].filter(([, hours]) => hours !== '').map(([key]) => cellOf(key).projectId));
  return projects.filter((project) => runsIn(project, month) || used.has(project.projectId));
}

export interface GridCells {
  /** By cell. */
  readonly shown: ReadonlyMap<string, string>;
  readonly stored: ReadonlyMap<string, { readonly hours: string }>;
  readonly typed: ReadonlySet<string>;
}

/** The rows, in the order of the people. */
export function gridRows(
  people: readonly PersonOfMonth[],
  projects: readonly ProjectOfMonth[],
  cells: GridCells,
  findings: readonly HoursFinding[],
): readonly GridRow[] {
  const byPerson = new Map<string, HoursFinding[]>();
  for (const finding of findings) {
    byPerson.set(finding.personnelId, [...(byPerson.get(finding.personnelId) ?? []), finding]);
  }
  return people.map((person) => {
    const keys = projects.map(({ projectId }) => [projectId, cellKey(person.personnelId, projectId)] as const);
    const hours = Object.fromEntries(keys.map(([projectId, key]) => [projectId, cells.shown.get(key) ?? '']));
    const typed = keys.filter(([, key]) => cells.typed.has(key));
    const total = hoursTotal(Object.values(hours));
    return {
      person,
      hours,
      stored: Object.fromEntries(typed.map(([projectId, key]) => [projectId, cells.stored.get(key)?.hours ?? ''])),
      total,
      share: shareOf(total, person.actualHours),
      findings: byPerson.get(person.personnelId) ?? [],
    };
  });
}

/** A share for display only, with one decimal; not used in calculations. */
function shareOf(total: string, actualHours: string | null): string | null {
  const present = Number(actualHours);
  return actualHours === null || present === 0 ? null : ((Number(total) / present) * 100).toFixed(1);
}

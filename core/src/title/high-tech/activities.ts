import { compareText } from './compare-text';

/** A project in one of the three years. */
export interface ActivityProject {
  readonly id: string;
  readonly year: string;
  readonly code: string;
  readonly name: string;
}

/** An activity as the applicant numbered it, with the codes of its projects. */
export interface NumberedActivity {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly projects: readonly string[];
}

/** An activity of 表四 with its projects of the three years. */
export interface Activity<P extends ActivityProject = ActivityProject> {
  /** RD01 … */
  readonly code: string;
  readonly name: string;
  /** The record that numbers it; null where the number is only proposed for a project in none. */
  readonly recordId: string | null;
  readonly projectCodes: readonly string[];
  /** Its projects year by year, the latest first. */
  readonly projects: readonly P[];
}

/**
 * The activities of three years by number: those the applicant numbered, then one with the next free number for each
 * project in none, so that no project of the years is left out. A project in several stays in the first.
 */
export function activitiesOf<P extends ActivityProject>(
  numbered: readonly NumberedActivity[],
  projects: readonly P[],
): { readonly activities: readonly Activity<P>[]; readonly inSeveral: readonly string[] } {
  const byCode = new Map<string, P[]>();
  for (const each of projects.toSorted((a, b) => compareText(b.year, a.year) || compareText(a.code, b.code))) {
    byCode.set(each.code, [...(byCode.get(each.code) ?? []), each]);
  }
  const taken = new Set<string>();
  const inSeveral: string[] = [];
  const activities = numbered
    .toSorted((a, b) => compareText(a.code, b.code))
    .map(({ id, code, name, projects: named }): Activity<P> => {
      inSeveral.push(...named.filter((each) => taken.has(each)));
      const own = named.filter((each) => !taken.has(each)).toSorted(compareText);
      for (const each of own) taken.add(each);
      return { code, name, recordId: id, projectCodes: own, projects: own.flatMap((each) => byCode.get(each) ?? []) };
    });
  const codes = new Set(activities.map(({ code }) => code));
  let next = 1;
  for (const [code, own] of [...byCode].toSorted(([a], [b]) => compareText(a, b))) {
    if (taken.has(code)) continue;
    while (codes.has(numberOf(next))) next += 1;
    codes.add(numberOf(next));
    activities.push({
      ...{ code: numberOf(next), name: own[0]?.name ?? code, recordId: null },
      ...{ projectCodes: [code], projects: own },
    });
  }
  return { activities: activities.toSorted((a, b) => compareText(a.code, b.code)), inSeveral };
}

const numberOf = (number: number): string => `RD${String(number).padStart(2, '0')}`;

/** The three financial years before that of an application, the earliest first. */
export const yearsBefore = (year: string): readonly [string, string, string] => {
  const last = Number(year);
  return [String(last - 3), String(last - 2), String(last - 1)];
};

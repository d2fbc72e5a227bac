import { requireMonth, type Call } from '../../records';
import { grouped } from '../../kernel';
import { personnel, projectsOfYear } from '../../project';
import { matchedSignals } from './matched-signals';

/** The signals of a month that propose nothing, because somebody or something in them is not known. */
export interface SignalOverview {
  readonly signals: number;
  /** Those that propose hours. */
  readonly matched: number;
  readonly people: readonly Unmatched[];
  readonly projects: readonly Unmatched[];
  /** Matched signals by person and project. */
  readonly shares: readonly {
    readonly personnelName: string;
    readonly projectCode: string;
    readonly count: number;
  }[];
}

interface Unmatched {
  readonly text: string;
  readonly count: number;
}

/** Says of a month's signals whom and what they are of, and lists what is not known: nothing is dropped in silence. */
export async function signalOverview(call: Call, given: { month: string }): Promise<SignalOverview> {
  const month = requireMonth(given.month);
  const found = await matchedSignals(call, month, call.records);
  const names = new Map((await call.records.find(personnel)).map(({ id, name }) => [id, name]));
  const codes = new Map((await projectsOfYear(call, month.slice(0, 4))).map(({ id, code }) => [id, code]));
  const countOf = (rows: typeof found) => rows.reduce((sum, { signal }) => sum + (signal.count ?? 0), 0);
  const unmatched = (rows: typeof found, textOf: (row: (typeof found)[number]) => string) =>
    [...grouped(rows, textOf)]
      .map(([text, own]) => ({ text, count: countOf(own) }))
      .toSorted((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1));
  const matched = found.filter(({ personnelId, projectId }) => personnelId !== null && projectId !== null);
  const shares = grouped(matched, ({ personnelId, projectId }) => `${personnelId} ${projectId}`);
  return {
    signals: countOf(found),
    matched: countOf(matched),
    people: unmatched(
      found.filter(({ personnelId }) => personnelId === null),
      ({ signal }) => signal.person ?? '',
    ),
    projects: unmatched(
      found.filter(({ projectId }) => projectId === null),
      ({ signal }) => signal.hint ?? '',
    ),
    // People and projects outside the caller’s data scopes are not named.
    shares: [...shares.values()].flatMap((own) => {
      const personnelName = names.get(own[0]!.personnelId!);
      const projectCode = codes.get(own[0]!.projectId!);
      return personnelName === undefined || projectCode === undefined
        ? []
        : [{ personnelName, projectCode, count: countOf(own) }];
    }),
  };
}

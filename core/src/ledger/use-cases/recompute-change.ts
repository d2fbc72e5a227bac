import { Refusal, text, type Text } from '../../kernel';
import { project } from '../../project';
import type { Call } from '../../records';
import { isCoveredYear } from '../../tax';
import { lineLabel } from '../line-label';
import { projectReport } from '../project-report';
import { preferential } from './preferential';

/** A figure that a recompute has changed; null where the figure was not there. */
export interface ChangedFigure {
  readonly key: string;
  readonly label: Text;
  readonly before: string | null;
  readonly after: string | null;
}

/** Figures of a year by key: the lines of A107012 and the totals of the ledgers. */
export type YearFigures = ReadonlyMap<string, { readonly label: Text; readonly value: string }>;

/** The figures of a year as they stand. Lines that cannot be calculated, and years without law, have none. */
export async function figuresOfYear(call: Call, year: string): Promise<YearFigures> {
  const lines = isCoveredYear(Number(year)) ? await linesOf(call, year) : {};
  const reports = await call.records.find(projectReport, { where: [{ field: 'year', is: 'equal', value: year }] });
  const codes = new Map(
    await codesOf(
      call,
      reports.map(({ projectId }) => projectId),
    ),
  );
  return new Map([
    ...Object.entries(lines).map(([line, value]) => [`line${line}`, { label: lineLabel(line), value }] as const),
    ...reports.map(({ projectId, expenditureType, total }) => {
      const code = codes.get(projectId) ?? projectId;
      const label = text(`辅助账 ${code}`, `Ledger ${code}`);
      return [`ledger:${projectId}:${expenditureType}`, { label, value: total ?? '0.00' }] as const;
    }),
  ]);
}

/** What differs between two states of the same figures, in their order. */
export function changedFigures(before: YearFigures, after: YearFigures): ChangedFigure[] {
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [old, made] = [before.get(key), after.get(key)];
    if (old?.value === made?.value) return [];
    return [{ key, label: (made ?? old)!.label, before: old?.value ?? null, after: made?.value ?? null }];
  });
}

async function linesOf(call: Call, year: string): Promise<Readonly<Record<string, string>>> {
  try {
    return (await preferential(call, { year })).lines;
  } catch (error) {
    // What the form refuses, e.g. a negative typed amount, is said where the form is opened.
    if (error instanceof Refusal) return {};
    throw error;
  }
}

async function codesOf(call: Call, ids: readonly string[]): Promise<(readonly [string, string])[]> {
  const rows = await call.records.find(project, {
    where: [{ field: 'id', is: 'in', value: ids }],
  });
  return rows.map(({ id, code }) => [id, code] as const);
}

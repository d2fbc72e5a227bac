import { closedYears } from '../enterprise';
import { closingAccount, subjectMatch } from '../finance';
import { text, type Text } from '../kernel';
import { coursesOfProjects, project, projectMaster } from '../project';
import { existing, wholly, type Call, type StoredRecord, type Where } from '../records';
import { figureInputs } from './figure-inputs';
import { bookedYears } from './year-change-notes';

/** The years a change of a record affects. */
export interface TouchedYears {
  readonly open: readonly string[];
  /** Declared years, which keep their figures as filed. */
  readonly closed: readonly string[];
  readonly notice: Text | null;
}

/** Resources whose years follow from other records. */
const followedYears = new Map<string, (call: Call, row: StoredRecord) => Promise<string[] | null>>([
  [subjectMatch.name, (call, { subjectCode }) => bookedYears(call, String(subjectCode))],
  [closingAccount.name, (call) => bookedYears(call)],
  [project.name, (call, { code, year }) => yearsTakingOver(call, String(code), String(year))],
  [projectMaster.name, (call, { code, date }) => (date ? Promise.resolve(null) : yearsOfProject(call, String(code)))],
]);

/** The years of a project, from one on where it is given. */
async function yearsOfProject(call: Call, code: string, from?: string): Promise<string[]> {
  const where: Where<typeof project> = [
    { field: 'code', is: 'equal', value: code },
    ...(from === undefined ? [] : [{ field: 'year', is: 'greaterOrEqual', value: from } as const]),
  ];
  const rows = await call.records.find(project, { where, order: [{ field: 'year' }] });
  return [...new Set(rows.map(({ year }) => year))];
}

/** The year of a project's record, and the later ones that take its capitalised cost over. */
async function yearsTakingOver(call: Call, code: string, year: string): Promise<string[]> {
  const where: Where<typeof project> = [
    { field: 'code', is: 'equal', value: code },
    { field: 'year', is: 'equal', value: year },
  ];
  const [own] = await call.records.find(project, { where, limit: 1 });
  const hasPhases = (await coursesOfProjects(call, [code]))(code).phases.length > 0;
  return own?.expenditureType === 'capitalised' || hasPhases ? yearsOfProject(call, code, year) : [year];
}

/**
 * The years that a change of a record reaches; for an asset or an account match those from its first to the present one.
 */
export async function touchedYears(
  call: Call,
  { resource: name, id }: { readonly resource: string; readonly id: string },
): Promise<TouchedYears> {
  const declared = figureInputs.get(name);
  if (!declared) return { open: [], closed: [], notice: null };
  const resource = call.resourceNamed(name);
  const row = await existing(call, resource, id);
  const years =
    (await followedYears.get(name)?.(wholly(call), row)) ??
    spelled(declared.years(row), Number(call.clock.now().slice(0, 4)));
  const filed = await closedYears(call, years);
  const open = years.filter((year) => !filed.has(year));
  const closed = years.filter((year) => filed.has(year));
  return { open, closed, notice: noticeOf(open, closed) };
}

function spelled(span: { readonly from: string; readonly to: string } | null, now: number): string[] {
  if (!span) return [];
  const [first, last] = [Number(span.from), span.from === span.to ? Number(span.to) : Math.min(Number(span.to), now)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String(first + at));
}

function noticeOf(open: readonly string[], closed: readonly string[]): Text | null {
  if (open.length + closed.length === 0) return null;
  const filedZh = closed.length > 0 ? `；已申报的 ${closed.join('、')} 年度保持申报数` : '';
  const filedEn = closed.length > 0 ? `; ${closed.join(', ')} as declared stay as filed` : '';
  return text(
    `修改影响 ${open.join('、') || '—'} 年度的计算${filedZh}`,
    `A change affects the figures of ${open.join(', ') || '—'}${filedEn}`,
  );
}

import type { Draft, Resource, StoredRecord } from '../records';
import { daysInMonth } from '../kernel/calendar';
import { project } from './project';
import { projectBudget } from './project-budget';
import { projectDetail } from './project-detail';

interface Copied {
  readonly project: Draft;
  readonly detail: Draft | null;
  readonly budget: Draft | null;
}

interface Sheet {
  readonly project: StoredRecord;
  readonly detail: StoredRecord | null;
  readonly budget: StoredRecord | null;
}

/**
 * The initial values of a copy for another year: texts, people and budget. Dates are moved by whole years; those then
 * outside `year` are left for the applicant, as are files. The copy is a draft in its first stage.
 */
export function copiedSheet(
  { project: from, detail, budget }: Sheet,
  year: string,
  code: string,
  stage: string,
): Copied {
  const years = Number(year) - Number(from.year);
  const draft = { dataStatus: 'save' };
  return {
    project: { ...carried(project, from, year, years), ...draft, year, code, stage, completion: 'ongoing' },
    detail: detail && { ...carried(projectDetail, detail, year, years), ...draft },
    budget: budget && carried(projectBudget, budget, year, years),
  };
}

/** What is a fact of the project copied from, and of no other. */
const ownFacts: ReadonlySet<string> = new Set(['projectId', 'resolutionDate']);

/** The fields to copy: all but files, empty and computed ones, and facts of the project itself. */
function carried(resource: Resource, record: StoredRecord, year: string, years: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) => {
      const value = record[name] ?? null;
      if (ownFacts.has(name)) return [];
      if (field.kind === 'date') return [[name, value === null ? '' : movedInto(year, String(value), years)]];
      const stays = value === null || field.kind === 'files' || field.kind === 'computed';
      return stays ? [] : [[name, value]];
    }),
  );
}

/** An empty text where the date is outside the year: a missing one would default to today. */
function movedInto(year: string, date: string, years: number): string {
  const moved = movedByYears(date, years);
  return moved.startsWith(`${year}-`) ? moved : '';
}

/** The same day of another year; 29 February becomes the 28th in a common year. */
export function movedByYears(date: string, years: number): string {
  const year = Number(date.slice(0, 4)) + years;
  const month = date.slice(5, 7);
  const day = Math.min(Number(date.slice(8)), daysInMonth(year, Number(month)));
  return `${String(year).padStart(4, '0')}-${month}-${String(day).padStart(2, '0')}`;
}

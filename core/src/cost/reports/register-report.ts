import { monthNumbers } from '../../kernel/calendar';
import { sum, yuan } from '../../kernel/money';
import { compareStrings } from '../project-index';
import type { RegisterReport, ReportFigure, ReportFigures, ReportProject } from './register-figures';
import type { RowCost } from './register-costs';
import type { Measure } from './report-registers';
import type { StatedPeriod } from './stated-period';
import { sumOf, type Row } from './summed';

export interface ReportInput {
  readonly year: string;
  readonly projects: readonly { readonly id: string; readonly code: string; readonly name: string }[];
  readonly costs: readonly RowCost[];
  /** Rows of use, each of a project and a month of the year. */
  readonly uses: readonly Row[];
  readonly monthOf: StatedPeriod['monthOf'];
  readonly measure: Measure | null;
}

/** The inputs of a cell of the report. */
interface Cell {
  readonly costs: RowCost[];
  readonly uses: Row[];
}

const newCell = (): Cell => ({ costs: [], uses: [] });

/** Cost and use by project and month, with totals; a total of use is null if the units differ. */
export function registerReport({ year, projects, costs, uses, monthOf, measure }: ReportInput): RegisterReport {
  const named = new Map(projects.map((project) => [project.id, project]));
  const byProject = new Map<string, Map<string, Cell>>();
  const cellOf = (projectId: string, month: string): Cell => {
    const months = byProject.get(projectId) ?? new Map<string, Cell>();
    byProject.set(projectId, months);
    const number = month.slice(5, 7);
    const cell = months.get(number) ?? newCell();
    months.set(number, cell);
    return cell;
  };
  for (const cost of costs) cellOf(cost.projectId, cost.month).costs.push(cost);
  for (const use of uses) {
    const month = monthOf(use);
    if (month !== null && typeof use.projectId === 'string') cellOf(use.projectId, month).uses.push(use);
  }
  const rows = [...byProject].map(([projectId, months]) => ({
    ...projectShown(projectId, named.get(projectId)),
    ...figuresOf(months, measure),
  }));
  return { year, rows: rows.sort(byCode), ...figuresOf(together([...byProject.values()]), measure) };
}

/** A removed project is identified by its id alone. */
const projectShown = (projectId: string, project: ReportInput['projects'][number] | undefined): ReportProject => ({
  projectId,
  projectCode: project?.code ?? '',
  projectName: project?.name ?? '',
});

const byCode = (a: ReportProject, b: ReportProject) =>
  compareStrings(a.projectCode, b.projectCode) || compareStrings(a.projectId, b.projectId);

function together(projects: readonly ReadonlyMap<string, Cell>[]): Map<string, Cell> {
  const cellsOf = (number: string) => projects.flatMap((months) => months.get(number) ?? []);
  return new Map(monthNumbers.map((number) => [number, joined(cellsOf(number))]));
}

const joined = (cells: readonly Cell[]): Cell => ({
  costs: cells.flatMap(({ costs }) => costs),
  uses: cells.flatMap(({ uses }) => uses),
});

function figuresOf(cells: ReadonlyMap<string, Cell>, measure: Measure | null): ReportFigures {
  const months = monthNumbers.map((number) => [number, figureOf(cells.get(number) ?? newCell(), measure)] as const);
  return { months: Object.fromEntries(months), total: figureOf(joined([...cells.values()]), measure) };
}

function figureOf({ costs, uses }: Cell, measure: Measure | null): ReportFigure {
  return {
    amount: sum(costs.map(({ amount }) => yuan(amount))).toString(),
    quantity: measure && (sumOf(measure, uses)?.toFixed() ?? null),
  };
}

import { text } from '../kernel';
import type { CostWarnings } from './cost-warning';
import type { ProjectRow } from './registers';

/** The projects of a year, found by id or code, ranked by code: the order of allocation weights and of results. */
export class ProjectIndex {
  readonly ordered: readonly ProjectRow[];
  readonly #byId: ReadonlyMap<string, ProjectRow>;
  readonly #byCode: ReadonlyMap<string, ProjectRow>;
  readonly #rank: ReadonlyMap<string, number>;

  constructor(projects: readonly ProjectRow[]) {
    this.ordered = [...projects].sort((a, b) => compareStrings(a.code, b.code) || compareStrings(a.id, b.id));
    this.#byId = new Map(this.ordered.map((project) => [project.id, project]));
    this.#byCode = new Map(this.ordered.map((project) => [project.code, project]));
    this.#rank = new Map(this.ordered.map((project, index) => [project.id, index]));
  }

  find(id: string): ProjectRow | undefined {
    return this.#byId.get(id);
  }

  findByCode(code: string): ProjectRow | undefined {
    return this.#byCode.get(code);
  }

  rank(id: string): number {
    return this.#rank.get(id) ?? this.ordered.length;
  }

  /** The project of a row; adds a warning and returns undefined if it is not a project of the year. */
  ofRow(row: { readonly id: string; readonly projectId: string }, warnings: CostWarnings): ProjectRow | undefined {
    const project = this.#byId.get(row.projectId);
    if (!project) {
      warnings.add(
        'UNKNOWN_PROJECT',
        row.projectId,
        row.id,
        text(
          '所属项目已删除或不是本年度项目，相关数据未参与归集',
          'The project was removed or is not one of this year; its rows were left out',
        ),
      );
    }
    return project;
  }
}

/** Compares by code unit, independent of the locale. */
export function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

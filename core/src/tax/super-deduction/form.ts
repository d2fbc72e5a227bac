import type { Cell, Expression } from '../../kernel';
import type { ProjectCost } from '../project-cost';
import type { SuperDeductionInput } from './input';
import type { LineNumber } from './line-names';

/** The form a formula is evaluated on. */
export interface Form {
  readonly input: SuperDeductionInput;
  readonly year: number;
  /** The projects the form counts. */
  readonly projects: readonly ProjectCost[];
  /** Those projects and 其他事项. */
  readonly costs: readonly ProjectCost[];
  /** A line of the same form. */
  readonly line: (line: LineNumber) => Cell;
  /** A line that has no number on the form. */
  readonly unnumbered: (line: UnnumberedLine) => Cell;
  /** 其他相关费用 of a project within the limit. */
  readonly share: (project: ProjectCost) => Cell;
}

export type UnnumberedLine = 'base' | 'fourthQuarter' | 'firstThreeQuarters';

/** The formula of a line. */
export type Formula = (form: Form) => Expression<Cell>;

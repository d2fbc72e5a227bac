import * as v from 'valibot';
import { text, withTrace, type Trace, type Traced } from '../../kernel';
import { objectOf, yearField } from '../input/fields';
import { checkedInput } from '../input/checked-input';
import { costFields, distinctProjects, projectFields } from '../input/project-fields';
import { countedProjects, ProjectCost, type ProjectCostInput } from '../project-cost';
import { traceOfSummary } from '../trace-of-summary';
import { columns, memoColumns, type Summary2021Column } from './columns';
import { capitalisedRow, expensedRow, projectKey, projectRow, totalRow, type Row } from './sheet';

export interface Summary2021Figures {
  /** The trace keys of the row's figures are `<key>/<column>` and `<key>/allowed`. */
  readonly key: string;
  /** 元 with 2 decimals. */
  readonly columns: Readonly<Record<Summary2021Column, string>>;
  /** 允许加计扣除金额合计 = 6 + 7.2 + 8.2 + 8.4 */
  readonly allowed: string;
}

export interface Summary2021Row extends Summary2021Figures {
  readonly projectId: string;
  /** Columns the form leaves blank in this row; the figures are the project's ratio share, to be shown as a memo. */
  readonly memo: readonly Summary2021Column[];
}

export interface Summary2021Input {
  /** The tax year. */
  readonly year: number;
  /** The cost of each project, each id once. */
  readonly projects: readonly ProjectCostInput[];
  /** 其中：其他事项: eligible cost that belongs to no project; part of the expensed sub-total. */
  readonly otherMatters?: Omit<ProjectCostInput, 'id' | 'project' | 'label' | 'expenditureType' | 'ended'>;
}

/** The input of `summary2021` as a Standard Schema. */
export const summary2021Schema: v.GenericSchema<Summary2021Input> = objectOf<Summary2021Input>({
  year: yearField,
  projects: distinctProjects(
    objectOf<ProjectCostInput>(projectFields),
    ({ id, expenditureType }) => `${expenditureType} ${id}`,
  ),
  otherMatters: v.optional(objectOf<NonNullable<Summary2021Input['otherMatters']>>(costFields)),
});

export interface Summary2021 {
  /** Expensed projects, and capitalised ones that ended. */
  readonly rows: readonly Summary2021Row[];
  /** 资本化金额小计 */
  readonly capitalised: Summary2021Figures;
  /** 费用化金额小计, with 其他事项 and the rounding residue of the shares. */
  readonly expensed: Summary2021Figures;
  /** 其中：其他事项; present if it was given. */
  readonly otherMatters?: Summary2021Figures;
  /** 金额合计 */
  readonly total: Summary2021Figures;
}

/**
 * 2021版研发支出辅助账汇总表 (税总公告2021年第28号 附件2); its total row is what A107012 takes over.
 *
 * @throws DomainError `YEAR_NOT_COVERED`, `NOT_AN_AMOUNT`, `INVALID_INPUT`
 */
export function summary2021(input: Summary2021Input): Summary2021 & Traced {
  const { year, projects, otherMatters } = checkedInput(summary2021Schema, input);
  const counted = countedProjects(projects);
  const total = (): Row => whole;
  const rows = counted.map((project) => ({ project, row: projectRow(year, project, total) }));
  const mattersCost = otherMatters && mattersOf(otherMatters);
  const matters = mattersCost && projectRow(year, mattersCost, total);
  const whole = totalRow(year, [...rows.map(({ row }) => row), ...(matters ? [matters] : [])]);
  const capitalised = capitalisedRow(rows.filter(({ project }) => isCapitalised(project)).map(({ row }) => row));
  const expensed = expensedRow(whole, capitalised);

  const result = {
    rows: rows.map(({ project, row }) => ({
      projectId: project.id,
      ...shown(projectKey(project), row),
      memo: isCapitalised(project) ? [] : memoColumns,
    })),
    capitalised: shown('capitalised', capitalised),
    expensed: shown('expensed', expensed),
    ...(matters && { otherMatters: shown(projectKey(mattersCost), matters) }),
    total: shown('total', whole),
  };
  const traced = [whole, capitalised, expensed, ...(matters ? [matters] : []), ...rows.map(({ row }) => row)];
  return withTrace(result, () => traceOfRows(traced));
}

const isCapitalised = ({ expenditureType }: ProjectCost) => expenditureType === 'capitalised';

function mattersOf(cost: NonNullable<Summary2021Input['otherMatters']>): ProjectCost {
  return new ProjectCost({ ...cost, id: 'otherMatters', label: '其他事项', expenditureType: 'expensed', ended: false });
}

function shown(key: string, row: Row): Summary2021Figures {
  const figures = columns.map((column) => [column, `${row(column)}`]);
  return {
    key,
    columns: Object.fromEntries(figures) as Record<Summary2021Column, string>,
    allowed: `${row('allowed')}`,
  };
}

/** 允许加计扣除金额合计 of the total row, then of the other rows, then the figures that feed none of them. */
function traceOfRows(rows: readonly Row[]): Trace {
  return traceOfSummary(
    'summary2021',
    text('研发支出辅助账汇总表', 'Summary of the R&D ledgers'),
    rows.map((row) => row('allowed')),
    rows.flatMap((row) => columns.map((column) => row(column))),
  );
}

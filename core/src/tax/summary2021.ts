import { sum, yuan, type Amount } from '../kernel/money';
import { entrustedPart } from './law/entrusted';
import { limitOtherCost, type OtherCostLimit } from './other-cost-limit';
import { overseasCap } from './overseas-cap';
import { countedProjects, projectCost, type ProjectCost, type ProjectCostInput } from './project-cost';

/** The columns of the form: 前五项 1–5, their sum 6, 其他相关费用 7.x, 委托境内 8.1–8.2, 委托境外 8.3–8.4. */
export type Summary2021Column = '1' | '2' | '3' | '4' | '5' | '6' | '7.1' | '7.2' | '8.1' | '8.2' | '8.3' | '8.4';

export interface Summary2021Figures {
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
  readonly year: number;
  readonly projects: readonly ProjectCostInput[];
  /** 其中：其他事项: eligible cost that belongs to no project; part of the expensed sub-total. */
  readonly otherMatters?: Omit<ProjectCostInput, 'id' | 'label' | 'expenditureType' | 'ended'>;
}

export interface Summary2021 {
  readonly rows: readonly Summary2021Row[];
  /** 资本化金额小计 */
  readonly capitalised: Summary2021Figures;
  /** 费用化金额小计, with 其他事项 and the rounding residue of the shares. */
  readonly expensed: Summary2021Figures;
  readonly otherMatters?: Summary2021Figures;
  /** 金额合计 */
  readonly total: Summary2021Figures;
}

type Figures = Record<Summary2021Column, Amount<'yuan'>>;
const columns = ['1', '2', '3', '4', '5', '6', '7.1', '7.2', '8.1', '8.2', '8.3', '8.4'] as const;
const memoColumns: readonly Summary2021Column[] = ['7.2', '8.4'];

/** 2021版研发支出辅助账汇总表 (税总公告2021年第28号 附件2); its total row is what A107012 takes over. */
export function summary2021({ year, projects, otherMatters }: Summary2021Input): Summary2021 {
  const counted = countedProjects(projects);
  const matters = otherMatters && projectCost({ ...otherMatters, id: '', expenditureType: 'expensed', ended: false });
  const all = matters ? [...counted, matters] : counted;

  const limit = limitOtherCost(year, all.map(bearer));
  const total = totalOf(year, all, limit);
  const figuresOf = (project: ProjectCost) => rowOf(project, limit, total);

  const capitalised = addUp(counted.filter(isCapitalised).map(figuresOf));
  const expensed = Object.fromEntries(
    columns.map((column) => [column, total[column].minus(capitalised[column])]),
  ) as Figures;
  return {
    rows: counted.map((project) => ({
      projectId: project.id,
      ...shown(figuresOf(project)),
      memo: isCapitalised(project) ? [] : memoColumns,
    })),
    capitalised: shown(capitalised),
    expensed: shown(expensed),
    ...(matters && { otherMatters: shown(figuresOf(matters)) }),
    total: shown(total),
  };
}

const isCapitalised = ({ expenditureType }: ProjectCost) => expenditureType === 'capitalised';
const bearer = ({ five, categories }: ProjectCost) => ({ five, other: categories.other });
const counted80 = (paid: Amount<'yuan'>) => paid.times(entrustedPart).round();

function booked({ categories, five, entrusted }: ProjectCost) {
  return {
    '1': categories.personnel,
    '2': categories.directInput,
    '3': categories.depreciation,
    '4': categories.amortisation,
    '5': categories.design,
    '6': five,
    '7.1': categories.other,
    '8.1': entrusted.entrustDomestic,
    '8.3': entrusted.entrustOverseasOrg,
  };
}

function totalOf(year: number, projects: readonly ProjectCost[], limit: OtherCostLimit): Figures {
  const each = projects.map(booked);
  const add = (column: keyof ReturnType<typeof booked>) => sum(each.map((row) => row[column]));
  const [five, domestic, overseas] = [add('6'), counted80(add('8.1')), add('8.3')];
  const cap = overseasCap({
    entrustOverseasOrg: overseas.toExact(),
    domesticEligible: sum([five, limit.allowed, domestic]).toExact(),
    year,
  });
  return {
    ...{ '1': add('1'), '2': add('2'), '3': add('3'), '4': add('4'), '5': add('5'), '6': five },
    ...{ '7.1': add('7.1'), '7.2': limit.allowed },
    ...{ '8.1': add('8.1'), '8.2': domestic, '8.3': overseas, '8.4': yuan(cap.allowed) },
  };
}

function rowOf(project: ProjectCost, limit: OtherCostLimit, total: Figures): Figures {
  const own = booked(project);
  return {
    ...own,
    '7.2': limit.shareOf(bearer(project)),
    '8.2': counted80(own['8.1']),
    '8.4': total['8.3'].isZero()
      ? yuan(0)
      : own['8.3'].times(total['8.4'].toExact()).dividedBy(total['8.3'].toExact()).round(),
  };
}

function addUp(rows: readonly Figures[]): Figures {
  return Object.fromEntries(columns.map((column) => [column, sum(rows.map((row) => row[column]))])) as Figures;
}

function shown(figures: Figures): Summary2021Figures {
  return {
    columns: Object.fromEntries(columns.map((column) => [column, figures[column].toString()])) as Record<
      Summary2021Column,
      string
    >,
    allowed: sum([figures['6'], figures['7.2'], figures['8.2'], figures['8.4']]).toString(),
  };
}

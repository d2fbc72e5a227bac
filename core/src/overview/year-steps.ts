import { fill, text, type Text } from '../kernel';
import type { YearFacts } from './year-facts';

export const stepKeys = ['bringIn', 'match', 'hours', 'recompute', 'verify', 'declare', 'evidence'] as const;

/** A step of the year, how far it is, and where it is done. */
export interface YearStep {
  readonly key: (typeof stepKeys)[number];
  readonly label: Text;
  readonly done: boolean;
  readonly standing: Text;
  readonly to: string;
}

export type StepData = Pick<
  YearFacts,
  | 'projects'
  | 'vouchers'
  | 'subjectMatches'
  | 'unmatchedEntries'
  | 'projectsWithoutHours'
  | 'reports'
  | 'outOfDate'
  | 'openMonths'
  | 'filed'
  | 'hasYearInputs'
  | 'retention'
>;

/** A year of an enterprise that has entered nothing: its steps are what it has to do. */
export const nothingEntered: StepData = {
  projects: [],
  vouchers: 0,
  subjectMatches: 0,
  unmatchedEntries: 0,
  projectsWithoutHours: [],
  reports: 0,
  outOfDate: null,
  openMonths: [],
  filed: false,
  hasYearInputs: false,
  retention: [],
};

const said = {
  brought: text(
    '{projects} 个项目，{vouchers} 条凭证',
    '{projects} {projects|project|projects}, {vouchers} {vouchers|voucher entry|voucher entries}',
  ),
  bring: text('导入项目、薪酬、工时、资产、材料、凭证', 'Projects, payroll, hours, assets, material, vouchers'),
  matched: text('已对应 {count} 个科目', '{count} {count|account|accounts} matched'),
  unmatched: text('{count} 条凭证未对应', '{count} {count|entry|entries} not matched'),
  match: text('凭证科目对应费用项目', 'Accounts to cost items'),
  allHours: text('各项目均有工时', 'Every project has hours'),
  idle: text('{count} 个项目没有工时', '{count} {count|project|projects} without hours'),
  hours: text('填报或导入研发工时', 'Enter or import hours'),
  computed: text('数据与账表一致', 'Papers are up to date'),
  changed: text('数据已变动，待重算', 'Data has changed since'),
  compute: text('生成费用归集与辅助账', 'Cost records and ledgers'),
  allLocked: text('各月均已锁定', 'Every month is locked'),
  openMonths: text('{count} 个月未锁定', '{count} {count|month|months} not locked'),
  verify: text('逐月与凭证核对', 'Compare months with vouchers'),
  filed: text('已申报', 'Declared'),
  typed: text('手工行已填，待申报', 'Typed lines entered, to be declared'),
  declare: text('填写手工行并申报', 'Enter typed lines and declare'),
  complete: text('{complete} / {count} 个项目齐全', '{complete} of {count} projects complete'),
  file: text('留存备查资料归档', 'File the papers to be kept'),
};

const labels: Readonly<Record<YearStep['key'], Text>> = {
  bringIn: text('导入数据', 'Import'),
  match: text('科目对应', 'Match'),
  hours: text('研发工时', 'Hours'),
  recompute: text('一键重算', 'Recompute'),
  verify: text('核对锁定', 'Verify and lock'),
  declare: text('申报', 'Declare'),
  evidence: text('留存备查', 'File the evidence'),
};

/**
 * The steps of a year in the order in which figures flow: bring in → match → hours → recompute → verify → declare → file
 * the evidence. What the person may not see is left out.
 */
export function yearSteps(year: string, data: StepData): readonly YearStep[] {
  const steps: YearStep[] = [];
  const add = (key: YearStep['key'], done: boolean, standing: Text, to: string) =>
    steps.push({ key, label: labels[key], done, standing, to });
  const { projects, vouchers, subjectMatches, unmatchedEntries, reports, openMonths, retention } = data;
  if (vouchers !== null) {
    const brought = fill(said.brought, { projects: projects.length, vouchers });
    add('bringIn', projects.length > 0 && vouchers > 0, projects.length > 0 ? brought : said.bring, '/rdm/import');
  }
  if (subjectMatches !== null) {
    const standing = unmatchedEntries
      ? fill(said.unmatched, { count: unmatchedEntries })
      : subjectMatches > 0
        ? fill(said.matched, { count: subjectMatches })
        : said.match;
    add('match', subjectMatches > 0 && !unmatchedEntries, standing, '/rdm/financialaccount/matchsubject');
  }
  if (data.projectsWithoutHours) {
    const idle = data.projectsWithoutHours.length;
    const standing = projects.length === 0 ? said.hours : idle ? fill(said.idle, { count: idle }) : said.allHours;
    add('hours', projects.length > 0 && idle === 0, standing, '/rdm/project/worktime');
  }
  if (reports !== null) {
    const isCurrent = reports > 0 && data.outOfDate === null;
    const standing = isCurrent ? said.computed : reports > 0 ? said.changed : said.compute;
    add('recompute', isCurrent, standing, `/project/preferential?year=${year}`);
  }
  if (openMonths) {
    const isLocked = openMonths.length === 0 && Boolean(reports);
    const standing = isLocked
      ? said.allLocked
      : openMonths.length > 0
        ? fill(said.openMonths, { count: openMonths.length })
        : said.verify;
    add('verify', isLocked, standing, `/rdm/month-close?year=${year}`);
  }
  if (data.filed !== null) {
    const standing = data.filed ? said.filed : data.hasYearInputs ? said.typed : said.declare;
    add('declare', data.filed, standing, `/project/declaration?year=${year}`);
  }
  if (retention) {
    const complete = retention.filter(({ missing }) => missing.length === 0).length;
    const standing = retention.length > 0 ? fill(said.complete, { complete, count: retention.length }) : said.file;
    add(
      'evidence',
      retention.length > 0 && complete === retention.length,
      standing,
      `/rdm/project/retained?year=${year}`,
    );
  }
  return steps;
}

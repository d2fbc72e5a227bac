import { hoursFound } from './month-hours';
import { grouped, monthsListed, text, type Text } from '../../kernel';
import { addUp, formatMoney, yuan } from '../../kernel/money';
import { touches } from '../../kernel/calendar';
import { developmentFormRules, isDraft, project, projectDetail } from '../../project';
import { costRecord } from '../../cost';
import { perYear } from './per-year';
import { riskRule, rowsOf, type RiskRule } from './risk-rule';
import type { RiskYear } from './risk-year';
import { storedCost } from './stored-cost';

const ledgersByProject = text('财税〔2015〕119号 三', 'Caishui [2015] 119, 3');
const keptFiles = text('税总公告2018年第23号', 'STA Announcement 23 of 2018');
const notResearch = text('财税〔2015〕119号 一(二)', 'Caishui [2015] 119, 1(2)');

type Project = RiskYear['projects'][number];
type Detail = RiskYear['details'][number];

/** Words in project names for activities that are not R&D by 119号 一(二), or for buying instead of developing. */
const doubtfulWords =
  /采购|购置|购买|升级|更新换代|改版|推广|营销|促销|宣传|市场调查|市场调研|维护|维修|保养|质量控制|售后/;

/** Rules about projects and the files to keep of them. */
export const projectRules: readonly RiskRule[] = [
  riskRule({
    code: 'project.costOutsideDates',
    level: 'error',
    label: text('起止日期以外有研发费用', 'Cost outside the dates of the project'),
    basis: ledgersByProject,
    find: costOutsideDates,
  }),
  riskRule({
    code: 'project.hoursOutsideDates',
    level: 'error',
    label: text('起止日期以外有研发工时', 'Hours outside the dates of the project'),
    basis: ledgersByProject,
    find: hoursFound('outsideProject'),
  }),
  riskRule({
    code: 'project.contractNotRegistered',
    level: 'error',
    label: text('委托、合作研发没有经登记的合同', 'Entrusted or cooperative R&D without a registered contract'),
    basis: keptFiles,
    find: contractNotRegistered,
  }),
  riskRule({
    code: 'project.noResolution',
    level: 'error',
    label: text('没有立项决议文件', 'No resolution to start the project'),
    basis: keptFiles,
    find: (year) =>
      lacking(
        year,
        (_, detail) => has(detail?.resolutionFiles),
        ({ code, name }) =>
          text(
            `项目 ${code} ${name} 没有企业有权部门的立项决议文件，请上传`,
            `Project ${code} ${name} has no resolution of those entitled to start it; upload it`,
          ),
      ),
  }),
  riskRule({
    code: 'project.doubtfulName',
    level: 'warning',
    label: text('项目名称像采购、升级或推广', 'A name that hints at a purchase, an upgrade or a promotion'),
    basis: notResearch,
    find: doubtfulName,
  }),
];

const has = (files: readonly string[] | null | undefined): boolean => (files?.length ?? 0) > 0;

const details = perYear((year) => new Map(year.details.map((each) => [each.projectId, each])));
const totals = perYear((year) => new Map(storedCost(year).map(({ projectId, total }) => [projectId, total])));

/** Files are required for every project; for a draft only once it has cost. */
const isUnderWay = (year: RiskYear, each: Project) =>
  !isDraft(each) || !yuan(totals(year).get(each.id) ?? '0').isZero();

function lacking(
  year: RiskYear,
  isKept: (each: Project, detail: Detail | undefined) => boolean,
  said: (each: Project) => Text,
) {
  return year.projects.flatMap((each) => {
    const detail = details(year).get(each.id);
    if (!isUnderWay(year, each) || isKept(each, detail)) return [];
    return [
      { message: said(each), rows: [...rowsOf(project, [each]), ...rowsOf(projectDetail, detail ? [detail] : [])] },
    ];
  });
}

function contractNotRegistered(year: RiskYear) {
  return lacking(
    year,
    ({ devForm }, detail) =>
      !developmentFormRules(devForm).showsContracts ||
      (has(detail?.devContractFiles) && has(detail?.contractFilingFiles)),
    ({ code, name }) =>
      text(
        `项目 ${code} ${name} 为委托或合作研发，缺少开发合同或科技主管部门的登记证明，请上传`,
        `Project ${code} ${name} is entrusted or cooperative R&D but lacks the contract or its registration; upload them`,
      ),
  );
}

function doubtfulName(year: RiskYear) {
  return year.projects.flatMap((each) => {
    const word = doubtfulWords.exec(each.name)?.[0];
    if (word === undefined) return [];
    const message = text(
      `项目 ${each.code} ${each.name} 名称含“${word}”，请确认属于研发活动，而非采购、常规性升级或推广`,
      `Project ${each.code} ${each.name} is named with “${word}”; make sure that it is R&D and no purchase, routine upgrade or promotion`,
    );
    return [{ message, rows: rowsOf(project, [each]) }];
  });
}

function costOutsideDates(year: RiskYear) {
  const costs = grouped(year.costRecords, ({ projectId, amount }) => (yuan(amount).isZero() ? null : projectId));
  return year.projects.flatMap((each) => {
    const { code, startTime: start, endTime: end } = each as Dates;
    if (start === null) return [];
    const outside = (costs.get(each.id) ?? []).filter(({ month }) => !touches({ start, end }, month));
    if (outside.length === 0) return [];
    const months = monthsListed(outside.map(({ month }) => month));
    const amount = formatMoney(addUp(outside.map((record) => record.amount)));
    const span = `${start}—${end ?? ''}`;
    const message = text(
      `项目 ${code}（${span}）在起止日期以外的 ${months.zh} 有费用 ${amount} 元，请更正归集或项目日期`,
      `Project ${code} (${span}) has cost of ${amount} yuan in ${months.en}, outside its dates; correct the cost or the dates`,
    );
    return [{ message, rows: [...rowsOf(project, [each]), ...rowsOf(costRecord, outside)] }];
  });
}

/** A draft need not state its dates. */
type Dates = Pick<Project, 'code'> & { readonly startTime: string | null; readonly endTime: string | null };

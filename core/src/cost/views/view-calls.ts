import * as v from 'valibot';
import { text, type Text } from '../../kernel';
import type { Month } from '../../kernel/calendar';
import {
  answer,
  argument,
  calls,
  templateSheets,
  type Call,
  type PageQuery,
  type PermissionCode,
  type PortOf,
  type PrintedWorkbook,
  type Resource,
} from '../../records';
import { fixedAssetUse } from '../entities/fixed-asset-use';
import { costViewOf } from './cost-view';
import { monthCost, type MonthCostQuery } from './month-cost';
import { personnelStats, printPersonnelStats } from './personnel-stats';
import { projectsOfMonth, projectsOfPersonnel } from './projects-of-view';
import { reportPage } from './report-page';
import { summaryStats } from './summary-stats';
import {
  amortisationDetailView,
  amortisationView,
  depreciationView,
  equipmentPowerView,
  personnelCostView,
  personnelDetailView,
  powerView,
} from './view-resources';

const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
const project = { projectId: answer.id, projectCode: v.string(), projectName: v.string() };
const costOfProject = v.object({ ...project, amount: answer.yuan });
const totals = {
  rdHours: answer.decimal,
  wages: answer.yuan,
  socialInsurance: answer.yuan,
  labour: answer.yuan,
  welfare: answer.yuan,
  amount: answer.yuan,
};
const figures = { allocated: answer.yuan, booked: answer.yuan, difference: answer.yuan };

/*
 * Figures are computed from the cost records and vouchers of the whole tenant; `viewRows` and `summaryRows` omit the
 * rows outside the caller's data scope, as they do for the lists of the views.
 */

const report = (needs: PermissionCode, view: Resource, what: Text) => ({
  needs,
  about: text(
    `${what.zh}归集表`,
    `The ${what.en} of every project and year under the conditions: what the rows of the list come to.`,
  ),
  wholly: true as const,
  does: (call: Call, query: PageQuery) => reportPage(call, view, query),
});

/** Returns all rows if no page size is given. */
const wholeReport = (needs: PermissionCode, view: Resource, what: Text) => ({
  ...report(needs, view, what),
  does: (call: Call, { size = -1, ...query }: PageQuery) => reportPage(call, view, { size, ...query }),
});

const ofMonth = (needs: PermissionCode, view: Resource, what: Text) => ({
  needs,
  about: text(
    `查询项目当月${what.zh}的构成`,
    `What the ${what.en} of a project in a month is made of, row by row of its register, each with its calculation.`,
  ),
  takes: v.object({ projectId: argument.id, month: argument.month, assetsCode: argument.optional(v.string()) }),
  answers: v.object({
    ...project,
    month,
    amount: answer.yuan,
    rows: v.array(
      v.object({
        item: v.string(),
        sourceId: v.pipe(answer.id, v.description('The row of the register')),
        assetsCode: v.nullable(v.string()),
        assetsName: v.nullable(v.string()),
        amount: answer.yuan,
        formula: answer.bilingual,
      }),
    ),
  }),
  wholly: true as const,
  does: (call: Call, query: MonthCostQuery) => monthCost(call, costViewOf(view), query),
});

const projectsWith = (what: Text) => ({
  about: text(`查询有${what.zh}的项目`, `The projects that have ${what.en}, by code, each with what it comes to.`),
  answers: v.array(costOfProject),
  wholly: true as const,
});

const projects = (needs: PermissionCode, view: Resource, what: Text) => ({
  ...projectsWith(what),
  needs,
  takes: v.object({ month: argument.month }),
  does: (call: Call, of: { readonly month: Month }) => projectsOfMonth(call, costViewOf(view), of),
});

const personnel = text('人员人工费用', 'personnel cost');
const depreciation = text('固定资产折旧费用', 'depreciation');
const amortisation = text('无形资产摊销费用', 'amortisation');
const equipmentPower = text('设备动力费用', 'equipment power cost');
const power = text('燃料动力费用', 'fuel and power cost');

/** Calls on the views of stored cost by subject. */
export const costViewCalls = calls({
  reportPersonnel: report('costpersonnel_view', personnelCostView, personnel),
  reportEquipmentPower: report('costassetspower_view', equipmentPowerView, equipmentPower),
  reportPower: report('costpower_view', powerView, power),
  reportDepreciation: wholeReport('costassetsfixed_view', depreciationView, depreciation),
  reportAmortisation: wholeReport('costassetsvirtual_view', amortisationView, amortisation),
  depreciationOfMonth: ofMonth('costassetsfixed_view', depreciationView, depreciation),
  equipmentPowerOfMonth: ofMonth('costassetspower_view', equipmentPowerView, equipmentPower),
  powerOfMonth: ofMonth('costpower_view', powerView, power),
  personnelProjects: projects('costpersonneldetail_view', personnelDetailView, personnel),
  amortisationProjects: projects('costassetsvirtualdetail_view', amortisationDetailView, amortisation),
  projectsOfPersonnel: {
    ...projectsWith(personnel),
    needs: 'costpersonnel_view',
    does: projectsOfPersonnel,
  },
  personnelStats: {
    needs: 'costpersonneldetail_view',
    about: text('人员人工费用统计', 'Personnel cost by month and in all, with the R&D hours it was shared by.'),
    answers: v.object({ months: v.array(v.object({ month, ...totals })), total: v.object(totals) }),
    wholly: true,
    isKept: true,
    does: personnelStats,
  },
  exportPersonnelStats: {
    needs: 'costpersonneldetail_export',
    about: text('导出人员人工费用统计', 'The same as a workbook with live totals.'),
    wholly: true,
    prints: printPersonnelStats,
  },
  depreciationTemplate: {
    needs: 'projectassetsfixedschema_import',
    about: text('下载固定资产使用导入模板', 'The import template of the register that depreciation is shared by.'),
    prints: async (call: Call): Promise<PrintedWorkbook> => ({
      name: `${fixedAssetUse.label.zh}导入模板`,
      rows: await templateSheets(call, fixedAssetUse),
    }),
  },
  summary: {
    needs: 'costsummary_view',
    about: text(
      '费用汇总统计',
      'Stored cost beside what the vouchers book, by item, month and project and in all. Vouchers without a project ' +
        'stand under an empty project id.',
    ),
    answers: v.object({
      items: v.array(v.object({ item: v.string(), ...figures })),
      months: v.array(v.object({ month, ...figures })),
      projects: v.array(v.object({ ...project, projectId: answer.idOrEmpty, ...figures })),
      total: v.object(figures),
    }),
    wholly: true,
    isKept: true,
    does: summaryStats,
  },
});

export type CostViewPort = PortOf<typeof costViewCalls>;

import {
  addedByProject,
  amortisationDetailView,
  amortisationView,
  costViewOf,
  depreciationView,
  equipmentPowerView,
  fixedAssetUse,
  monthCost,
  personnelCostView,
  personnelDetailView,
  personnelStats,
  personnelStatsSheet,
  costSummary,
  powerView,
  projectsOfView,
  summaryStats,
  viewRows,
  type CostFilter,
  type CostViewPort,
} from '../../cost';
import {
  ownConditions,
  pageBounds,
  pageOf,
  templateSheets,
  withShownValues,
  workbookDownload,
  type Call,
  type PageQuery,
  type Resource,
} from '../../records';
import type { AreaRunner } from './area-runner';
import type { SpreadsheetWriter } from '../../kernel';
import { areaAccess } from '../permissions';

const access = areaAccess.costViews;

/** The same conditions, those on what references show made conditions on the rows. */
const filterOf = async (call: Call, resource: Resource, { where = [] }: CostFilter = {}): Promise<CostFilter> => ({
  where: await ownConditions(call, resource, where),
});

/** A page of a view's rows by project and year. */
async function reportPage(call: Call, resource: Resource, query: PageQuery) {
  const view = costViewOf(resource);
  const rows = await viewRows(call, view, await filterOf(call, resource, query));
  const bounds = pageBounds(query);
  const report = addedByProject(view, rows);
  const page = report.slice(bounds.offset, bounds.offset + bounds.size);
  return pageOf(await withShownValues(call, resource, page), report.length, bounds);
}

/** Workbooks are written after their transaction has ended. */
export function costViewsPort({ run }: AreaRunner, { writer }: { readonly writer: SpreadsheetWriter }): CostViewPort {
  const paged =
    (name: keyof CostViewPort, resource: Resource): CostViewPort['reportPower'] =>
    (query) =>
      run(access[name], (call) => reportPage(call, resource, query));
  const whole =
    (name: keyof CostViewPort, resource: Resource): CostViewPort['reportDepreciation'] =>
    ({ size = -1, ...query }) =>
      run(access[name], (call) => reportPage(call, resource, { size, ...query }));
  const ofMonth =
    (name: keyof CostViewPort, resource: Resource): CostViewPort['powerOfMonth'] =>
    (args) =>
      run(access[name], (call) => monthCost(call, costViewOf(resource), args));
  const projects =
    (name: keyof CostViewPort, resource: Resource): CostViewPort['personnelProjects'] =>
    ({ month }) =>
      run(access[name], (call) =>
        projectsOfView(call, costViewOf(resource), [{ field: 'month', is: 'equal', value: month }]),
      );
  const stats = async (call: Call, filter?: CostFilter) =>
    personnelStats(call, await filterOf(call, personnelDetailView, filter));
  return {
    reportPersonnel: paged('reportPersonnel', personnelCostView),
    reportEquipmentPower: paged('reportEquipmentPower', equipmentPowerView),
    reportPower: paged('reportPower', powerView),
    reportDepreciation: whole('reportDepreciation', depreciationView),
    reportAmortisation: whole('reportAmortisation', amortisationView),
    depreciationOfMonth: ofMonth('depreciationOfMonth', depreciationView),
    equipmentPowerOfMonth: ofMonth('equipmentPowerOfMonth', equipmentPowerView),
    powerOfMonth: ofMonth('powerOfMonth', powerView),
    personnelProjects: projects('personnelProjects', personnelDetailView),
    amortisationProjects: projects('amortisationProjects', amortisationDetailView),
    projectsOfPersonnel: (filter) =>
      run(access.projectsOfPersonnel, async (call) => {
        const { where = [] } = await filterOf(call, personnelCostView, filter);
        return projectsOfView(call, costViewOf(personnelCostView), where);
      }),
    personnelStats: (filter) => run(access.personnelStats, (call) => stats(call, filter)),
    exportPersonnelStats: async (filter) => {
      const sheet = personnelStatsSheet(await run(access.exportPersonnelStats, (call) => stats(call, filter)));
      return workbookDownload(writer, sheet.name, [sheet]);
    },
    depreciationTemplate: async () => {
      const sheets = await run(access.depreciationTemplate, (call) => templateSheets(call, fixedAssetUse));
      return workbookDownload(writer, `${fixedAssetUse.label.zh}导入模板`, sheets);
    },
    summary: (filter) =>
      run(access.summary, async (call) => summaryStats(call, await filterOf(call, costSummary, filter))),
  };
}

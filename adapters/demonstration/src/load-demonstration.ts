import { importWorkbook, insertRecords, type Resource } from '@rdm/core/internal/records';
import type { Application } from '@rdm/core/internal/application';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import { recomputeYear, saveYearInputs } from '@rdm/core/internal/ledger';
import { project } from '@rdm/core/internal/project';
import { keepLogs, usualLog } from '@rdm/core/internal/system';
import { addAchievements, uploadEvidence } from './add-achievements';
import { exportAllocationVoucher, verifyExportedMonth } from './add-allocation-voucher';
import { addApprovals, addDraft } from './add-approvals';
import { addClosingRules } from './add-closing-rules';
import { addContracts } from './add-contracts';
import { addCostRulings } from './add-cost-rulings';
import { addExecution, uploadReports } from './add-execution';
import { addEvaluations } from './add-evaluations';
import { addRiskExplanation } from './add-risk-explanation';
import { addFormedIntangibles } from './add-formed-intangibles';
import { addGovernmentProject } from './add-government-project';
import { addGrant } from './add-grant';
import { addHoursMonths } from './add-hours-months';
import { addProjectCourses, uploadCourseFiles } from './add-project-courses';
import { addImportProfile } from './add-import-profile';
import { addDeadlines } from './add-deadlines';
import { addDiagnoses } from './add-diagnosis';
import { addNotices } from './add-notices';
import { addOpinion } from './add-opinion';
import { addRecognition } from './add-recognition';
import { addRetainedFiles } from './add-retained-files';
import { addPaperTemplate } from './add-paper-template';
import { addReviews } from './add-reviews';
import { addStatistics } from './add-statistics';
import { carryProjectsOver } from './carry-projects-over';
import { addModulesInUse } from './add-modules-in-use';
import { addTitles } from './add-titles';
import { addWebhook } from './add-webhook';
import { claimFacts } from './claim-facts';
import { declareHalfYear } from './declare-half-year';
import { demonstrationYear } from './demonstration-year';
import { demonstrationTenant } from './tenants';
import { placeUsers } from './place-users';
import { uploadContracts } from './upload-contracts';
import { yearFigures } from './year-figures';

/** Called with the progress, from 0 to 1; its promise is awaited, so that other work can go first. */
export type TellShare = (share: number) => Promise<void>;

const nobodyListens: TellShare = async () => undefined;

/**
 * Fills the demonstration tenant with last year and this year through the same import a clerk uses, and recomputes
 * both. Returns false when the tenant already has projects.
 * @param today `yyyy-MM-dd`
 */
export async function loadDemonstration(
  application: Application,
  today: string,
  tell: TellShare = nobodyListens,
): Promise<boolean> {
  const tenant = demonstrationTenant.code;
  if (await application.inTenant(tenant, (call) => call.records.count(project))) return false;
  const year = Number(today.slice(0, 4));
  const named = new Map<string, Resource>(application.resources.map((resource) => [resource.name, resource]));
  for (const [index, each] of [year - 1, year].entries()) {
    const isFirst = index === 0;
    const throughMonth = each === year ? Math.max(1, Number(today.slice(5, 7)) - 1) : 12;
    const shown = demonstrationYear(each, throughMonth);
    const { workbooks, enterpriseKinds, yearInputs } = shown;
    const period = { year: each, throughMonth };
    const contracts = await uploadContracts(application, tenant, shown.approvals);
    const courseFiles = await uploadCourseFiles(application, tenant, period, isFirst);
    const evidence = await uploadEvidence(application, tenant, String(each));
    const reports = await uploadReports(application, tenant, period);
    const tellDone = (done: number) => tell((index + done / (workbooks.length + 1)) / 2);
    // One transaction a year: an interrupted load starts over instead of leaving a partial year.
    await application.inTenant(tenant, async (call) => {
      if (!isFirst) await carryProjectsOver(call, each);
      for (const [done, { resource: name, sheet }] of workbooks.entries()) {
        await tellDone(done);
        const resource = named.get(name)!;
        // Nobody imports an empty workbook; in January some registers have no row yet.
        if (sheet.rows.length > 1) await importWorkbook(call, resource, call.hooksOf(resource), sheet);
      }
      await tellDone(workbooks.length);
      const logData = `演示数据：${each}年度的 ${workbooks.length} 个工作簿已导入`;
      await keepLogs(call, usualLog, [{ logLevel: 'info', logData }]);
      await addApprovals(call, String(each), shown, contracts);
      await addContracts(call, String(each));
      if (each === year) await addDraft(call, shown);
      await insertRecords(call, enterpriseYear, [
        { year: String(each), enterpriseKinds, ...claimFacts, ...yearFigures, reviewStatus: 'draft' },
      ]);
      if (isFirst) await saveYearInputs(call, { ...yearInputs, year: String(each) });
      if (isFirst) await addOpinion(call, each);
      if (isFirst) await addGovernmentProject(call, each);
      await addGrant(call, String(each));
      await addProjectCourses(call, period, isFirst, courseFiles);
      await addExecution(call, period, reports);
      await addRetainedFiles(call, String(each));
      await addClosingRules(call, String(each));
      await addCostRulings(call, String(each));
      await verifyExportedMonth(call, String(each));
      if (each === year) await addHoursMonths(call, year, throughMonth);
      await recomputeYear(call, { year: String(each) }, () => undefined);
      await addFormedIntangibles(call, String(each));
      await addAchievements(call, period, isFirst, evidence);
      await addStatistics(call, String(each));
      await addReviews(call, String(each), throughMonth);
      if (each === year) await addImportProfile(call);
      if (each === year) await addDeadlines(call, each);
      if (each === year) await addNotices(call, each);
      if (each === year) await addWebhook(call);
      if (each === year) await addModulesInUse(call);
      if (each === year) await placeUsers(call);
    });
    await exportAllocationVoucher(application, tenant, String(each));
    if (each < year) await declareHalfYear(application, tenant, each);
    await tellDone(workbooks.length + 1);
  }
  // The assets of the later year touch the first one too: it is computed anew, so that it does not open outdated.
  await application.inTenant(tenant, (call) => recomputeYear(call, { year: String(year - 1) }, () => undefined));
  await addRiskExplanation(application, tenant, year - 1);
  await addEvaluations(application, tenant, [year - 1, year]);
  await addDiagnoses(application, tenant, [year - 1, year]);
  await addTitles(application, tenant, year);
  await addRecognition(application, tenant, year);
  await addPaperTemplate(application, tenant);
  return true;
}

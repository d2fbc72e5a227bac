import { importWorkbook, type Application } from '@rdm/core/application';
import { demonstrationTenant, demonstrationYear } from '@rdm/core/demonstration';
import { enterpriseYear } from '@rdm/core/enterprise';
import { insertRecords, type Resource } from '@rdm/core/kernel';
import { recomputeYear, saveYearInputs } from '@rdm/core/ledger';
import { project } from '@rdm/core/project';

/**
 * Fills the demonstration tenant with last year and this year through the same import a clerk uses, and recomputes
 * both. Answers false when the tenant already has projects.
 */
export async function loadDemonstration(application: Application, today: string): Promise<boolean> {
  const tenant = demonstrationTenant.code;
  if (await application.inTenant(tenant, (call) => call.records.count(project))) return false;
  const year = Number(today.slice(0, 4));
  const named = new Map<string, Resource>(application.resources.map((resource) => [resource.name, resource]));
  for (const each of [year - 1, year]) {
    const throughMonth = each === year ? Math.max(1, Number(today.slice(5, 7)) - 1) : 12;
    const { workbooks, enterpriseKinds, yearInputs } = demonstrationYear(each, throughMonth);
    // One transaction a year: a demonstration that was cut short starts over instead of staying half full.
    await application.inTenant(tenant, async (call) => {
      for (const { resource, sheet } of workbooks) {
        await importWorkbook(call, named.get(resource)!, {}, sheet, { check: false, validOnly: false });
      }
      await insertRecords(call, enterpriseYear, [{ year: String(each), enterpriseKinds, reviewStatus: 'draft' }]);
      await saveYearInputs(call, { ...yearInputs, year: String(each) });
      await recomputeYear(call, { year: String(each) }, () => undefined);
    });
  }
  return true;
}

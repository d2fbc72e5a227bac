import { externalUnitBudget, governmentProjectBudget, ownBudget } from '@rdm/core/internal/funding';
import { externalUnit, project, projectMaster } from '@rdm/core/internal/project';
import type { Call } from '@rdm/core/internal/records';
import { addRecord } from './add-record';
import { partnerOf } from './external-units';

export const GOVERNMENT_PROJECT = 'JLKJ-ZD-018';

/**
 * A government project over the demonstration's years, carried out in the first project of the first year and divided
 * between this enterprise and a university; some of its grant was shifted from equipment to operations.
 */
export async function addGovernmentProject(call: Call, firstYear: number): Promise<void> {
  const [carrying] = await call.records.find(project, {
    where: [{ field: 'year', is: 'equal', value: String(firstYear) }],
    order: [{ field: 'code' }],
    limit: 1,
  });
  const [master] = carrying
    ? await call.records.find(projectMaster, { where: [{ field: 'code', is: 'equal', value: carrying.code }] })
    : [];
  const { id: budgetId } = await addRecord(call, governmentProjectBudget, {
    ...{ number: GOVERNMENT_PROJECT, name: '精密传动关键技术研发', level: 'municipal', organ: '江临市科学技术局' },
    ...{ masterId: master?.id, fromDate: `${firstYear}-01-01`, toDate: `${firstYear + 2}-12-31` },
    ...{ equipmentGrant: '200000.00', businessGrant: '420000.00', labourGrant: '240000.00', indirectGrant: '60000.00' },
    ...{ equipmentOwn: '300000.00', businessOwn: '500000.00', labourOwn: '600000.00' },
  });
  const [partner] = await call.records.find(externalUnit, {
    where: [{ field: 'unitsName', is: 'equal', value: partnerOf('hzyf')! }],
    limit: 1,
  });
  if (partner) {
    await addRecord(call, externalUnitBudget, {
      ...{ budgetId, unitId: partner.id, task: '传动误差建模与试验' },
      ...{ businessGrant: '70000.00', labourGrant: '40000.00', indirectGrant: '10000.00' },
      ...{ paidAmount: '60000.00', paidOn: `${firstYear}-03-20` },
    });
  }
  await addRecord(call, ownBudget, {
    budgetId,
    ...{ equipmentGrant: '200000.00', businessGrant: '350000.00', labourGrant: '200000.00', indirectGrant: '50000.00' },
    ...{ equipmentOwn: '300000.00', businessOwn: '500000.00', labourOwn: '600000.00' },
    ...{ equipmentAdjusted: '-50000.00', businessAdjusted: '50000.00' },
    ...{ adjustedOn: `${firstYear}-09-10`, adjustedBy: `江精研〔${firstYear}〕9号` },
    ...{ equipmentOwnSpent: '180000.00', businessOwnSpent: '265000.00', labourOwnSpent: '310000.00' },
  });
}

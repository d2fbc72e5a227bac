import { costRecord, grant, grantSpending } from '@rdm/core/internal/cost';
import type { Call } from '@rdm/core/internal/records';
import { addRecord } from './add-record';

/** A taxable grant of the year, spent on one of the costs of January: as it is taxed, no cost is left out. */
export async function addGrant(call: Call, year: string): Promise<void> {
  const { id: grantId } = await addRecord(call, grant, {
    documentNo: `江临科计〔${year}〕18号`,
    name: '市级重点研发计划专项资金',
    organ: '江临市科学技术局',
    receivedOn: `${year}-01-10`,
    amount: '300000.00',
    treatment: 'taxable',
  });
  const [spentOn] = await call.records.find(costRecord, {
    where: [{ field: 'month', is: 'equal', value: `${year}-01` }],
    order: [{ field: 'projectId' }, { field: 'item' }],
    limit: 1,
  });
  if (!spentOn) return;
  const { projectId, item } = spentOn;
  await addRecord(call, grantSpending, { grantId, date: `${year}-01-25`, projectId, item, amount: '20000.00' });
}

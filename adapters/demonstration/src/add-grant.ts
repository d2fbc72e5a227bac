import { grant, grantShare, grantSpending, material } from '@rdm/core/internal/cost';
import { governmentProjectBudget } from '@rdm/core/internal/funding';
import { project } from '@rdm/core/internal/project';
import type { Call } from '@rdm/core/internal/records';
import { GOVERNMENT_PROJECT } from './add-government-project';
import { addRecord } from './add-record';

/** 是 of the dictionary `yes_no`. */
const YES = '2';
/** Of the spending that three projects have in common, %. */
const SHARES = ['50', '30', '20'];

/**
 * The grants of the year for the government project: a taxable one, spent on material of January and on wages that three
 * projects share (as it is taxed, no cost is left out), and one that is 不征税收入 and not spent yet.
 */
export async function addGrant(call: Call, year: string): Promise<void> {
  const [budget] = await call.records.findByKeys(governmentProjectBudget, [{ number: GOVERNMENT_PROJECT }]);
  const budgetId = budget?.id;
  await addRecord(call, grant, {
    ...{ documentNo: `江临财教〔${year}〕7号`, name: '市级重点研发计划设备补助', organ: '江临市财政局' },
    ...{ receivedOn: `${year}-04-02`, amount: '100000.00', treatment: 'nonTaxable', budgetId },
    ...{ hasDocument: YES, hasMeasures: YES, isSeparate: YES },
  });
  const { id: grantId } = await addRecord(call, grant, {
    budgetId,
    documentNo: `江临科计〔${year}〕18号`,
    name: '市级重点研发计划专项资金',
    organ: '江临市科学技术局',
    receivedOn: `${year}-01-10`,
    amount: '300000.00',
    treatment: 'taxable',
  });
  const [issued] = await call.records.find(material, {
    where: [
      { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
      { field: 'date', is: 'lessOrEqual', value: `${year}-01-31` },
      { field: 'direction', is: 'equal', value: 'issue' },
    ],
    order: [{ field: 'projectId' }, { field: 'amount', descending: true }],
    limit: 1,
  });
  if (!issued) return;
  const { projectId, date, amount } = issued;
  await addRecord(call, grantSpending, { grantId, date, projectId, item: '2.1', amount: amount ?? '0.00' });
  const sharing = await call.records.find(project, {
    where: [{ field: 'year', is: 'equal', value: year }],
    order: [{ field: 'code' }],
    limit: SHARES.length,
  });
  if (sharing.length < SHARES.length) return;
  for (const [at, share] of SHARES.entries()) {
    await addRecord(call, grantShare, { year, grantId, projectId: sharing[at]!.id, share });
  }
  await addRecord(call, grantSpending, { grantId, date, item: '1.1', amount: '24000.00' });
}

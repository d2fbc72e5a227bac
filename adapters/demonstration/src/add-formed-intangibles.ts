import { formedIntangible } from '@rdm/core/internal/cost';
import { voucherEntry } from '@rdm/core/internal/finance';
import { project, projectMaster, projectOpening } from '@rdm/core/internal/project';
import type { Call } from '@rdm/core/internal/records';
import { sum, yuan } from '@rdm/core/money';
import { padded, shortYear } from './period';
import { submitAsClerk } from './submit-as-clerk';

/** Accounts of 研发支出-资本化支出. */
const CAPITALISED = '530102';

/** Adds the intangible assets that capitalised projects formed when they ended in a year, at what the books carry for them. */
export async function addFormedIntangibles(call: Call, year: string): Promise<void> {
  const ended = await call.records.find(project, {
    where: [
      { field: 'year', is: 'equal', value: year },
      { field: 'expenditureType', is: 'equal', value: 'capitalised' },
      { field: 'completion', is: 'equal', value: 'ended' },
    ],
    order: [{ field: 'endTime' }],
  });
  for (const [at, { id: projectId, code, name, endTime }] of ended.entries()) {
    await submitAsClerk(call, formedIntangible, {
      assetsCode: `ZY${shortYear(Number(year))}${padded(at + 1, 3)}`,
      assetsName: `${name.replace(/(与样机研制|研发|研究)$/, '')}技术`,
      date: endTime,
      projectId,
      bookCost: await bookCostOf(call, code),
      months: '120',
      remark: '自行研发形成，按10年摊销',
    });
  }
}

/** What was capitalised for a project in all its years, with its balance from before them. */
async function bookCostOf(call: Call, code: string): Promise<string> {
  const years = await call.records.find(project, { where: [{ field: 'code', is: 'equal', value: code }] });
  const entries = await call.records.find(voucherEntry, {
    where: [
      { field: 'projectId', is: 'in', value: years.map(({ id }) => id) },
      { field: 'subjectCode', is: 'likeRight', value: CAPITALISED },
    ],
  });
  const masters = await call.records.findByKeys(projectMaster, [{ code }]);
  const opening = await call.records.find(projectOpening, {
    where: [{ field: 'masterId', is: 'in', value: masters.map(({ id }) => id) }],
  });
  return sum([
    ...opening.map(({ amount }) => yuan(amount)),
    ...entries.map(({ debitAmount, creditAmount }) => yuan(debitAmount ?? '0').minus(yuan(creditAmount ?? '0'))),
  ]).toString();
}

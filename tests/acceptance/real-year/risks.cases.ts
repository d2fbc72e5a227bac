import { projectOpinion } from '@rdm/core/internal/project';
import { expect, it } from 'vitest';
import type { Enterprise, FoundedEnterprise } from './enterprise';

/** The rules that find something in 2024, each as often as it does, in order. */
async function found({ finance }: Enterprise): Promise<readonly string[]> {
  const { risks } = await finance.risks.scan({ year: '2024' });
  return risks.map(({ rule }) => rule).toSorted();
}

/** RD01 with a month of pay by hours, a slip of material and a design fee. */
async function tidyYear(founded: FoundedEnterprise): Promise<Enterprise> {
  const enterprise = await founded();
  await enterprise.project('2024', 'RD01');
  await enterprise.pay('2024-03', 'E1', { wages: '10000' });
  await enterprise.attended('2024-03', 'E1', '160');
  await enterprise.hours('2024-03', 'RD01', 'E1', '40');
  await enterprise.material('2024-03-05', 'RD01', 'LL1', '3000');
  await enterprise.match('530101', '5.1', '设计费');
  await enterprise.voucher(
    '2024-03-20',
    '设计费',
    { account: '530101', debit: '2000', project: 'RD01' },
    { account: '1002', credit: '2000' },
  );
  await enterprise.recompute('2024');
  return enterprise;
}

/** What an inspector would ask of a year whose figures are right, while little else than figures was entered. */
const ofFiles: readonly string[] = [
  // Pay and material are in registers, without a voucher that books them: 2,500 and 3,000 above the accounts.
  ...['finance.taxAboveBook', 'finance.taxAboveBook'],
  // No resolution is filed, and who worked is no member of the project.
  ...['project.noResolution', 'project.notListed'],
  // The accounts have 2,000 for R&D and line 40 has 7,500.
  'year.accountsDiffer',
  // Industry, way of collection and residence are not stated.
  'year.claimFactsMissing',
];

/** What the scan finds in small enterprises, listed by hand. */
export function risksCases(founded: FoundedEnterprise): void {
  it('finds in a tidy year what was not filed, and nothing about its figures', async () => {
    expect(await found(await tidyYear(founded))).toEqual(ofFiles);
  });

  it('finds, besides, each thing a careless year has wrong, once', async () => {
    const enterprise = await tidyYear(founded);
    // 200 hours against 160 attended.
    await enterprise.attended('2024-04', 'E1', '160');
    await enterprise.hours('2024-04', 'RD01', 'E1', '200');
    // Returned more than was ever issued of the slip's material.
    await enterprise.material('2024-05-06', 'RD01', 'LL2', '500', { direction: 'return', materialCode: 'M9' });
    // A debit without a credit.
    await enterprise.voucher('2024-06-20', '设计费', { account: '530101', debit: '900', project: 'RD01' });
    await enterprise.record(projectOpinion, {
      ...{ year: '2024', projectId: enterprise.projectId('2024', 'RD01'), requestedOn: '2025-07-02' },
      outcome: 'pending',
    });
    await enterprise.recompute('2024');
    const beyond = (await found(enterprise)).filter((rule) => !ofFiles.includes(rule));
    expect(beyond).toEqual([
      'finance.oneSided',
      'material.returnWithoutIssue',
      'person.hoursOverAttendance',
      'project.opinionPending',
    ]);
  });
}

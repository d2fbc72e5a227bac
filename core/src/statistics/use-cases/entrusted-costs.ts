import { text } from '../../kernel';
import { allocate, sum, yuan } from '../../kernel/money';
import { contractsOfYear, entrustedContract, isAbroad, type ProjectContract } from '../../project';
import type { Call } from '../../records';
import type { EntrustedCostOfKind } from '../entrusted-by-kind';
import type { StatisticsAmounts } from './statistics-amounts';

/** 委托境内 */
const DOMESTIC = '7.1';

/**
 * What each project entrusted in the country, by the kind of its trustees. Of several contracts each takes a part by what
 * was paid under it in the year, or by the amounts of the contracts where nothing was; else the kind stays unknown.
 */
export async function entrustedCosts(
  call: Call,
  year: string,
  projects: readonly StatisticsAmounts[],
): Promise<EntrustedCostOfKind[]> {
  const spent = projects.flatMap(({ projectId, projectCode, items }) => {
    const amount = items[DOMESTIC] ?? '0';
    return yuan(amount).isZero() ? [] : [{ projectId, projectCode, amount }];
  });
  if (spent.length === 0) return [];
  const contracts = await contractsOfYear(call, year);
  return spent.flatMap(({ projectId, projectCode, amount }): EntrustedCostOfKind[] => {
    const own = (contracts.get(projectId) ?? []).filter(
      ({ contractKind, unit }) => contractKind === 'entrusted' && unit !== null && !isAbroad(unit),
    );
    const parts = own.length === 1 ? [amount] : allocate(amount, weightsOf(own, year));
    const ofProject = (name: string) => text(`${projectCode} ${name}`, `${projectCode} ${name}`);
    if (parts === null) return [{ label: ofProject(''), amount, kind: null }];
    return own.map(({ id, unit, contractNo }, at) => ({
      label: ofProject(`${contractNo} ${unit!.unitsName}`),
      amount: parts[at]!,
      kind: unit!.kind,
      source: { resource: entrustedContract.name, id },
    }));
  });
}

function weightsOf(contracts: readonly ProjectContract[], year: string): string[] {
  const paid = contracts.map(({ payments }) =>
    sum(payments.filter(({ date }) => date.startsWith(`${year}-`)).map(({ amount }) => yuan(amount))).toString(),
  );
  const isPaid = paid.some((each) => !yuan(each).isZero()) && paid.every((each) => !each.startsWith('-'));
  return isPaid ? paid : contracts.map(({ amount }) => amount ?? '0');
}

import { costRecord } from '../../cost';
import { filedPaper, paperNames } from '../../enterprise';
import { sum, yuan } from '../../kernel/money';
import { preferential } from '../../ledger';
import { projectsOfYear } from '../../project';
import type { Call } from '../../records';
import { isCoveredYear } from '../../tax';
import { reportYear } from '../use-cases/report-year';
import { furtherAmounts } from '../use-cases/statistics-amounts';
import { calibreBridge, type CalibreBridge } from './calibre-bridge';

/** The bridge of a year as its papers were computed; of a declared year as it was filed. */
export async function yearBridge(call: Call, given: { readonly year: string }): Promise<CalibreBridge> {
  const year = await reportYear(call, given);
  const filed = await filedPaper<CalibreBridge>(call, year, paperNames.calibreBridge);
  if (filed) return filed;
  const records = await call.records.find(costRecord, {
    where: [{ field: 'year', is: 'equal', value: year }],
    without: ['parts'],
  });
  const collected = byProject(records.map(({ projectId, item, amount }) => ({ projectId, item, amount })));
  const excluded = byProject(records.map(({ projectId, item, excluded: amount }) => ({ projectId, item, amount })));
  const further = await furtherAmounts(call, year);
  const projects = (await projectsOfYear(call, year)).toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const form = isCoveredYear(Number(year)) ? await preferential(call, { year, addedType: 'ANNUAL' }) : null;
  return calibreBridge(
    projects.map(({ id, code, name }) => ({
      projectId: id,
      projectCode: code,
      projectName: name,
      items: { ...collected.get(id), ...further.get(id) },
      excluded: excluded.get(id) ?? {},
    })),
    form?.lines ?? null,
  );
}

interface OfItem {
  readonly projectId: string;
  readonly item: string;
  readonly amount: string | null;
}

function byProject(amounts: readonly OfItem[]): ReadonlyMap<string, Record<string, string>> {
  const projects = new Map<string, Record<string, string>>();
  for (const { projectId, item, amount } of amounts) {
    const own = projects.get(projectId) ?? {};
    own[item] = sum([yuan(own[item] ?? '0'), yuan(amount ?? '0')]).toString();
    projects.set(projectId, own);
  }
  return projects;
}

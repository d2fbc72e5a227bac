import { text, type Trace } from '../../kernel';
import { yuan } from '../../kernel/money';
import { projectReport } from '../../ledger';
import { project } from '../../project';
import type { Call } from '../../records';
import { summed } from './summed';

const basis = { document: '财税〔2015〕119号', article: '第一条' };
const own = text('辅助账合计金额', 'The total of the ledger');
const label = text('研发费用', 'R&D cost');

/** R&D cost of a year by its ledgers; null where there is none. */
export async function rdCost(call: Call, year: number): Promise<Trace | null> {
  const reports = await call.records.find(projectReport, {
    where: [{ field: 'year', is: 'equal', value: String(year) }],
  });
  if (reports.length === 0) return null;
  const ids = [...new Set(reports.map(({ projectId }) => projectId))];
  const projects = await call.records.find(project, { where: [{ field: 'id', is: 'in', value: ids }] });
  const nameOf = new Map(projects.map(({ id, code, name }) => [id, `${code} ${name}`]));
  const inputs = reports.map((report): Trace => {
    const name = nameOf.get(report.projectId) ?? report.projectId;
    return {
      key: `projectreport/${report.id}`,
      label: text(name, name),
      value: yuan(report.total || '0').toString(),
      formula: own,
      inputs: [],
      source: { resource: projectReport.name, id: report.id },
    };
  });
  return summed({ key: `rdCost/${year}`, label, basis }, inputs);
}

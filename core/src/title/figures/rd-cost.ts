import { text, type Trace } from '../../kernel';
import { yuan } from '../../kernel/money';
import { projectReport } from '../../ledger';
import { project } from '../../project';
import type { Call } from '../../records';
import { summed } from './summed';

const basis = { document: '财税〔2015〕119号', article: '第一条' };
const own = text('辅助账合计金额', 'The total of the ledger');
const inChina = text('辅助账合计金额 − 委托境外', 'The total of the ledger − entrusted abroad');
const label = text('研发费用', 'R&D cost');
const domesticLabel = text('在中国境内发生的研发费用', 'R&D cost spent in China');

/** R&D cost of a year by its ledgers; null where there is none. */
export async function rdCost(call: Call, year: number, domestic: boolean): Promise<Trace | null> {
  const reports = await call.records.find(projectReport, {
    where: [{ field: 'year', is: 'equal', value: String(year) }],
  });
  if (reports.length === 0) return null;
  const ids = [...new Set(reports.map(({ projectId }) => projectId))];
  const projects = await call.records.find(project, { where: [{ field: 'id', is: 'in', value: ids }] });
  const nameOf = new Map(projects.map(({ id, code, name }) => [id, `${code} ${name}`]));
  const inputs = reports.map((report): Trace => {
    const name = nameOf.get(report.projectId) ?? report.projectId;
    const total = yuan(report.total || '0');
    const counted = domestic ? total.minus(yuan(report.entrustOverseas || '0')) : total;
    return {
      key: `projectreport/${report.id}`,
      label: text(name, name),
      value: counted.toString(),
      formula: domestic ? inChina : own,
      inputs: [],
      source: { resource: projectReport.name, id: report.id },
    };
  });
  return summed({ key: `rdCost/${year}`, label: domestic ? domesticLabel : label, basis }, inputs);
}

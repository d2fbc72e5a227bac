import { areaCalls, resources } from '@rdm/core/internal/application';
import { reportRegisters } from '@rdm/core/internal/cost';
import { projectReport } from '@rdm/core/internal/ledger';
import { centralisedMember, externalUnit } from '@rdm/core/internal/project';
import type { Download } from '@rdm/core/internal/records';
import { expect, it } from 'vitest';
import { documentText } from '../../contract/ports/document-text';
import { sheetsIn } from '../../setup/recalculated';
import type { Enterprise, FoundedEnterprise } from './enterprise';

const year = '2024';
const nextYear = '2025';
const notice = '数据已变动（1 处：材料 1），以下为变动前计算的数，请一键重算';

const ofYear = [{ field: 'year', is: 'equal', value: year }] as const;

/** Exports that hold no stored figure of a year, and why. */
const booked = 'the revenue of the vouchers as they are booked now';
const notFigures: Readonly<Record<string, string>> = {
  'workbooks.templates': 'templates',
  'workbooks.sample': 'the books of a sample enterprise, to try',
  'users.importTemplate': 'a template',
  'enterprise.enterpriseInfoDownload': 'the card of the enterprise',
  'achievements.exportSummary': 'conversions as they are registered now',
  'achievements.exportStatements': 'conversions as they are registered now',
  'aboveScaleTitle.document': booked,
  'aboveScaleTitle.workbook': booked,
  'costReports.downloadMaterials': 'rows of a register',
  'costViews.depreciationTemplate': 'a template',
  'time.exportStats': 'rows of a register',
  'time.exportAttendance': 'rows of a register',
  'time.exportDevHours': 'rows of a register',
  'evaluation.print': 'a self-assessment as it was kept, with its day',
  'diagnosis.print': 'a diagnosis with the data of its day, which it names',
  'execution.nameList': 'members and hours as they are registered now',
  'finance.exportCooperation': 'entries as they are booked now',
  'funding.export': 'grants and what was spent of them as they are registered now',
  'funding.exportList': 'grants and what was spent of them as they are registered now',
  'project.exportExcel': 'rows of a register',
  'project.exportAll': 'rows of a register',
  'project.sampleTemplate': 'a template',
};

/** The papers of titles not applied for yet, which take their figures from the year. */
function titleExports({ finance }: Enterprise): Record<string, () => Promise<Download>> {
  const of = {
    highTechTitle: year,
    recognitionTitle: nextYear,
    techSmeTitle: nextYear,
    gazelleTitle: nextYear,
  } as const;
  return Object.fromEntries(
    (Object.keys(of) as (keyof typeof of)[]).flatMap((name) =>
      (['document', 'workbook'] as const).map((paper) => [
        `${name}.${paper}`,
        () => finance[name][paper]({ year: of[name] }),
      ]),
    ),
  );
}

/** The workbooks and documents of a year's figures, by the call they come from. */
async function figureExports(enterprise: Enterprise): Promise<Record<string, () => Promise<Download>>> {
  const { finance } = enterprise;
  const projectId = enterprise.projectId(year, 'RD01');
  const [report] = (await finance.resource(projectReport).list({ size: -1 })).records;
  const reportId = report!.id;
  return {
    ...titleExports(enterprise),
    'highTechAnnex.printProjectInfo': () => finance.highTechAnnex.printProjectInfo({ year: nextYear }),
    'highTechAnnex.printProjectCostDetail': () => finance.highTechAnnex.printProjectCostDetail({ year: nextYear }),
    'highTechAnnex.printRelateActivities': () => finance.highTechAnnex.printRelateActivities({ year: nextYear }),
    'highTechAnnex.printProjectDeveloping': () => finance.highTechAnnex.printProjectDeveloping({ year }),
    'ledger.exportPreferential': () => finance.ledger.exportPreferential({ year }),
    'ledger.exportSummary': () => finance.ledger.exportSummary({ year }),
    'ledger.exportSummary of 2015': () => finance.ledger.exportSummary({ year, type: '2020' }),
    'ledger.exportLedger': () => finance.ledger.exportLedger({ projectId, year }),
    'ledger.exportLedger of 2015': () => finance.ledger.exportLedger({ projectId, year, type: '2020' }),
    'ledger.exportLedgerRows': () => finance.ledger.exportLedgerRows({ reportId }),
    'ledger.exportAllocationSheets': () => finance.ledger.exportAllocationSheets({ year }),
    'statistics.export': () => finance.statistics.export({ year }),
    'statistics.exportProjects': () => finance.statistics.exportProjects({ year }),
    'statistics.exportBridge': () => finance.statistics.exportBridge({ year }),
    'project.projectPaper': () => finance.project.projectPaper({ id: projectId, kind: 'midterm' }),
    'execution.finalAccount': () => finance.execution.finalAccount({ projectId }),
    'costViews.exportPersonnelStats': () => finance.costViews.exportPersonnelStats({ where: ofYear }),
    'finance.exportCentralised': () => finance.finance.exportCentralised({ projectId }),
    ...Object.fromEntries(
      (Object.keys(reportRegisters) as (keyof typeof reportRegisters)[]).map((name) => [
        `costReports.export${name}`,
        () => finance.costReports[`export${name}`]({ year }),
      ]),
    ),
    ...Object.fromEntries(
      resources
        .filter((each) => each.figuresOf !== undefined && each.calls.includes('export'))
        .map((each) => [each.name, () => finance.resource(each).export({ where: ofYear, size: -1 })]),
    ),
  };
}

async function textOf(file: Download): Promise<string> {
  if (file.name.endsWith('.docx')) return documentText(file.bytes);
  return (await sheetsIn(file.bytes)).flatMap(({ rows }) => rows.flat().map(String)).join('\n');
}

/** A centralised project with pay by hours and material, recomputed. */
async function figuresOfYear(enterprise: Enterprise): Promise<void> {
  const form = { devForm: 'jzyf', leadOrgName: '本企业', partOrgNames: '甲' };
  const projectId = await enterprise.project(year, 'RD01', form);
  const unit = await enterprise.record(externalUnit, { unitsName: '甲', kind: 'enterprise' });
  const agreed = { share: '40', inBooks: '2', agreementStatus: 'confirmed' };
  await enterprise.record(centralisedMember, { year, projectId, unitId: unit.id, ...agreed });
  await enterprise.pay('2024-03', 'E1', { wages: '8000' });
  await enterprise.attended('2024-03', 'E1', '160');
  await enterprise.hours('2024-03', 'RD01', 'E1', '80');
  await enterprise.material('2024-03-05', 'RD01', 'LL1', '3000');
  await enterprise.recompute(year);
}

export function outdatedCases(founded: FoundedEnterprise): void {
  it('every export is of figures of a year, which can be out of date, or known to be something else', async () => {
    const enterprise = await founded();
    await figuresOfYear(enterprise);
    const walked = new Set(Object.keys(await figureExports(enterprise)).map((name) => name.split(' ')[0]!));
    const printing = Object.entries(areaCalls).flatMap(([area, calls]) =>
      Object.entries(calls).flatMap(([name, call]) => ('prints' in call ? [`${area}.${name}`] : [])),
    );
    expect(printing.filter((name) => !walked.has(name) && !(name in notFigures))).toEqual([]);
    expect(Object.keys(notFigures).filter((name) => !printing.includes(name))).toEqual([]);
  });

  it('every export of figures says what changed since they were computed, and nothing once they are up to date', async () => {
    const enterprise = await founded();
    await figuresOfYear(enterprise);
    const exports = Object.entries(await figureExports(enterprise));
    const saying = async (what: string): Promise<string[]> => {
      const found: string[] = [];
      for (const [name, make] of exports) if ((await textOf(await make())).includes(what)) found.push(name);
      return found;
    };
    expect(await saying('数据已变动')).toEqual([]);
    await enterprise.material('2024-05-01', 'RD01', 'LL2', '500');
    expect(await saying(notice)).toEqual(exports.map(([name]) => name));
  });
}

import type { Ports } from '@rdm/core/internal/application';
import { developmentActivity, paperTemplate } from '@rdm/core/internal/execution';
import { project } from '@rdm/core/internal/project';
import type { Download } from '@rdm/core/internal/records';
import { loadDemonstration } from '@rdm/demonstration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentText } from '../contract/ports/document-text';
import { A_WHILE, openedByOffice } from '../setup/opened-by-office';
import { recalculation } from '../setup/recalculated';
import { memoryStack, type OpenStack } from '../setup/stacks';
import { wordFaults } from './word-faults';

const TENANT = '100001';
const year = '2024';
const lastYear = '2023';

const paperKinds = [
  ...(['survey', 'search', 'approval', 'resolution', 'task', 'midterm', 'change', 'completion'] as const),
];

/** A paper of the project that was completed last year, whose plan was changed on its way. */
async function paperOfProject(ports: Ports, kind: (typeof paperKinds)[number]): Promise<Download> {
  const id = await completedProject(ports);
  if (kind === 'change') {
    await ports.resource(developmentActivity).submit({
      ...{ projectId: id, date: `${lastYear}-08-01`, kind, title: '样机延期' },
      content: '供货推迟两个月，影响 <样机> & 试验。\n请求顺延。',
    });
  }
  return ports.project.projectPaper({ id, kind });
}

/** The same by the enterprise's own template, which is taken out of use again. */
async function filledByOwnTemplate(ports: Ports): Promise<Download> {
  const { bytes: file, name: fileName } = await ports.project.sampleTemplate({ kind: 'approval' });
  const { attachId } = await ports.files.putFile({ file, fileName });
  const templates = ports.resource(paperTemplate);
  const { id } = await templates.submit({ kind: 'approval', name: '本企业', active: '2', templateFiles: [attachId] });
  const filled = await ports.project.projectPaper({ id: await completedProject(ports), kind: 'approval' });
  await templates.remove({ ids: [id] });
  return filled;
}

/** One that began and was completed in the first year of the demonstration. */
async function completedProject(ports: Ports): Promise<string> {
  const { records } = await ports
    .resource(project)
    .list({ where: [{ field: 'code', is: 'equal', value: `RD${lastYear}001` }], size: -1 });
  return records.find((each) => each.year === lastYear)!.id;
}

/** The papers of an enterprise, its projects, titles and achievements, as Word documents and as workbooks. */
const documents: Readonly<Record<string, (ports: Ports) => Promise<Download>>> = {
  企业基本情况表: ({ enterprise }) => enterprise.enterpriseInfoDownload({}),
  高新技术企业认定申请书: async ({ recognitionTitle }) =>
    recognitionTitle.document({ id: (await recognitionTitle.overview({ year })).id! }),
  高新技术企业证书: async ({ highTechTitle }) =>
    highTechTitle.document({ id: (await highTechTitle.overview({ year })).id! }),
  科技型中小企业信息表: async ({ techSmeTitle }) =>
    techSmeTitle.document({ id: (await techSmeTitle.overview({ year })).id! }),
  规上企业入库申请表: async ({ aboveScaleTitle }) =>
    aboveScaleTitle.document({ id: (await aboveScaleTitle.overview({ year })).id! }),
  瞪羚企业申报表: async ({ gazelleTitle }) =>
    gazelleTitle.document({ id: (await gazelleTitle.overview({ year })).id! }),
  成果转化说明: ({ achievements }) => achievements.exportStatements({ year }),
  ...Object.fromEntries(paperKinds.map((kind) => [`项目 ${kind}`, (ports: Ports) => paperOfProject(ports, kind)])),
  样例模板: ({ project: projects }) => projects.sampleTemplate({ kind: 'approval' }),
  按企业模板填写的立项书: filledByOwnTemplate,
};
const workbooks: Readonly<Record<string, (ports: Ports) => Promise<Download>>> = {
  高新技术企业认定: async ({ recognitionTitle }) =>
    recognitionTitle.workbook({ id: (await recognitionTitle.overview({ year })).id! }),
  科技型中小企业: async ({ techSmeTitle }) =>
    techSmeTitle.workbook({ id: (await techSmeTitle.overview({ year })).id! }),
  规上企业入库: async ({ aboveScaleTitle }) =>
    aboveScaleTitle.workbook({ id: (await aboveScaleTitle.overview({ year })).id! }),
  瞪羚企业: async ({ gazelleTitle }) => gazelleTitle.workbook({ id: (await gazelleTitle.overview({ year })).id! }),
  研发活动情况表: ({ highTechAnnex }) => highTechAnnex.printProjectInfo({ year }),
  研发费用结构明细表: ({ highTechAnnex }) => highTechAnnex.printProjectCostDetail({ year }),
  关联关系: ({ highTechAnnex }) => highTechAnnex.printRelateActivities({ year }),
  在研项目: ({ highTechAnnex }) => highTechAnnex.printProjectDeveloping({ year }),
  政府课题预算执行表: async ({ funding }) =>
    funding.export({ projectId: (await funding.projects({ size: 1 })).records[0]!.id }),
  政府课题执行一览: ({ funding }) => funding.exportList({}),
  成果转化汇总表: ({ achievements }) => achievements.exportSummary({ year }),
};

const words = (text: string) => text.replaceAll(/&amp;/g, '&').replaceAll(/&lt;/g, '<').replaceAll(/&gt;/g, '>');
const paragraphs = (bytes: Uint8Array) =>
  words(documentText(bytes))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('The papers of the demonstration enterprise', { timeout: A_WHILE }, () => {
  let stack: OpenStack;
  let ports: Ports;
  const made = async (papers: typeof documents): Promise<[string, Uint8Array][]> => {
    const found: [string, Uint8Array][] = [];
    for (const [name, print] of Object.entries(papers)) found.push([name, (await print(ports)).bytes]);
    return found;
  };

  beforeAll(async () => {
    stack = await memoryStack.open({ tenants: [TENANT] });
    await loadDemonstration(stack.application, `${year}-06-03`);
    ports = await stack.signIn('admin', TENANT);
  }, A_WHILE);
  afterAll(() => stack?.stop());

  it('are Word documents that need no repair, and open with every paragraph they have', async () => {
    const papers = await made(documents);
    const texts = await openedByOffice(
      papers.map(([, bytes]) => bytes),
      'docx',
      'txt:Text (encoded):UTF8',
    );
    for (const [at, [name, bytes]] of papers.entries()) {
      expect([name, wordFaults(bytes)]).toEqual([name, []]);
      const shown = texts[at]!.toString('utf8').replaceAll(/\s/g, '');
      const lines = paragraphs(bytes);
      expect(lines.length, name).toBeGreaterThan(5);
      expect([name, lines.filter((line) => !shown.includes(line.replaceAll(/\s/g, '')))]).toEqual([name, []]);
    }
  });

  it('are workbooks that open, with no formula that comes to an error or to something else than is written', async () => {
    const papers = await made(workbooks);
    const opened = await recalculation(papers.map(([, bytes]) => bytes));
    for (const [at, [name]] of papers.entries()) {
      const { wrong, recalculated } = opened[at]!;
      const errors = recalculated.filter(({ value }) => typeof value === 'string' && /^(#|Err:)/.test(value));
      expect([name, wrong, errors]).toEqual([name, [], []]);
      expect(recalculated.length, name).toBeGreaterThan(3);
    }
  });
});

import type { Ports } from '@rdm/core/internal/application';
import { sha256 } from '@rdm/core/internal/kernel';
import { projectMember } from '@rdm/core/internal/execution';
import { workTime } from '@rdm/core/internal/hours';
import { project } from '@rdm/core/internal/project';
import { addUp } from '@rdm/core/money';
import { loadDemonstration } from '@rdm/demonstration';
import { createPdfBinder } from '@rdm/documents';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentText } from '../contract/ports/document-text';
import { collected } from '../setup/collected';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';
import { sheetsIn } from '../setup/recalculated';
import { writtenDocuments } from '../setup/written-documents';

const year = '2024';

/** A file can be opened if what is in it can be read. */
async function openedText(path: string, bytes: Uint8Array): Promise<string> {
  if (path.endsWith('.xlsx')) return (await sheetsIn(bytes)).map(({ rows }) => rows.flat().join(' ')).join(' ');
  if (path.endsWith('.docx')) return documentText(bytes);
  if (path.endsWith('.pdf')) return `${(await createPdfBinder().pagesOf(bytes)) ?? ''}`;
  return strFromU8(bytes);
}

const ofTheYear = [{ field: 'year', is: 'equal', value: year }] as const;

/** The pack of the demonstration’s year, unpacked as an inspector would. docs/product.md, Retained files */
describe('the evidence of a year', () => {
  let memory: MemoryApplication;
  let ports: Ports;
  let files: Record<string, Uint8Array>;
  let index: { path: string; from: string; pages: string; size: number; digest: string }[];
  beforeAll(async () => {
    memory = await openMemoryApplication({ documents: writtenDocuments });
    await loadDemonstration(memory.application, '2024-06-03');
    ports = await memory.signIn('finance');
    files = unzipSync(await collected((await ports.retention.folder({ year })).chunks));
    const [sheet] = await sheetsIn(files['00_目录.xlsx']!);
    index = sheet!.rows
      .filter(([number]) => /^\d+$/.test(String(number)))
      .map(([, path, from, pages, size, digest]) => ({
        ...{ path: String(path), from: String(from), pages: String(pages ?? '') },
        ...{ size: Number(size), digest: String(digest) },
      }));
  });
  afterAll(() => memory.stop());

  it('has every file of the archive in its index, with its size and its digest', () => {
    const paths = Object.keys(files).filter((path) => !path.startsWith('00_'));
    expect(index.map(({ path }) => path).sort()).toEqual(paths.sort());
    for (const { path, size, digest } of index) {
      expect([path, size, digest]).toEqual([path, files[path]!.length, sha256(files[path]!)]);
    }
  });

  it('has files that open, and tells the pages of each PDF', async () => {
    for (const { path, pages } of index) {
      const read = await openedText(path, files[path]!);
      expect([path, read.trim() === '']).toEqual([path, false]);
      if (path.endsWith('.pdf')) expect([path, pages]).toEqual([path, read]);
    }
  });

  it('has the ledger of each project, the summary, A107012, 107-2 and the allocation sheets', async () => {
    const { records } = await ports.resource(project).list({ size: -1, where: ofTheYear });
    const paths = index.map(({ path }) => path).join('\n');
    expect(records.length).toBeGreaterThan(0);
    for (const { code } of records) expect(paths).toContain(`01_项目/${year}_${code}/F07_`);
    for (const folder of [
      'F05_人员和设备费用分配说明',
      'F07_研发支出辅助账及汇总表',
      'F11_',
      '研究开发活动统计（107-2表）',
    ])
      expect(paths).toContain(`02_年度/${year}/${folder}`);
  });

  it('has the list of staff of each project with members, with the hours they worked for it', async () => {
    const { records: members } = await ports.resource(projectMember).list({ size: -1, where: ofTheYear });
    const lists = index.filter(({ path }) => path.includes('/F03_') && path.endsWith('研发人员名单.xlsx'));
    expect(lists).toHaveLength(new Set(members.map(({ projectId }) => projectId)).size);
    expect(lists.length).toBeGreaterThan(0);
    for (const projectId of new Set(members.map((each) => each.projectId))) {
      const own = members.filter((each) => each.projectId === projectId);
      const code = String((own[0] as unknown as { projectCode: string }).projectCode);
      const { path } = lists.find((each) => each.path.includes(`${year}_${code}/`))!;
      const [sheet] = await sheetsIn(files[path]!);
      const ofTeam = [
        { field: 'projectId', is: 'equal', value: projectId },
        { field: 'personnelId', is: 'in', value: own.map(({ personnelId }) => personnelId) },
      ] as const;
      const { records: worked } = await ports.resource(workTime).list({ size: -1, where: ofTeam });
      const total = sheet!.rows.find(([, text]) => text === '合计')!;
      expect([code, Number(total.at(-1))]).toEqual([code, Number(addUp(worked.map(({ hours }) => hours ?? '0')))]);
      expect(sheet!.rows.filter(([number]) => /^\d+$/.test(String(number)))).toHaveLength(own.length);
    }
  });

  it('shows nobody more than its papers alone: a manager’s pack of a project has its forms and nobody’s pay', async () => {
    const manager = await memory.signIn('manager');
    const { records } = await ports.resource(project).list({ size: 1, where: ofTheYear });
    const { code } = records[0]!;
    const chunks = (await manager.retention.folder({ year, code })).chunks;
    const packed = unzipSync(await collected(chunks));
    const paths = Object.keys(packed).join('\n');
    expect(paths).toContain(`01_项目/${year}_${code}/F14_`);
    expect(paths).not.toContain('F05_');
    await expect(manager.ledger.exportAllocationSheets({ year })).rejects.toMatchObject({ fault: { code: 403 } });
    expect(strFromU8(packed['00_缺少的资料.txt']!)).toMatch(/F05 .*allocationsheet_print/);
    const whole = await collected((await ports.retention.folder({ year, code })).chunks);
    for (const folder of [`01_项目/${year}_${code}/F07_`, `02_年度/${year}/F05_`, `02_年度/${year}/F11_`])
      expect(Object.keys(unzipSync(whole)).join('\n')).toContain(folder);
  });

  it('names what is missing of each project, as the screen does', async () => {
    const said = strFromU8(files['00_缺少的资料.txt']!);
    const standing = await ports.retention.standing({ year });
    expect(standing.some(({ missing }) => missing.length > 0)).toBe(true);
    for (const { projectCode, missing } of standing)
      for (const { fileNo } of missing) expect(said).toMatch(new RegExp(`${projectCode} .*缺少 ${fileNo} `));
    const cover = documentText(files['00_封面.docx']!);
    for (const { projectName, completeness } of standing) {
      expect(cover).toContain(projectName);
      expect(cover).toContain(`${completeness}%`);
    }
  });

  it('is bound into one volume, in which every paper has pages', async () => {
    const { chunks } = await ports.retention.volume({ year });
    const pages = await createPdfBinder().pagesOf(await collected(chunks));
    expect(pages).toBeGreaterThan(index.length);
  });
});

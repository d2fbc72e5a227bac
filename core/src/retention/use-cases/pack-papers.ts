import type { ArchivedEntry, DocumentContent } from '../../kernel';
import type { PrintedDocument, PrintedWorkbook } from '../../records';
import type { PackContents } from './pack-contents';

/** A file of a pack as its index names it. */
export interface PackedFile extends ArchivedEntry {
  /** The register or the paper it comes from. */
  readonly from: string;
  /** Of a PDF or a picture; null of others, whose pages depend on the program that prints them. */
  readonly pages: number | null;
}

/** The index of a pack: each file with its pages, size and digest, by which anybody can check that it is unchanged. */
export const indexOf = (files: readonly PackedFile[]): PrintedWorkbook => ({
  name: '目录',
  rows: [
    {
      name: '目录',
      columns: [
        { heading: '序号', width: 6, kind: 'integer' },
        { heading: '文件', width: 80, kind: 'text' },
        { heading: '来源', width: 22, kind: 'text' },
        { heading: '页数', width: 8, kind: 'integer' },
        { heading: '字节', width: 12, kind: 'integer' },
        { heading: 'SHA-256', width: 68, kind: 'text' },
      ],
      rows: files.map(({ path, from, pages, size, sha256 }, at) => [
        ...[String(at + 1), path, from],
        ...[pages === null ? null : String(pages), String(size), sha256],
      ]),
    },
  ],
});

/** The first page of a pack: the projects in it, and how far they are collected. */
export function coverOf({ title, projects, standing }: PackContents): PrintedDocument {
  const content: DocumentContent = {
    title,
    parts: [
      { kind: 'heading', text: '项目' },
      {
        kind: 'grid',
        headings: ['年度', '项目编号', '项目名称', '资料完整度', '缺少的资料'],
        rows: projects.map(({ id, year, code, name }) => {
          const of = standing.find(({ projectId }) => projectId === id);
          const missing = of?.missing.map(({ fileNo }) => fileNo).join('、') || '无';
          return [year, code, name, `${of?.completeness ?? 0}%`, missing];
        }),
      },
      { kind: 'signatures', lines: ['资料整理人', '复核人'] },
    ],
  };
  return { name: '封面.docx', content };
}

/** What a pack lacks, a line each: files that are required and not there, and what could not be packed. */
export function missingFrom({ standing, ofYear }: PackContents, left: readonly string[]): string[] {
  const lines = standing.flatMap(({ projectCode, projectName, missing }) =>
    missing.map(({ fileNo, label, basis }) => `${projectCode} ${projectName}：缺少 ${fileNo} ${label.zh}（${basis}）`),
  );
  const ofWhole = (ofYear?.missing ?? []).map(
    ({ fileNo, label, basis }) => `年度资料：缺少 ${fileNo} ${label.zh}（${basis}）`,
  );
  const all = [...ofWhole, ...lines, ...left];
  return all.length > 0 ? all : ['必需的资料齐全'];
}

import type { DocumentContent } from '../../kernel';
import type { project } from '../../project';
import type { PrintedDocument, PrintedWorkbook, RecordOf } from '../../records';
import type { ProjectRetention } from './retention-standing';

/** A file of a pack as its index names it. */
export interface PackedFile {
  readonly path: string;
  /** The register or the paper it comes from. */
  readonly from: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** The index of a pack: each file with its size and digest, by which anybody can check that it is unchanged. */
export const indexOf = (files: readonly PackedFile[]): PrintedWorkbook => ({
  name: '目录',
  rows: [
    {
      name: '目录',
      columns: [
        { heading: '序号', width: 6, kind: 'integer' },
        { heading: '文件', width: 80, kind: 'text' },
        { heading: '来源', width: 22, kind: 'text' },
        { heading: '字节', width: 12, kind: 'integer' },
        { heading: 'SHA-256', width: 68, kind: 'text' },
      ],
      rows: files.map(({ path, from, size, sha256 }, at) => [String(at + 1), path, from, String(size), sha256]),
    },
  ],
});

/** The first page of a pack: the projects in it, how far they are collected, and what could not be printed. */
export function coverOf(
  title: string,
  projects: readonly RecordOf<typeof project>[],
  standing: readonly ProjectRetention[],
  unprinted: readonly string[],
): PrintedDocument {
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
      ...(unprinted.length > 0
        ? ([
            { kind: 'heading', text: '未能生成的资料' },
            { kind: 'list', items: unprinted },
          ] as const)
        : []),
      { kind: 'signatures', lines: ['资料整理人', '复核人'] },
    ],
  };
  return { name: '封面.docx', content };
}

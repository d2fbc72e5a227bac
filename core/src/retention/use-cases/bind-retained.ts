import { cleanFileName, downloadOf } from '../../evidence';
import { faults, Refusal, text, type DocumentContent, type PdfContent, type PdfPart } from '../../kernel';
import type { StreamedDownload, Visit } from '../../records';
import type { PackAsked, PackContents, PackPart, Paper } from './pack-contents';
import { coverOf, missingFrom } from './pack-papers';
import { askedContents, orLacking, type RetentionServices } from './pack-retained';

const NO_BINDER = text(
  '此处没有 PDF 字体，不能生成合订本，请用打包下载',
  'There is no font for a PDF here; download the archive',
);

/**
 * What a pack holds bound into one PDF: cover, table of contents, a bookmark for each paper and file by project and kind,
 * what is missing. Made while it is sent: one part at a time is in memory.
 */
export async function bindRetained(
  visit: Visit,
  asked: PackAsked,
  services: RetentionServices,
): Promise<StreamedDownload> {
  const { pdfBinder } = services;
  if (!pdfBinder) throw new Refusal(faults.invalid(NO_BINDER));
  const contents = await askedContents(visit, asked, services);
  return {
    name: `${cleanFileName(contents.title)}.pdf`,
    type: 'application/pdf',
    chunks: pdfBinder.bind(partsOf(visit, contents)),
  };
}

async function* partsOf(visit: Visit, contents: PackContents): AsyncGenerator<PdfPart> {
  const left: string[] = [];
  yield { bookmarks: ['封面'], content: { kind: 'document', content: coverOf(contents).content } };
  for (const part of contents.parts) {
    const found = await orLacking(visit, part, async () => boundOf(visit, part));
    if ('lacking' in found) left.push(found.lacking);
    else yield found;
  }
  const items = missingFrom(contents, left);
  const missing: DocumentContent = { title: '缺少的资料', parts: [{ kind: 'list', items }] };
  yield { bookmarks: [missing.title], content: { kind: 'document', content: missing } };
}

async function boundOf({ run }: Visit, part: PackPart): Promise<PdfPart> {
  const folders = part.folder.split('/');
  if (!('stored' in part)) {
    const paper = await run(part.print);
    return { bookmarks: [...folders, paper.name.replace(/\.\w+$/, '')], content: contentOf(paper) };
  }
  const { name, bytes } = await downloadOf(part.stored);
  return { bookmarks: [...folders, name], content: { kind: 'file', bytes, otherwise: standInFor(part.folder, name) } };
}

function contentOf(paper: Paper): PdfContent {
  if ('content' in paper) return { kind: 'document', content: paper.content };
  if ('sheets' in paper) return { kind: 'forms', sheets: paper.sheets };
  if ('rows' in paper) return { kind: 'workbook', sheets: paper.rows };
  const parts = [{ kind: 'paragraphs', paragraphs: ['该资料为数据文件，见打包下载的压缩包。'] }] as const;
  return { kind: 'document', content: { title: paper.name, parts } };
}

/** The page in the place of a file that cannot be bound: an office document, or a PDF that is locked or damaged. */
const standInFor = (folder: string, name: string): DocumentContent => ({
  title: name,
  parts: [
    {
      kind: 'paragraphs',
      paragraphs: [
        '该文件不是可并入合订本的 PDF 或图片，或者文件已加密、损坏，请在打包下载的压缩包中打开：',
        `${folder}/${name}`,
      ],
    },
  ],
});

import { attachmentNamed, cleanFileName, downloadOf, storedFile, type FileServices } from '../../evidence';
import {
  printedDownload,
  type Call,
  type Download,
  type PrintedArchive,
  type PrintedDocument,
  type PrintedForm,
  type Printers,
  type Visit,
} from '../../records';
import type { Title } from '../application/title';
import { paperFacts } from './paper-facts';
import { recordOfYear, titleNamed, type TitleNamed } from './title-record';
import { titleOverview, type TitleOverview } from './title-overview';
import { paperName, slotLines, titleDocument, titleWorkbook, type TitlePaper } from './title-papers';

/** What the archive of an application needs besides the records. */
export interface PackingServices {
  readonly files: FileServices;
  readonly printers: Printers;
}

async function paperOf(call: Call, title: Title, given: TitleNamed): Promise<TitlePaper> {
  const overview = await titleOverview(call, title, given);
  const { id, year, figures } = overview;
  const record = id === null ? await recordOfYear(call, title, year) : await titleNamed(call, title, id);
  const { enterpriseName, tables } = await paperFacts(call, title, record, year, figures);
  return { title, overview, enterpriseName, tables };
}

export const printTitleDocument = async (call: Call, title: Title, given: TitleNamed): Promise<PrintedDocument> =>
  titleDocument(await paperOf(call, title, given));

export const printTitleWorkbook = async (call: Call, title: Title, given: TitleNamed): Promise<PrintedForm> =>
  titleWorkbook(await paperOf(call, title, given));

/**
 * Everything of an application in one archive: its document, its workbook, its files by slot, and a list of what is
 * there and missing. The bytes of the files are read after the transaction.
 */
export async function packTitle(
  { run }: Visit,
  title: Title,
  given: TitleNamed,
  { files: services, printers }: PackingServices,
): Promise<Download> {
  const { paper, slots } = await run(async (call) => {
    const made = await paperOf(call, title, given);
    const found = [];
    for (const [at, { label, files }] of made.overview.slots.entries()) {
      const folder = `附件/${String(at + 1).padStart(2, '0')}_${label.zh.replaceAll(/[\\/:*?"<>|]/g, '、')}`;
      for (const id of files) {
        found.push({ folder, stored: await storedFile(call, services.stores, await attachmentNamed(call, id)) });
      }
    }
    return { paper: made, slots: found };
  });
  const name = paperName(paper);
  const packed: { path: string; file: PrintedArchive['files'][number]['file'] }[] = [
    { path: `${name}.docx`, file: titleDocument(paper) },
    { path: `${name}.xlsx`, file: titleWorkbook(paper) },
    { path: '材料清单.txt', file: listOf(paper.overview) },
  ];
  for (const [at, { folder, stored }] of slots.entries()) {
    const { name: fileName, bytes } = await downloadOf(stored);
    packed.push({ path: `${folder}/${String(at + 1).padStart(2, '0')}_${cleanFileName(fileName)}`, file: bytes });
  }
  return printedDownload(printers, { name: `${name}.zip`, files: packed });
}

const listOf = (overview: TitleOverview): string =>
  [
    `完整度：${overview.completeness}%`,
    '',
    '材料：',
    ...slotLines(overview),
    '',
    overview.missing.length > 0 ? `还缺少：${overview.missing.map(({ zh }) => zh).join('、')}` : '必需内容齐全',
    '',
  ].join('\r\n');

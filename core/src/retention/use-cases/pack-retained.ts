import { cleanFileName, downloadOf, type FileServices } from '../../evidence';
import { faults, Refusal, text, type ArchivedFile, type PdfBinder } from '../../kernel';
import { printedDownload, requirePermission, type Printers, type StreamedDownload, type Visit } from '../../records';
import { packContents, type PackAsked, type PackContents, type PackPart } from './pack-contents';
import { coverOf, indexOf, missingFrom, type PackedFile } from './pack-papers';

export interface RetentionServices {
  readonly files: FileServices;
  readonly printers: Printers;
  readonly pdfBinder: PdfBinder | undefined;
}

const NOTHING = text('没有可下载的留存备查资料', 'There are no retained files to download');

/** What a pack or volume holds; refuses with 404 where that is nothing. */
export async function askedContents(
  { run }: Visit,
  asked: PackAsked,
  { files }: RetentionServices,
): Promise<PackContents> {
  const contents = await run((call) => packContents(call, asked, files.stores));
  const isNothing = contents.projects.length === 0 && !contents.parts.some((part) => 'stored' in part);
  if (isNothing || contents.parts.length === 0) throw new Refusal({ ...faults.invalid(NOTHING), code: 404 });
  return contents;
}

/**
 * The retained files in one archive, by project and kind, with what the product prints of the year, an index with pages
 * and digest of each file, a cover and what is missing. Made while it is sent: one file at a time is in memory.
 */
export async function packRetained(
  visit: Visit,
  asked: PackAsked,
  services: RetentionServices,
): Promise<StreamedDownload> {
  const contents = await askedContents(visit, asked, services);
  return {
    name: `${cleanFileName(contents.title)}.zip`,
    type: 'application/zip',
    chunks: archiveOf(visit, contents, services),
  };
}

function archiveOf(
  visit: Visit,
  contents: PackContents,
  { printers, pdfBinder }: RetentionServices,
): AsyncIterable<Uint8Array> {
  const described = new Map<string, Pick<PackedFile, 'from' | 'pages'>>();
  const digests = new Map<string, string>();
  const index: PackedFile[] = [];
  const left: string[] = [];

  async function* files(): AsyncGenerator<ArchivedFile> {
    const numbers = new Map<string, number>();
    for (const part of contents.parts) {
      const file = await fileOf(visit, part, printers);
      if ('lacking' in file) {
        left.push(file.lacking);
        continue;
      }
      const number = (numbers.get(part.folder) ?? 0) + 1;
      numbers.set(part.folder, number);
      const path = `${part.folder}/${String(number).padStart(2, '0')}_${cleanFileName(file.name)}`;
      described.set(path, { from: part.from, pages: (await pdfBinder?.pagesOf(file.bytes)) ?? null });
      if ('digest' in part && part.digest !== undefined) digests.set(path, part.digest);
      yield { path, content: file.bytes };
    }
    yield { path: '00_封面.docx', content: (await printedDownload(printers, coverOf(contents))).bytes };
    yield { path: '00_目录.xlsx', content: (await printedDownload(printers, indexOf(index))).bytes };
    yield { path: '00_缺少的资料.txt', content: [...missingFrom(contents, left), ''].join('\r\n') };
  }

  return printers.archiveWriter.stream(files(), (entry) => {
    const of = described.get(entry.path);
    if (!of) return;
    index.push({ ...entry, ...of });
    if ((digests.get(entry.path) ?? entry.sha256) !== entry.sha256) {
      left.push(`${entry.path}：与申报时留存的内容不一致（SHA-256 不符）`);
    }
  });
}

/** The bytes of a part, or a sentence why they are lacking. */
async function fileOf(
  visit: Visit,
  part: PackPart,
  printers: Printers,
): Promise<{ readonly name: string; readonly bytes: Uint8Array } | Lacking> {
  return orLacking(visit, part, async () =>
    'stored' in part ? downloadOf(part.stored) : printedDownload(printers, await visit.run(part.print)),
  );
}

export interface Lacking {
  readonly lacking: string;
}

/** A part, or a sentence why it is lacking; a store that cannot be reached ends the pack. */
export async function orLacking<T>({ caller }: Visit, part: PackPart, read: () => Promise<T>): Promise<T | Lacking> {
  try {
    requirePermission(caller, part.needs);
    return await read();
  } catch (error) {
    const isOfStore = 'stored' in part && !(error instanceof Refusal && [403, 404].includes(error.fault.code));
    if (!(error instanceof Refusal) || isOfStore) throw error;
    return { lacking: `${nameOf(part)}：${error.fault.message.zh}` };
  }
}

const nameOf = (part: PackPart): string =>
  'stored' in part ? `${part.folder}/${part.stored.row.originalName ?? part.stored.row.id}` : part.label;

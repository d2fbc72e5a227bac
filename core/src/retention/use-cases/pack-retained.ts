import {
  attachmentIds,
  attachmentNamed,
  cleanFileName,
  downloadOf,
  storedFile,
  type FileServices,
} from '../../evidence';
import { faults, fill, Refusal, sha256, text } from '../../kernel';
import { printAllocationSheets, printLedgerOfProject, printPreferential, printSummary } from '../../ledger';
import { project } from '../../project';
import {
  printedDownload,
  wholly,
  type Call,
  type Download,
  type PrintedForm,
  type Printers,
  type RecordOf,
  type Visit,
} from '../../records';
import { referenceFile } from '../reference-file';
import { retainedKind, retentionCategories, type RetainedKind, type RetentionCategory } from '../retention-catalogue';
import { coverOf, indexOf, type PackedFile } from './pack-papers';
import { foundElsewhere } from './found-elsewhere';
import { retentionOf, type ProjectRetention } from './retention-standing';

/** Which files are packed: of a category or all, of a project over its years, of a year, or of both. */
export interface PackAsked {
  readonly category?: RetentionCategory;
  readonly projectCode?: string;
  readonly year?: string;
}

export interface RetentionServices {
  readonly files: FileServices;
  readonly printers: Printers;
}

const MEGABYTE = 1024 * 1024;
/** A pack is put together in memory; larger ones are made by project or by category. */
const MOST_MEGABYTES = 300;
const said = {
  nothing: text('没有可下载的留存备查资料', 'There are no retained files to download'),
  large: text(
    '所选资料共 {size} MB，一次最多打包 {most} MB，请按项目或按类别下载',
    'These files have {size} MB, and one pack holds {most} MB; download them by project or by category',
  ),
};

type Project = RecordOf<typeof project>;
type Stored = Awaited<ReturnType<typeof storedFile>>;
type Found =
  | { readonly folder: string; readonly stored: Stored; readonly from: string }
  | { readonly folder: string; readonly form: PrintedForm; readonly from: string };

/**
 * The retained files in one archive, by project and kind, with what the product prints of the year, an index with the
 * digest of each file, a cover and what is missing. The bytes are read after the transaction.
 */
export async function packRetained(
  { run }: Visit,
  asked: PackAsked,
  { files: services, printers }: RetentionServices,
): Promise<Download> {
  const { projects, found, standing, unprinted } = await run((call) => collected(call, asked, services));
  if (found.length === 0) throw new Refusal({ ...faults.invalid(said.nothing), code: 404 });
  const packed: (PackedFile & { readonly bytes: Uint8Array })[] = [];
  const counts = new Map<string, number>();
  for (const each of found) {
    const at = (counts.get(each.folder) ?? 0) + 1;
    counts.set(each.folder, at);
    const { name, bytes } =
      'stored' in each ? await downloadOf(each.stored) : await printedDownload(printers, each.form);
    const path = `${each.folder}/${String(at).padStart(2, '0')}_${cleanFileName(name)}`;
    packed.push({ path, from: each.from, size: bytes.length, sha256: sha256(bytes), bytes });
  }
  const name = ['留存备查资料', asked.year, asked.projectCode, asked.category && retentionCategories[asked.category].zh]
    .filter(Boolean)
    .join('-');
  return printedDownload(printers, {
    name: `${cleanFileName(name)}.zip`,
    files: [
      { path: '00_封面.docx', file: coverOf(name, projects, standing, unprinted) },
      { path: '00_目录.xlsx', file: indexOf(packed) },
      { path: '00_缺少的资料.txt', file: missingOf(standing, unprinted) },
      ...packed.map(({ path, bytes }) => ({ path, file: bytes })),
    ],
  });
}

async function collected(call: Call, asked: PackAsked, services: FileServices) {
  const projects = await call.records.find(project, {
    where: [
      ...(asked.projectCode ? [{ field: 'code', is: 'equal', value: asked.projectCode } as const] : []),
      ...(asked.year ? [{ field: 'year', is: 'equal', value: asked.year } as const] : []),
    ],
    order: [{ field: 'year' }, { field: 'code' }],
  });
  const isAsked = ({ category }: RetainedKind) => !asked.category || category === asked.category;
  const files = await filesOf(call, projects, asked, isAsked);
  const found: Found[] = [];
  let size = 0;
  for (const { folder, id, from } of files) {
    const row = await attachmentNamed(call, id);
    size += row.size ?? 0;
    found.push({ folder, from, stored: await storedFile(call, services.stores, row) });
  }
  if (size > MOST_MEGABYTES * MEGABYTE) {
    const given = { size: Math.ceil(size / MEGABYTE), most: MOST_MEGABYTES };
    throw new Refusal(faults.invalid(fill(said.large, given)));
  }
  const unprinted: string[] = [];
  for (const { kind, folder, print } of prints(call, projects, asked)) {
    if (!isAsked(kind)) continue;
    try {
      found.push({ folder, form: await print(), from: kind.label.zh });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      unprinted.push(`${kind.no} ${kind.label.zh}：${error.fault.message.zh}`);
    }
  }
  return { projects, found, standing: await retentionOf(call, projects), unprinted };
}

/** The files of projects and years, those of other registers among them, each with its folder. */
async function filesOf(
  call: Call,
  projects: readonly Project[],
  asked: PackAsked,
  isAsked: (kind: RetainedKind) => boolean,
): Promise<{ folder: string; id: string; from: string }[]> {
  const byId = new Map(projects.map((each) => [each.id, each]));
  const own = await wholly(call).records.find(referenceFile, {
    where: asked.year ? [{ field: 'year', is: 'equal', value: asked.year }] : [],
  });
  const files: { folder: string; id: string; from: string }[] = [];
  const add = (of: Project | null, year: string, fileNo: string, ids: readonly string[], from: string) => {
    const kind = retainedKind(fileNo);
    if (!kind || !isAsked(kind)) return;
    for (const id of ids) files.push({ folder: folderOf(of, year, kind), id, from });
  };
  for (const { projectId, year, fileNo, recordFiles } of own) {
    const of = projectId === null ? null : byId.get(projectId);
    // Of another project, or of one outside the data scopes; files of the year belong to a pack of the year alone.
    if (of === undefined || (of === null && asked.projectCode)) continue;
    add(of, year, fileNo, attachmentIds(recordFiles), referenceFile.label.zh);
  }
  for (const { projectId, fileNo, fileIds, label } of await foundElsewhere(call, [...byId.keys()])) {
    const of = byId.get(projectId)!;
    add(of, of.year, fileNo, fileIds, label.zh);
  }
  return files.sort((one, other) => (one.folder < other.folder ? -1 : one.folder > other.folder ? 1 : 0));
}

function folderOf(of: Project | null, year: string, { no, label }: RetainedKind): string {
  const kind = `${no}_${label.zh}`;
  return of ? `01_项目/${year}_${cleanFileName(of.code)}/${kind}` : `02_年度/${year}/${kind}`;
}

/** What the product prints of what is asked for; made one after the other, as each reads much. */
function* prints(call: Call, projects: readonly Project[], { year, projectCode }: PackAsked) {
  const [allocation, ledgers, form] = ['F05', 'F07', 'F11'].map((no) => retainedKind(no)!) as [
    RetainedKind,
    RetainedKind,
    RetainedKind,
  ];
  for (const each of projects) {
    const folder = folderOf(each, each.year, ledgers);
    yield { kind: ledgers, folder, print: () => printLedgerOfProject(call, { projectId: each.id, year: each.year }) };
  }
  if (!year || projectCode) return;
  yield { kind: ledgers, folder: folderOf(null, year, ledgers), print: () => printSummary(call, { year }) };
  yield {
    kind: form,
    folder: folderOf(null, year, form),
    print: () => printPreferential(call, { year, addedType: 'ANNUAL' }),
  };
  yield {
    kind: allocation,
    folder: folderOf(null, year, allocation),
    print: () => printAllocationSheets(call, { year }),
  };
}

function missingOf(standing: readonly ProjectRetention[], unprinted: readonly string[]): string {
  const lines = standing.flatMap(({ projectCode, projectName, missing }) =>
    missing.map(({ fileNo, label, basis }) => `${projectCode} ${projectName}：缺少 ${fileNo} ${label.zh}（${basis}）`),
  );
  const all = [...lines, ...unprinted];
  return [...(all.length > 0 ? all : ['必需的资料齐全']), ''].join('\r\n');
}

import { closingDeclaration, declaration } from '../../enterprise';
import {
  attachmentIds,
  attachmentNamed,
  cleanFileName,
  storedFile,
  type FileStores,
  type StoredFile,
} from '../../evidence';
import { executionCalls, printFinalAccount, printNameList } from '../../execution';
import {
  centralisedWorkbook,
  financeCalls,
  ledgerCalls,
  printAllocationSheets,
  printLedgerOfProject,
  printPreferential,
  printSummary,
} from '../../ledger';
import { project } from '../../project';
import { wholly, type Call, type Printed, type PrintedArchive, type RecordOf, type Resource } from '../../records';
import { printAnnualReport, statisticsCalls } from '../../statistics';
import { referenceFile } from '../reference-file';
import { retainedKind, retentionCategories, type RetainedKind, type RetentionCategory } from '../retention-catalogue';
import { foundElsewhere } from './found-elsewhere';
import { retentionOf, retentionOfYear, type ProjectRetention, type Retention } from './retention-standing';

/** Which files are packed: of a category or all, of a project over its years, of a year, or of both. */
export interface PackAsked {
  readonly category?: RetentionCategory;
  readonly projectCode?: string;
  readonly year?: string;
}

export type Paper = Exclude<Printed, PrintedArchive>;

interface Part {
  readonly folder: string;
  /** The register or the kind of paper it comes from. */
  readonly from: string;
  /** The right to see or print it where it stands: a pack shows nobody more than its registers do. */
  readonly needs: string;
}

/** A file that is there. */
export interface StoredPart extends Part {
  readonly stored: StoredFile;
  /** Its SHA-256 when it was filed. */
  readonly digest?: string;
}

/** A paper that the product prints; each in a transaction of its own, because one reads much. */
export interface PaperPart extends Part {
  readonly label: string;
  readonly print: (call: Call) => Promise<Paper>;
}

export type PackPart = StoredPart | PaperPart;

/** What a pack holds, in the order of its folders, before any of it is read. */
export interface PackContents {
  readonly title: string;
  readonly projects: readonly Project[];
  readonly standing: readonly ProjectRetention[];
  /** Of the year as a whole; null in a pack of a project over its years. */
  readonly ofYear: Retention | null;
  readonly parts: readonly PackPart[];
}

type Project = RecordOf<typeof project>;
type IsAsked = (kind: RetainedKind) => boolean;

/** The projects whose files are asked for, of those the caller may see. */
export const projectsAsked = (call: Call, { projectCode, year }: PackAsked): Promise<Project[]> =>
  call.records.find(project, {
    where: [
      ...(projectCode ? [{ field: 'code', is: 'equal', value: projectCode } as const] : []),
      ...(year ? [{ field: 'year', is: 'equal', value: year } as const] : []),
    ],
    order: [{ field: 'year' }, { field: 'code' }],
  });

export async function packContents(call: Call, asked: PackAsked, stores: FileStores): Promise<PackContents> {
  const projects = await projectsAsked(call, asked);
  const isAsked: IsAsked = ({ category }) => !asked.category || category === asked.category;
  const files = [...(await retainedFiles(call, projects, asked, isAsked)), ...(await filedWorkbooks(call, asked))];
  const stored: StoredPart[] = [];
  for (const { id, ...part } of files) {
    stored.push({ ...part, stored: await storedFile(call, stores, await attachmentNamed(call, id)) });
  }
  const { standing, staffed } = await retentionOf(call, projects);
  return {
    title: titleOf(asked),
    projects,
    standing,
    ofYear: asked.year ? await retentionOfYear(call, { year: asked.year }) : null,
    parts: [...stored, ...papersOf(projects, staffed, asked, isAsked)].sort(byFolder),
  };
}

const byFolder = (one: PackPart, other: PackPart): number =>
  one.folder < other.folder ? -1 : one.folder > other.folder ? 1 : 0;

const titleOf = ({ year, projectCode, category }: PackAsked): string =>
  ['留存备查资料', year, projectCode, category && retentionCategories[category].zh].filter(Boolean).join('-');

type Kept = Part & { readonly id: string; readonly digest?: string };

/** The files of projects and years, those of other registers among them. */
async function retainedFiles(
  call: Call,
  projects: readonly Project[],
  asked: PackAsked,
  isAsked: IsAsked,
): Promise<Kept[]> {
  const byId = new Map(projects.map((each) => [each.id, each]));
  const own = await wholly(call).records.find(referenceFile, {
    where: asked.year ? [{ field: 'year', is: 'equal', value: asked.year }] : [],
  });
  const files: Kept[] = [];
  const add = (of: Project | null, year: string, fileNo: string, ids: readonly string[], register: Resource) => {
    const kind = retainedKind(fileNo);
    if (!kind || !isAsked(kind)) return;
    const { label, permissions } = register;
    for (const id of ids) files.push({ folder: folderOf(of, year, kind), id, from: label.zh, needs: permissions.view });
  };
  for (const { projectId, year, fileNo, recordFiles } of own) {
    const of = projectId === null ? null : byId.get(projectId);
    // Of another project, or of one outside the data scopes; files of a year belong to packs in which it is asked for.
    if (of === undefined || (of === null && !asked.year)) continue;
    add(of, year, fileNo, attachmentIds(recordFiles), referenceFile);
  }
  const years = asked.year ? [asked.year] : [];
  for (const found of await foundElsewhere(call, { projectIds: [...byId.keys()], years })) {
    const of = byId.get(found.of) ?? null;
    add(of, of?.year ?? found.of, found.fileNo, found.fileIds, found.register);
  }
  return files;
}

/** The workbooks as the declaration of the year filed them, with their digests of that day. */
async function filedWorkbooks(call: Call, { year, category }: PackAsked): Promise<Kept[]> {
  if (!year || (category && category !== 'ledger')) return [];
  const filed = await closingDeclaration(call, year);
  return (filed?.digests ?? []).map(({ attachmentId, sha256 }) => ({
    folder: `${yearFolder(year)}/${FILED}`,
    id: attachmentId,
    from: declaration.label.zh,
    needs: declaration.permissions.view,
    digest: sha256,
  }));
}

const FILED = '申报时留存的表单';
const yearFolder = (year: string) => `02_年度/${year}`;

function folderOf(of: Project | null, year: string, { no, label }: RetainedKind): string {
  const kind = `${no}_${label.zh}`;
  return of ? `01_项目/${year}_${cleanFileName(of.code)}/${kind}` : `${yearFolder(year)}/${kind}`;
}

/**
 * What the product prints of what is asked for; of a declared year as it was filed. Forms of the year are those of the whole
 * enterprise, as where they are printed alone.
 */
function* papersOf(
  projects: readonly Project[],
  staffed: ReadonlySet<string>,
  { year, category }: PackAsked,
  isAsked: IsAsked,
): Generator<PaperPart> {
  const kinds = (no: string) => [retainedKind(no)!].filter(isAsked);
  for (const each of projects) {
    const of = (kind: RetainedKind) => ({
      folder: folderOf(each, each.year, kind),
      from: kind.label.zh,
      label: `${each.year}年${each.code} ${kind.no} ${kind.label.zh}`,
    });
    for (const kind of staffed.has(each.id) ? kinds('F03') : []) {
      yield {
        ...of(kind),
        needs: executionCalls.nameList.needs,
        print: (call) => printNameList(call, { projectId: each.id }),
      };
    }
    for (const kind of kinds('F14')) {
      yield {
        ...of(kind),
        needs: executionCalls.finalAccount.needs,
        print: (call) => printFinalAccount(call, { projectId: each.id }),
      };
    }
    for (const kind of kinds('F07')) {
      yield {
        ...of(kind),
        needs: ledgerCalls.exportLedger.needs,
        print: (call) => printLedgerOfProject(call, { projectId: each.id, year: each.year }),
      };
    }
    for (const kind of each.devForm === 'jzyf' ? kinds('F06') : []) {
      yield {
        ...of(kind),
        needs: financeCalls.exportCentralised.needs,
        print: (call) => centralisedWorkbook(call, { projectId: each.id }),
      };
    }
  }
  if (!year) return;
  const ofYear = (kind: RetainedKind) => ({
    folder: folderOf(null, year, kind),
    from: kind.label.zh,
    label: `${year}年度 ${kind.no} ${kind.label.zh}`,
  });
  for (const kind of kinds('F05'))
    yield {
      ...ofYear(kind),
      needs: ledgerCalls.exportAllocationSheets.needs,
      print: (call) => printAllocationSheets(call, { year }),
    };
  for (const kind of kinds('F07'))
    yield {
      ...ofYear(kind),
      needs: ledgerCalls.exportSummary.needs,
      print: (call) => printSummary(wholly(call), { year }),
    };
  for (const kind of kinds('F11')) {
    yield {
      ...ofYear(kind),
      needs: ledgerCalls.exportPreferential.needs,
      print: (call) => printPreferential(wholly(call), { year, addedType: 'ANNUAL' }),
    };
  }
  if (category && category !== 'ledger') return;
  const report = '研究开发活动统计（107-2表）';
  yield {
    ...{ folder: `${yearFolder(year)}/${report}`, from: report, label: `${year}年度 ${report}` },
    needs: statisticsCalls.export.needs,
    print: (call) => printAnnualReport(wholly(call), { year }),
  };
}

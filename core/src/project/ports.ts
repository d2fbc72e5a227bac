import type { Download, Draft, ImportReport, ImportRequest, Page, PageQuery, RecordOf, StoredRecord } from '../records';
import type { FieldFault } from '../kernel';
import type { project } from './project';
import type { projectBudget } from './project-budget';
import type { projectDetail } from './project-detail';

/** A project with its approval detail and its budget, where it has them. */
export interface ProjectSheet {
  readonly project: RecordOf<typeof project>;
  readonly detail: RecordOf<typeof projectDetail> | null;
  readonly budget: RecordOf<typeof projectBudget> | null;
}

/** What a form of a whole project sends. Parts left out stay as they are. */
export interface ProjectSheetDraft {
  readonly project: Draft;
  readonly detail?: Draft;
  readonly budget?: Draft;
}

/** Whether a project has all that the declaration asks for, and what is missing where. */
export interface ProjectCompleteness {
  readonly projectId: string;
  readonly complete: boolean;
  readonly missing: readonly ProjectGap[];
}

export interface ProjectGap extends FieldFault {
  /** Which part of the sheet the field stands in. */
  readonly part: 'project' | 'detail' | 'budget';
}

/** Projects of a year counted. Amounts in 万元. */
export interface ProjectYearStats {
  readonly year: string;
  readonly count: number;
  readonly ongoing: number;
  readonly ended: number;
  readonly drafts: number;
  readonly budgetAmount: string;
  readonly govAmount: string;
  /** Counts by dictionary key. */
  readonly byType: Readonly<Record<string, number>>;
  readonly byStage: Readonly<Record<string, number>>;
  readonly bySource: Readonly<Record<string, number>>;
  readonly byDevForm: Readonly<Record<string, number>>;
}

/** The special calls of projects. Refusals as those of `ResourcePort`. */
export interface ProjectPort {
  /** The next free project code of a year, in the manner of the year's other codes. */
  code(args: { year: string }): Promise<string>;
  /** A draft for `year` with what carries over: no dates of the old year, no files, no figures of cost. */
  copy(args: { id: string; year: string }): Promise<ProjectSheet>;
  sheet(args: { id: string }): Promise<ProjectSheet>;
  /** Project, approval detail and budget in one transaction; `dataStatus` `save` keeps an incomplete one as a draft. */
  save(args: { sheet: ProjectSheetDraft; key?: string }): Promise<ProjectSheet>;
  /** The approval detail of the project it names. */
  saveDetail(args: { draft: Draft; key?: string }): Promise<RecordOf<typeof projectDetail>>;
  validateInfo(args: { projectId: string }): Promise<ProjectCompleteness>;
  hasVirtualAssets(args: { id: string }): Promise<boolean>;
  lastYearStats(): Promise<ProjectYearStats>;
  listWeb(query: PageQuery): Promise<Page<RecordOf<typeof project>>>;
  /** The projects that the caller leads, applied for or entered. */
  listMine(query: PageQuery): Promise<Page<RecordOf<typeof project>>>;
  /** A workbook of the chosen projects. */
  exportExcel(args: { ids: string }): Promise<Download>;
  exportAll(query: PageQuery): Promise<Download>;
  /** Changes existing projects from a workbook; a row that names none is a fault. */
  importModify(args: Pick<ImportRequest, 'file' | 'fileName'>): Promise<ImportReport>;
  /** One project as a document (.docx). */
  exportDocument(args: { id: string }): Promise<Download>;
  budgetOfProject(args: { projectId: string }): Promise<RecordOf<typeof projectBudget> | null>;
}

/** A row of a sheet as the store knows it. */
export type SheetRecords = Readonly<Record<keyof ProjectSheet, StoredRecord | null>>;

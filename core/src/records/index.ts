export { type Access, accessOf, admittedCaller, requireAccess, resourceAccess } from './access';
export { SAMPLE_PREFIX, type SampleWorkbooks, yearOfSamples } from './workbook/sample-workbooks';
export { type AmountSums, amountColumns, sumsOfRows } from './amount-sums';
export { type AroundRecords, aroundRecords } from './around-records';
export {
  type Call,
  type NameOf,
  type Caller,
  type ChangeNotes,
  type ImportedChange,
  type RefusedWrite,
  type ResourceHooks,
  type ReviewedRow,
  type RowFault,
  type Write,
  requirePermission,
  wholly,
  writingFor,
} from './call';
export {
  type AreaCalls,
  type PortOf,
  type PortsOf,
  type ServicesOf,
  type SpecialCall,
  type Visit,
  calls,
} from './calls';
export { dictionariesOf, dictionaryOf } from './check-values';
export { type HooksByName, composedHooks, hooksOn } from './composed-hooks';
export { computedOnly, refusalOfComputed } from './computed-only';
export { computedBy, computedCalls } from './declaration/computed-records';
export { comparable } from './declaration/condition-value';
export { duplicateKey } from './declaration/duplicate-key';
export { bulkyFields } from './declaration/bulky-fields';
export {
  type Draft,
  type Field,
  type Packing,
  type FieldOptions,
  type FilesField,
  type MoneyField,
  type ReferenceField,
  type RuleBySetting,
  isTypedSecret,
} from './declaration/field';
export {
  computed,
  date,
  dictionary,
  dictionaryMany,
  files,
  integer,
  longText,
  money,
  month,
  number,
  percent,
  reference,
  referenceMany,
  string,
  structure,
  structureOf,
  time,
  treeReference,
  year,
  yesNo,
} from './declaration/fields';
export { parseValue } from './declaration/parse-value';
export { recordSchema } from './declaration/record-schema';
export type {
  Download,
  HistoryEntry,
  ImportCorrection,
  ImportError,
  ImportPreview,
  ImportReport,
  ImportRequest,
  PreviewedRow,
  StreamedDownload,
  UploadedFile,
  ResourcePort,
  TreeNode,
} from './declaration/resource-port';
export {
  type BaseRecord,
  type Column,
  type DraftValues,
  type FieldOf,
  type Fields,
  type NewValues,
  type PermissionCode,
  type RecordOf,
  type Resource,
  type ResourceCall,
  type ResourcePermissions,
  type StoredRecord,
  type ValuesOf,
  columnHeading,
  columnLabel,
  columnOf,
  crud,
  defineResource,
  referencesOf,
} from './declaration/resource';
export { compareShown, isSeen, requireSeen, wouldBeSeen } from './declaration/shown-rows';
export { type Storage, baseColumns, isAmount, storageOf } from './declaration/storage';
export { underSettings } from './declaration/under-settings';
export {
  type Validation,
  initialDraft,
  isVisible,
  requiredMessage,
  validateRecord,
} from './declaration/validate-record';
export {
  fieldsOf,
  insertRecords,
  insertRows,
  newRow,
  restoreRows,
  rowMaker,
  sameValue,
  updateRecords,
} from './declaration/write-records';
export type { DictionaryItem } from './dictionary-item';
export { fileName } from './file-name';
export { joinedIds } from './joined-ids';
export { allRecords, listRecords, ownConditions } from './list-records';
export { DEFAULT_PAGE_SIZE, LARGEST_PAGE, type Page, type PageQuery, pageBounds, pageOf } from './page';
export { type OpenCall, portsOfAreas } from './ports-of-calls';
export {
  type Printed,
  type PrintedArchive,
  type PrintedDocument,
  type PrintedForm,
  type PrintedWorkbook,
  type Printers,
  printedDownload,
} from './printed';
export { rebuildRecords } from './rebuild-records';
export { existing, recordDetail } from './record-detail';
export {
  type AuditEntry,
  type Comparison,
  type Condition,
  type ChangeCount,
  type ImportEntries,
  type PartOfChanges,
  type RecordsAround,
  type ImportEntry,
  type KeyedId,
  type Order,
  type FoundPage,
  type RecordRows,
  RecordStore,
  type Records,
  type Leaving,
  type ReadRecord,
  type Selection,
  type Summing,
  type Sums,
  type Where,
  typedRecords,
} from './records';
export { removeRecords, removeRows } from './remove-records';
export { type ExportedPaper, type Exports, exportedName, exportedPapers, exportsOf } from './exported';
export { requireMonth, requireYear } from './required-period';
export { type ResourceServices, resourcePort, typedResourcePort } from './resource-port';
export { ruledIn } from './ruled-in';
export { guardedRecords, type Guard } from './guarded-records';
export { KeptAnswers } from './kept-answers';
export { repeatedReads } from './repeated-reads';
export { withinScope } from './scoped-call';
export { separateReads } from './separate-reads';
export { listedPage, recordRead } from './shown-page';
export { idsIn, withShownValues } from './shown-values';
export { Submissions, submission } from './submission';
export { askerOf } from './long-work/asker-of';
export { cancellableRecords } from './long-work/cancellable-records';
export {
  type AskedWork,
  type Asker,
  type DoesWork,
  type LongWork,
  type UnfinishedWork,
  type WorkInHand,
  cancelledWork,
} from './long-work/long-work';
export { longWorkInProcess } from './long-work/long-work-in-process';
export { keepOutcome, outcomeOf, workOutcome } from './long-work/work-outcome';
export { requireOwnTenant } from './own-tenant';
export { messageAlone } from './message-alone';
export { type CheckedDraft, checkDraft, recordMeant, submitRecord, submitRecords, writeChecked } from './submit-record';
export { calculation, trace } from './trace-schema';
export { type SignInClient, type Visitor, nobody, withWork } from './visitor';
export { applyLayout, layoutPlace } from './layout/apply-layout';
export { boundedPattern } from './layout/bounded-pattern';
export { cellAsText } from './layout/cell-as-text';
export { fingerprintOf } from './layout/fingerprint';
export { comparedHeading, type HeadingPlace } from './layout/heading-place';
export type { FieldSource, Layout, Step, Unfolding } from './declaration/layout';
export type { LaidOutSheet, SheetOrigin } from './layout/laid-out-sheet';
export { headingsOfSource, headingsRead } from './layout/layout-headings';
export { layoutSchema } from './layout/layout-schema';
export { type FoundColumns, type LayoutHints, type Proposal, proposeLayout, sourceFor } from './layout/propose-layout';
export { checkImport } from './workbook/check-import';
export { recogniseWorkbook } from './workbook/recognise-workbook';
export { requiredInWorkbook } from './workbook/sheet-columns';
export { exportSheet } from './workbook/export-workbook';
export { type ImportKeeper, type TakenFile, withFileFindings, writeKept } from './workbook/import-keeper';
export { importReport } from './workbook/import-report-schema';
export { importWorkbook } from './workbook/import-workbook';
export type { Recognition } from './workbook/recognise-workbook';
export { templateSheets } from './workbook/template-workbook';
export { uploadedSheet } from './workbook/uploaded-sheet';
export { type WorkbooksPort, workbookCalls } from './workbook/workbook-calls';
export { writeImport } from './workbook/write-import';
export * as answer from './answer-schemas';
export * as argument from './argument-schemas';

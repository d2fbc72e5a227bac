export { type CalendarEvent, type CalendarFile, CalendarWriter } from './calendar-file';
export { Cell, type Explanation, exactFigure, figure, leaf } from './calculation/cell';
export { decimalText } from './calculation/decimal-text';
export { evaluateTrace } from './calculation/evaluate-trace';
export { evaluate } from './calculation/evaluate';
export { requireTrace } from './calculation/require-trace';
export { explain, type ExplainOptions } from './calculation/explain';
export { type Expression, isOperation, placesIn, refer } from './calculation/expression';
export {
  constant,
  dividedBy,
  fraction,
  max,
  min,
  minus,
  named,
  notBelowZero,
  percentage,
  plus,
  rounded,
  times,
} from './calculation/operations';
export {
  type Rational,
  added,
  compared,
  divided,
  multiplied,
  rational,
  readRational,
  roundedTo,
  zero,
} from './calculation/rational';
export { type TracedCells, traceOf } from './calculation/trace-of';
export { type Traced, withTrace } from './calculation/with-trace';
export { worksheet } from './calculation/worksheet';
export { type PdfContent, type PdfPart, PdfBinder } from './pdf';
export { type ArchivedEntry, type ArchivedFile, ArchiveWriter } from './archive';
export type { Cancellation } from './cancellation';
export { columnLetters } from './column-letters';
export {
  type DocumentCell,
  type DocumentContent,
  type DocumentFact,
  type DocumentPart,
  DocumentWriter,
  TemplateFiller,
  type TemplatePlace,
  type TemplateReading,
  type TemplateValues,
} from './document';
export { ephemeralInProcess } from './ephemeral-in-process';
export { type Counted, Ephemeral, type MessageListener, uncounted } from './ephemeral';
export {
  advanceIn,
  hasApplied,
  type Move,
  type Procedure,
  type StandingIn,
  type Step,
  type StepMaker,
} from './procedure';
export { Clock, Ids, PasswordHasher } from './driven';
export {
  DomainError,
  type Fault,
  type FieldFault,
  type InputIssue,
  OUTCOME_UNKNOWN,
  STARTING,
  Refusal,
  faults,
  refusedInput,
} from './fault';
export { type DbfTable, type FlatFile, FlatFileWriter, type TableField, type TextFile } from './flat-file';
export {
  type FormAmount,
  type FormCell,
  type FormColumn,
  type FormHeadCell,
  type FormHeaderLine,
  type FormPrint,
  type FormRow,
  type FormSheet,
  FormSheetWriter,
  firstBodyRow,
} from './form-sheet';
export { frozen } from './frozen';
export { grouped, groupedBy } from './grouped';
export { ID_DIGITS, isId } from './id';
export { joined, listed, monthsListed } from './listed';
export {
  type CellValue,
  type MergedCells,
  type SheetContent,
  type SpreadsheetKind,
  SpreadsheetReader,
  type SpreadsheetReading,
  SpreadsheetWriter,
  type WorkbookColumn,
  type WorkbookSheet,
} from './spreadsheet';
export { sha256 } from './sha256';
export { type Language, type Text, fill, inLanguage, midSentence, nameWithCode, quotable, text } from './text';
export type { LegalBasis, Trace } from './trace';
export { isStated, statedAmount } from './money/stated-amount';
export { givenDecimal } from './money/given-decimal';
export { withoutSeparators } from './money/without-separators';
export { readWrittenDecimal, readWrittenInteger } from './money/written-decimal';

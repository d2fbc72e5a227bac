import { faults, fill, Refusal, text, type CellValue, type SheetContent, type SpreadsheetReader } from '../../kernel';
import { recogniseWorkbook, type Call, type Resource, type Visit } from '../../records';
import { recogniseLayouts, type KnownLayout, type Reading } from './recognise-layouts';
import { readLayout, storedLayout } from './stored-layout';

/** Rows of the file that are read to recognise it, and shown as samples. */
const FIRST_ROWS = 60;

const NO_SUCH_REGISTER = text('没有可导入的登记表“{name}”', 'There is no register {name} to import into');

export interface LayoutServices {
  readonly reader: SpreadsheetReader;
  readonly resources: readonly Resource[];
}

export interface ProposeRequest {
  readonly file: Uint8Array;
  readonly fileName: string;
  /** The sheet of the file; the first with content where it is not given. */
  readonly sheet?: string | undefined;
  /** Only readings into this register; all that the caller may import into where it is not given. */
  readonly register?: string | undefined;
}

/** What a file is, and the ways it can be read. */
export interface FileProposal {
  readonly kind: 'xlsx' | 'xls' | 'csv' | 'tsv';
  /** Names of the sheets of the file, hidden ones last. */
  readonly sheets: readonly string[];
  /** Name of the sheet that was read. */
  readonly sheet: string;
  /** The register whose own headings stand in the first row; then no layout is needed. */
  readonly own: string | null;
  readonly readings: readonly Reading[];
  /** The first rows as the file has them. */
  readonly rows: readonly (readonly CellValue[])[];
}

/**
 * Says how a file can be read: by our own headings, by a stored or built-in layout, or as proposed by its headings and
 * contents. Reads its first rows, and of the records only the stored layouts.
 */
export async function proposeReadings(
  visit: Visit,
  { file, sheet: asked, register }: ProposeRequest,
  { reader, resources }: LayoutServices,
): Promise<FileProposal> {
  const registers = resources.filter(
    (resource) =>
      resource.workbook !== undefined &&
      resource.calls.includes('import') &&
      visit.caller.permissions.has(resource.permissions.import) &&
      (register === undefined || resource.name === register),
  );
  if (register !== undefined && registers.length === 0)
    throw new Refusal(faults.invalid(fill(NO_SUCH_REGISTER, { name: register })));
  const reading = await reader.read(file, { firstRows: FIRST_ROWS, ...(asked !== undefined && { sheet: asked }) });
  if (!reading.ok) throw new Refusal(reading.fault);
  const { sheet } = reading;
  const { resource: own } = recogniseWorkbook(visit, sheet, registers);
  const stored = own === null ? await visit.look(storedLayouts) : [];
  return {
    kind: reading.kind,
    sheets: reading.sheets,
    sheet: sheet.name,
    own,
    readings: own === null ? recogniseLayouts(sheet, registers, stored) : [],
    rows: rowsShown(sheet),
  };
}

const rowsShown = ({ rows }: SheetContent) =>
  rows.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)));

async function storedLayouts(call: Call): Promise<KnownLayout[]> {
  const records = await call.records.find(storedLayout, {});
  return records.flatMap(({ id, fingerprint, layout }) => {
    const read = readLayout(String(layout));
    return read ? [{ id, fingerprint: fingerprint ?? '', layout: read }] : [];
  });
}

import { fill, quotable, text, type CellValue, type Text } from '../../kernel';
import { initialDraft, validateRecord } from '../declaration/validate-record';
import { parseValue } from '../declaration/parse-value';
import type { Call } from '../call';
import type { ImportError } from '../declaration/resource-port';
import type { Field, ReferenceField } from '../declaration/field';
import type { Resource } from '../declaration/resource';
import { dictionariesOf, dictionaryOf, type Dictionaries } from '../check-values';
import { createReferenceFinder, type ReferenceFinder } from './find-references';
import { headingIn, requiredInRow, type SheetColumn, type SheetRow } from './sheet-columns';

/** A row of the sheet read into the fields of its resource. */
export interface ReadRow {
  /** Position in the sheet: unlike its number, no two rows share it. */
  readonly index: number;
  readonly number: number;
  readonly unfolded?: string;
  /** The cells as in the sheet. */
  readonly cells: readonly CellValue[];
  readonly values: Record<string, unknown>;
  /** The fields whose values the resource's own review has set. */
  readonly set?: readonly string[];
  /** By field: all records with the code of its reference, where there are several. */
  readonly alternatives: Readonly<Record<string, readonly string[]>>;
  readonly errors: readonly ImportError[];
  /** Those of the errors that are none where the record is a draft: fields that only a complete one must have. */
  readonly ofWhole?: readonly ImportError[];
  /** Warnings that do not prevent the row from being written. */
  readonly warnings: readonly ImportError[];
  /** The reference by which the row does not concern the register and is left out. */
  readonly unknown?: UnknownReference;
}

const NOT_IN_DICTIONARY = text(
  '“{value}”不在可选值中，可填：{choices}',
  '“{value}” is not offered; choose one of {choices}',
);
export const EMPTY = text('{label}不能为空', '{label} must not be empty');

/** Shared, because nearly every row has none. */
const NO_ALTERNATIVES: ReadRow['alternatives'] = {};

const shown = (cell: CellValue | undefined) => (cell === null || cell === undefined ? '' : String(cell).trim());

/** A cell that names a record which is not registered. */
export interface UnknownReference {
  /** Name of the resource that should have it. */
  readonly to: string;
  readonly error: ImportError;
}

/** The codes in the cell of a reference: several, joined as users join them, where the field refers to several. */
function codesIn(field: Field, cell: CellValue | undefined): readonly string[] {
  const written = shown(cell);
  if (field.kind !== 'referenceMany') return written === '' ? [] : [written];
  return written
    .split(/[,，、;；\n]/)
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

export interface RowReader {
  /** The rows, without those left out. */
  read(rows: readonly SheetRow[]): Promise<ReadRow[]>;
  /** Of each row left out so far: the reference that is not registered. */
  readonly unknown: readonly UnknownReference[];
  readonly planned: ReferenceFinder['planned'];
}

/**
 * Reads the cells of rows: amounts, dates, dictionary labels or keys, and the records referenced by codes.
 * Only fields with a column in the workbook are checked; the others get their initial value.
 */
export async function createRowReader(
  call: Call,
  resource: Resource,
  columns: readonly SheetColumn[],
  leavesOutUnknown: readonly string[] = [],
): Promise<RowReader> {
  const dictionaries = await dictionariesOf(call, resource);
  const finder = createReferenceFinder(call, resource);
  const plain = columns.filter(({ field }) => !('to' in field));
  const referring = columns.filter(({ field }) => 'to' in field);
  const initial = initialDraft(resource, call.clock.now().slice(0, 10));
  const given = new Set(columns.map(({ name }) => name));

  const readPlain = (row: SheetRow) => {
    const errors: ImportError[] = [];
    const values: Record<string, unknown> = { ...initial };
    for (const column of plain) {
      const cell = row.cells[column.at] ?? null;
      const value = readCell(call, column, cell, dictionaries);
      if ('message' in value)
        errors.push({ row: row.number, column: headingIn(column, row), value: shown(cell), message: value.message });
      const read = 'message' in value ? null : value.value;
      // An empty part of the key is its initial value, so that a workbook with and without the column means the same.
      const isInitial = read === null && !('message' in value) && resource.naturalKey.includes(column.name);
      values[column.name] = isInitial ? (initial[column.name] ?? null) : read;
    }
    return { row, values, errors };
  };

  // References are resolved last: which record a code means may depend on the row's month or date.
  const complete = ({ row, values, errors }: ReturnType<typeof readPlain>): ReadRow => {
    let alternatives = NO_ALTERNATIVES;
    let unknown: UnknownReference | undefined;
    for (const column of referring) {
      const { name, field, at } = column;
      const codes = codesIn(field, row.cells[at]);
      const ids: string[] = [];
      for (const code of codes) {
        const found = finder.find(field as ReferenceField, code, values);
        if ('id' in found) {
          ids.push(found.id);
          if (codes.length === 1 && found.bearing.length > 1) alternatives = { ...alternatives, [name]: found.bearing };
          continue;
        }
        const error = { row: row.number, column: headingIn(column, row), value: code, message: found.message };
        if (!found.isSeveral && leavesOutUnknown.includes(name)) unknown = { to: (field as ReferenceField).to, error };
        else errors.push(error);
      }
      values[name] = field.kind === 'referenceMany' ? (ids.length ? [...new Set(ids)] : null) : (ids[0] ?? null);
    }
    const [ofWhole, warnings]: [ImportError[], ImportError[]] = [[], []];
    const { index, number, unfolded } = row;
    return {
      index,
      number,
      ...(unfolded !== undefined && { unfolded }),
      ...(unknown !== undefined && { unknown }),
      cells: row.cells,
      values: completeRow(call, resource, { columns, given }, row, values, { errors, ofWhole, warnings }),
      alternatives,
      errors,
      ...(ofWhole.length > 0 && { ofWhole }),
      warnings,
    };
  };

  const unknown: UnknownReference[] = [];
  return {
    planned: finder.planned,
    unknown,
    async read(rows) {
      const read = rows.map(readPlain);
      for (const { field, at } of referring) {
        await finder.prepare(field as ReferenceField, new Set(rows.flatMap((row) => codesIn(field, row.cells[at]))));
      }
      return read.flatMap((row) => {
        const whole = complete(row);
        if (whole.unknown === undefined) return [whole];
        unknown.push(whole.unknown);
        return [];
      });
    },
  };
}

function readCell(
  call: Call,
  { field }: SheetColumn,
  cell: CellValue,
  dictionaries: Dictionaries,
): { value: unknown } | { message: string } {
  const code = dictionaryOf(field);
  if (code) {
    const entries = dictionaries.get(code) ?? [];
    const keys: string[] = [];
    for (const item of shown(cell).split(field.kind === 'dictionaryMany' ? /[,，、;；]/ : /$^/)) {
      const given = item.trim();
      if (given === '') continue;
      const entry =
        entries.find(({ dictKey, dictValue }) => dictValue === given || dictKey === given) ??
        entries.find(({ dictKey }) => /^\d+$/.test(given) && Number(dictKey) === Number(given));
      if (!entry) {
        const choices = entries.map(({ dictValue }) => dictValue).join('、');
        return { message: fill(NOT_IN_DICTIONARY, { value: quotable(given), choices })[call.language] };
      }
      keys.push(entry.dictKey);
    }
    if (keys.length === 0) return { value: field.workbookDefault ?? null };
    return { value: field.kind === 'dictionaryMany' ? keys : keys[0]! };
  }
  const parsed = parseValue(field, cell);
  if (!parsed.ok) return { message: parsed.message[call.language] };
  return { value: parsed.value ?? field.workbookDefault ?? null };
}

/** Adds computed fields, errors about empty cells and the order of dates, and warnings. */
function completeRow(
  call: Call,
  resource: Resource,
  { columns, given }: { readonly columns: readonly SheetColumn[]; readonly given: ReadonlySet<string> },
  row: SheetRow,
  values: Record<string, unknown>,
  { errors, ofWhole, warnings }: Record<'errors' | 'ofWhole' | 'warnings', ImportError[]>,
): Record<string, unknown> {
  const validation = validateRecord(resource, values, { whole: true, read: given });
  const isFlawless = validation.faults.length === 0 && validation.warnings.length === 0;
  for (const sheetColumn of isFlawless ? [] : columns) {
    const { name, field, at } = sheetColumn;
    const heading = headingIn(sheetColumn, row);
    if (errors.some(({ column }) => column === heading)) continue;
    const said = (message: Text): ImportError => ({
      row: row.number,
      column: heading,
      value: shown(row.cells[at]),
      message: message[call.language],
    });
    const fault = validation.faults.find((each) => each.field === name);
    const warning = validation.warnings.find((each) => each.field === name);
    if (!fault && warning) warnings.push(said(warning.message));
    if (!fault) continue;
    const empty = values[name] === null;
    if (empty && !requiredInRow(field)) continue;
    const error = said(empty ? fill(EMPTY, { label: heading }) : fault.message);
    errors.push(error);
    if (empty && resource.draft && !resource.draft.needs.includes(name)) ofWhole.push(error);
  }
  // Fields hidden in the form keep the values of the workbook.
  const complete: Record<string, unknown> = validation.values;
  for (const { name } of columns) complete[name] = values[name] ?? null;
  return complete;
}

import { resources } from '@rdm/core/internal/application';
import {
  columnHeading,
  columnOf,
  type ImportReport,
  type Layout,
  type Resource,
  type StoredRecord,
} from '@rdm/core/internal/records';
import type { CellValue, Refusal } from '@rdm/core/internal/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreignFiles, type ForeignFile, type Rows } from '../fixtures/foreign-files';
import { bytesOf, ending } from '../fixtures/foreign-files/bytes-of';
import { memoryStack, type OpenStack } from '../setup/stacks';
import { Enterprise } from './real-year/enterprise';

const registerOf = ({ register }: ForeignFile): Resource => resources.find(({ name }) => name === register)!;

/** The people whom the files name: the others are no R&D personnel. */
const people: Readonly<Record<string, string>> = { 张三: 'E1', 李四: 'E2' };

/** Values as a workbook shows them: codes of references, amounts with their two decimals. */
function shownRow(resource: Resource, record: StoredRecord, headings: readonly string[]): Record<string, string> {
  const cells = (resource.workbook ?? []).flatMap((name) => {
    const column = columnOf(resource, name)!;
    const heading = columnHeading(column);
    if (!headings.includes(heading) || !('field' in column)) return [];
    const { field } = column;
    const by = 'to' in field ? Object.entries(field.shows).find(([, { from }]) => from === field.by)?.[0] : name;
    const value = record[by!] ?? null;
    return value === null ? [] : [[heading, plain(field.kind, String(value))] as const];
  });
  return Object.fromEntries(cells);
}

const isNumber = (kind: string) => kind === 'money' || kind === 'number' || kind === 'integer';
const plain = (kind: string, value: string) => (isNumber(kind) ? String(Number(value)) : value);

/** What a file has for the people, projects and assets that the enterprise has. */
function expectedRows(file: ForeignFile): Record<string, string>[] {
  const resource = registerOf(file);
  const kinds = new Map(
    (resource.workbook ?? []).flatMap((name) => {
      const column = columnOf(resource, name)!;
      return 'field' in column ? [[columnHeading(column), column.field.kind] as const] : [];
    }),
  );
  return file.expected
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([heading, cell]) => [
          heading,
          heading === '工号' ? (people[cell] ?? cell) : plain(kinds.get(heading) ?? '', cell),
        ]),
      ),
    )
    .filter((row) => row.工号 === undefined || Object.values(people).includes(row.工号));
}

const sorted = (rows: readonly Readonly<Record<string, string>>[]) =>
  rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();

const withFault = ({ rows, twin }: ForeignFile): Rows =>
  rows.map((cells: readonly CellValue[], at) =>
    at === twin.at[0] - 1 ? Object.assign([...cells], { [twin.at[1] - 1]: twin.cell }) : cells,
  );

describe('a file as another program exports it', () => {
  let open: OpenStack;
  let founded = 0;
  beforeAll(async () => {
    open = await memoryStack.open({ tenants: [] });
  });
  afterAll(() => open.stop());

  async function enterprise(): Promise<Enterprise> {
    const own = await Enterprise.founded(open, String(260_001 + founded++));
    for (const [name, code] of Object.entries(people)) await own.person(code, { name });
    for (const code of ['RD2024001', 'RD2024002']) await own.project('2024', code);
    for (const code of ['FA1', 'FA2']) {
      await own.fixedAsset(code, { originalValue: '120000', inaccountDate: '2022-12-25', depreciationMonths: '60' });
    }
    return own;
  }

  const cases = foreignFiles.flatMap((file) => file.kinds.map((kind) => [file.name, kind, file] as const));

  it.each(cases)(
    '%s (%s) ends in its register to the cent, comes back unchanged, and its twin is refused',
    async (...[, kind, file]) => {
      const { finance } = await enterprise();
      const resource = registerOf(file);
      const port = finance.resource(resource);
      const fileName = `${file.name}.${ending(kind)}`;
      const bytes = bytesOf(file, kind, file.rows);

      const proposal = await finance.layouts.propose({ file: bytes, fileName });
      const layout: Layout = proposal.readings.find(({ register }) => register === file.register)!.layout;
      const report = await port.import({ file: bytes, fileName, layout });
      const expected = expectedRows(file);
      expect([report.errors, report.inserted]).toEqual([[], expected.length]);
      const { records } = await port.list({ size: -1 });
      const headings = [...new Set(expected.flatMap((row) => Object.keys(row)))];
      expect(sorted(records.map((record) => shownRow(resource, record, headings)))).toEqual(sorted(expected));

      expect(await port.import({ file: bytes, fileName, layout })).toMatchObject({ inserted: 0, updated: 0 });
      const { bytes: exported, name } = await port.export({ size: -1 });
      const again = await port.import({ file: exported, fileName: name });
      expect(again).toMatchObject({ inserted: 0, updated: 0, unchanged: expected.length, errors: [] });

      const twin = port.import({ file: bytesOf(file, kind, withFault(file)), fileName, layout, check: true });
      const refusal = (await twin.catch((error: unknown) => error)) as Refusal;
      const { errors } = refusal.fault.data as ImportReport;
      expect(errors).toContainEqual(expect.objectContaining({ row: file.twin.at[0], column: file.twin.heading }));
      expect((await port.list({ size: -1 })).total).toBe(expected.length);
    },
  );
});

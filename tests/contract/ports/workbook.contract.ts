import type { Ports } from '@rdm/core/internal/application';
import type { CellValue, Refusal, WorkbookSheet } from '@rdm/core/internal/kernel';
import type { ImportReport } from '@rdm/core/internal/records';
import { personnel } from '@rdm/core/internal/project';
import { createSpreadsheetReader, createSpreadsheetWriter } from '@rdm/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const reader = createSpreadsheetReader();
const writer = createSpreadsheetWriter();
type Cells = readonly (string | null)[];

function workbook(headings: readonly string[], rows: readonly Cells[]): Promise<Uint8Array> {
  const columns = headings.map((heading) => ({ heading, width: 12, kind: 'text' as const }));
  const sheet: WorkbookSheet = { name: 'Sheet1', columns, rows };
  return writer.write([sheet]);
}

async function rowsOf(bytes: Uint8Array): Promise<readonly (readonly CellValue[])[]> {
  const reading = await reader.read(bytes);
  if (!reading.ok) throw new Error(reading.fault.message.en);
  return reading.sheet.rows;
}

/** Import and export of workbooks, through the files themselves. docs/product.md, Import */
export function workbookContract(stack: () => OpenStack, tenant: string): void {
  describe('a workbook', () => {
    let ports: Ports;
    const people = () => ports.resource(personnel);
    const bring = async (rows: readonly Cells[], how: object = {}) =>
      people().import({ file: await workbook(['姓名', '工号', '性别'], rows), fileName: '人员.xlsx', ...how });
    const faulty = [
      ['甲', 'W1', '男'],
      ['乙', 'W2', '不详'],
      [null, 'W3', null],
    ];
    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
    });

    it('is refused whole with every fault named by row, column and reason', async () => {
      const error = await bring(faulty).then(
        () => null,
        (reason: unknown) => reason as Refusal,
      );
      expect(error?.fault.code).toBe(400);
      const { rows, inserted, errors } = error!.fault.data as ImportReport;
      expect([rows, errors.map(({ row, column, value }) => [row, column, value])]).toEqual([
        3,
        [
          [3, '性别', '不详'],
          [4, '姓名', ''],
        ],
      ]);
      expect((await people().list({})).total).toBe(0);
      expect(inserted).toBe(1);
    });

    it('is only looked at when asked so, and writes its right rows when asked so', async () => {
      expect(await bring(faulty.slice(0, 1), { check: true })).toMatchObject({ inserted: 1, errors: [] });
      expect((await people().list({})).total).toBe(0);
      const report = await bring(faulty, { validOnly: true });
      expect(report).toMatchObject({ rows: 3, inserted: 1, errors: [{ row: 3 }, { row: 4 }] });
      expect((await people().list({})).records).toMatchObject([{ code: 'W1', sex: '1' }]);
    });

    it('comes in with cells corrected beside it, and comes back marked', async () => {
      const corrections = [
        { row: 3, column: '性别', value: '女' },
        { row: 4, column: '姓名', value: '丙' },
      ];
      const file = await workbook(['姓名', '工号', '性别'], faulty);
      const marked = await people().marked({ file, fileName: '人员.xlsx', corrections: corrections.slice(0, 1) });
      expect(marked.name).toBe('人员-错误标注.xlsx');
      expect((await rowsOf(marked.bytes))[2]!.slice(0, 3)).toEqual(['乙', 'W2', '女']);
      expect(await bring(faulty, { corrections })).toMatchObject({ inserted: 2, unchanged: 1, errors: [] });
    });

    it('is looked at in its first rows alone when asked so, and never written so', async () => {
      const rows = [...faulty, ['丁', 'W4', '男'], ['戊', 'W5', '不详']];
      const error = await bring(rows, { check: true, first: 3 }).then(
        () => null,
        (reason: unknown) => reason as Refusal,
      );
      const { rows: count, errors } = error!.fault.data as ImportReport;
      expect([count, errors.map(({ row }) => row)]).toEqual([3, [3, 4]]);
      expect(await bring(rows, { check: true, first: 1 })).toMatchObject({ rows: 1, errors: [] });
      await expect(bring(rows, { first: 3 })).rejects.toMatchObject(refusal(400));
      await expect(bring(rows, { check: true, first: 0 })).rejects.toMatchObject(refusal(400));
      await expect(bring(rows, { check: true, first: 1.5 })).rejects.toMatchObject(refusal(400));
    });

    it('is recognised by its headings, of those the person may import', async () => {
      const ask = async (headings: readonly string[], signedIn = ports) =>
        signedIn.workbooks.recognise({ file: await workbook(headings, [headings.map(() => 'x')]), fileName: 'a.xlsx' });
      const own = { resource: personnel.name, candidates: [personnel.name], reason: 'headings' };
      expect(await ask(['姓名', '工号', '性别'])).toMatchObject(own);
      expect(await ask(['staff NUMBER*', ' Name ', '备注'])).toMatchObject(own);
      expect(await ask(['备注'])).toMatchObject({ resource: null, candidates: [], reason: 'none' });
      const file = new TextEncoder().encode('%PDF-1.7 not a table');
      const unreadable = { resource: null, candidates: [], reason: 'unreadable' };
      expect(await ports.workbooks.recognise({ file, fileName: 'a.xlsx' })).toMatchObject(unreadable);
      const reviewer = await stack().signIn('reviewer', tenant);
      expect(await ask(['姓名', '工号'], reviewer)).toMatchObject({ resource: null, reason: 'notAllowed' });
      await expect(ask(['姓名', '工号'], stack().anyone())).rejects.toMatchObject(refusal(401));
    });

    it('that is no workbook is refused in one sentence', async () => {
      const file = new TextEncoder().encode('%PDF-1.7 not a table');
      await expect(people().import({ file, fileName: '人员.xlsx' })).rejects.toMatchObject(refusal(400));
    });

    it('exported as it was filtered and brought in again changes nothing', async () => {
      const where = [{ field: 'sex', is: 'equal' as const, value: '2' }];
      const one = await people().export({ where });
      expect(one.name).toBe('研发人员.xlsx');
      expect((await rowsOf(one.bytes)).slice(1).map((row) => row.slice(0, 2))).toEqual([['乙', 'W2']]);
      const all = await people().export({});
      const report = await people().import({ file: all.bytes, fileName: all.name });
      expect(report).toMatchObject({ rows: 3, inserted: 0, updated: 0, unchanged: 3, errors: [] });
    });

    it('to fill in is offered with headings and an example', async () => {
      const { name, bytes } = await people().template();
      expect(name).toBe('研发人员导入模板.xlsx');
      const [headings, example] = await rowsOf(bytes);
      expect(headings).toEqual(expect.arrayContaining(['姓名', '工号', '部门']));
      expect(example).toContain('王小明');
    });
  });
}

import { inflateRawSync } from 'node:zlib';
import { resourcePath } from '@rdm/blade-protocol';
import { resources } from '@rdm/core/internal/application';
import type { ImportCorrection, ImportReport } from '@rdm/core/internal/records';
import type { SheetContent } from '@rdm/core/internal/kernel';
import { createSpreadsheetReader, createSpreadsheetWriter } from '@rdm/documents';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readZipDirectory } from '../../adapters/documents/src/zip-directory';
import { expectRefusal, wireCaller, type WireAnswer, type WireCall } from '../contract/wire-caller';
import { sampleWorkbooks, type SampleWorkbook } from '../setup/sample-enterprise';
import { startTestServer, type TestServer } from '../setup/test-server';

type Rows = (string | null)[][];

const samples = sampleWorkbooks();
const [people, projects, hours] = ['01', '02', '05'].map((number) =>
  samples.find(({ fileName }) => fileName.startsWith(number))!,
) as [SampleWorkbook, SampleWorkbook, SampleWorkbook];

const textRows = ({ rows }: SheetContent): Rows =>
  rows.map((row) => row.map((cell) => (cell === null ? null : String(cell))));

async function read(bytes: Uint8Array): Promise<Rows> {
  const reading = await createSpreadsheetReader().read(bytes);
  if (!reading.ok) throw new Error(reading.fault.message.en);
  return textRows(reading.sheet);
}

function write([headings = [], ...rows]: Rows): Promise<Uint8Array> {
  const columns = headings.map((heading) => ({ heading: heading ?? '', width: 12, kind: 'text' as const }));
  return createSpreadsheetWriter().write([{ name: '数据', columns, rows }]);
}

/** The notes on the cells of a workbook's first sheet, by cell as the spreadsheet names it. */
function notesOf(bytes: Uint8Array): ReadonlyMap<string, string> {
  const parts = (readZipDirectory(bytes) ?? []).filter(({ name }) => /comments\d*\.xml$/.test(name));
  const xml = parts.map(({ method, dataOffset, compressedSize }) => {
    const data = bytes.subarray(dataOffset, dataOffset + compressedSize);
    return Buffer.from(method === 0 ? data : inflateRawSync(data)).toString();
  });
  return new Map(
    [...xml.join('').matchAll(/<comment ref="([A-Z]+\d+)"[^>]*>(.*?)<\/comment>/gs)].map(([, cell, content]) => [
      cell!,
      content!.replace(/<[^>]*>/g, ''),
    ]),
  );
}

describe('a workbook corrected on the way in', () => {
  let server: TestServer;
  let call: WireCall;
  let token: string;
  /** The valid hours, and a copy with an unknown project in row 3 and text for hours in row 5. */
  let right: Rows;
  let wrong: Uint8Array;
  let wrongRows: Rows;
  let corrections: ImportCorrection[];
  let before: Record<string, number>;

  const form = (bytes: Uint8Array, corrected?: readonly ImportCorrection[] | string) => {
    const body = new FormData();
    const given = typeof corrected === 'object' ? JSON.stringify(corrected) : corrected;
    if (given !== undefined) body.append('corrections', given);
    body.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), hours.fileName);
    return body;
  };
  const send = (
    { resource }: SampleWorkbook,
    bytes: Uint8Array,
    corrected?: readonly ImportCorrection[] | string,
    query: Record<string, string> = {},
  ): Promise<WireAnswer> =>
    call('POST', resourcePath(resource, 'import'), { token, body: form(bytes, corrected), query });
  const report = (answer: WireAnswer) => answer.body.data as unknown as ImportReport;
  const total = async (name: string): Promise<number> =>
    Number((await call('GET', `/api/${name}/list`, { token })).body.data.total);
  const counts = async () => {
    const counted: Record<string, number> = {};
    for (const { name, calls } of resources) if (calls.includes('list')) counted[name] = await total(name);
    return counted;
  };
  const marked = async (corrected?: readonly ImportCorrection[]) => {
    const ports = await server.signIn('finance');
    return ports
      .resource(hours.resource)
      .marked({ file: wrong, fileName: hours.fileName, ...(corrected && { corrections: corrected }) });
  };
  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
    token = await server.tokenOf('finance');
    for (const workbook of [people, projects]) expect((await send(workbook, workbook.bytes)).status).toBe(200);
    right = await read(hours.bytes);
    const [project, worked] = ['项目编号', '研发工时'].map((heading) => right[0]!.indexOf(heading)) as [number, number];
    wrongRows = right.map((row) => [...row]);
    wrongRows[2]![project] = 'RD0000';
    wrongRows[4]![worked] = '约一百小时';
    wrong = await write(wrongRows);
    corrections = [
      { row: 3, column: '项目编号', value: right[2]![project]! },
      { row: 5, column: '研发工时', value: right[4]![worked]! },
    ];
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    before = await counts();
  });

  const expectBothFaults = async (answer: WireAnswer) => {
    expectRefusal(answer, 400);
    expect(report(answer).errors.map(({ row, column, value }) => [row, column, value])).toEqual(
      expect.arrayContaining([
        [3, '项目编号', 'RD0000'],
        [5, '研发工时', '约一百小时'],
      ]),
    );
    expect(report(answer).errors).toHaveLength(2);
    expect(await counts()).toEqual(before);
  };

  it('is refused as it stands', async () => {
    await expectBothFaults(await send(hours, wrong));
  });

  it('comes back with the same rows and a note on each faulty cell', async () => {
    const { name, bytes } = await marked();
    expect(name).toBe('05-项目工时-错误标注.xlsx');
    const rows = await read(bytes);
    expect(rows).toHaveLength(wrongRows.length);
    expect(rows).toEqual(wrongRows);
    const { errors } = report(await send(hours, wrong, undefined, { check: '1' }));
    const messageOf = (at: number) => errors.find(({ row }) => row === at)!.message;
    expect(notesOf(bytes)).toEqual(
      new Map([
        [`${'ABCDE'[right[0]!.indexOf('项目编号')]}3`, messageOf(3)],
        [`${'ABCDE'[right[0]!.indexOf('研发工时')]}5`, messageOf(5)],
      ]),
    );
    expect(await counts()).toEqual(before);
  });

  it('comes back as corrected, with a note on what is still wrong', async () => {
    const { bytes } = await marked(corrections.slice(0, 1));
    expect((await read(bytes))[2]).toEqual(right[2]);
    expect([...notesOf(bytes).keys()]).toEqual([`${'ABCDE'[right[0]!.indexOf('研发工时')]}5`]);
  });

  it('is not changed by a correction of a column or row it does not have', async () => {
    const nowhere = [
      { row: 3, column: '项目代号', value: corrections[0]!.value },
      { row: right.length + 1, column: '项目编号', value: 'RD0001' },
      { row: 1, column: '项目编号', value: '编号' },
    ];
    await expectBothFaults(await send(hours, wrong, nowhere));
    const { bytes } = await marked(nowhere);
    expect(await read(bytes)).toEqual(wrongRows);
  });

  it.each([
    ['no JSON', '[{"row":3'],
    ['no list', '{"row":3,"column":"项目编号","value":"RD1"}'],
    ['a text', '"RD1"'],
  ])('is refused with %s for corrections', async (_, given) => {
    for (const path of ['import', 'marked'] as const) {
      const answer = await call('POST', resourcePath(hours.resource, path), { token, body: form(wrong, given) });
      expectRefusal(answer, 400, '请求参数格式错误: corrections');
    }
    expect(await counts()).toEqual(before);
  });

  it('is neither looked at nor marked without the permission', async () => {
    const reviewer = await server.tokenOf('reviewer');
    for (const path of ['import', 'marked'] as const) {
      const body = form(wrong, corrections);
      const answer = await call('POST', resourcePath(hours.resource, path), { token: reviewer, body });
      expectRefusal(answer, 403);
      expect(answer.body.msg).toContain(hours.resource.permissions.import);
    }
    expect(await counts()).toEqual(before);
  });

  it('is only looked at with check=1, also when corrected', async () => {
    const answer = await send(hours, wrong, corrections, { check: '1' });
    expect(answer.status).toBe(200);
    expect(report(answer)).toMatchObject({ rows: right.length - 1, inserted: right.length - 1, errors: [] });
    expect(await counts()).toEqual(before);
  });

  it('writes its right rows as corrected', async () => {
    const answer = await send(hours, wrong, corrections.slice(0, 1), { check: '1', validOnly: '1' });
    expect(answer.status).toBe(200);
    expect(report(answer)).toMatchObject({ inserted: right.length - 2, errors: [{ row: 5, column: '研发工时' }] });
  });

  it('with its cells corrected is in whole, exactly as the right workbook says', async () => {
    const answer = await send(hours, wrong, corrections);
    expect(answer.status).toBe(200);
    const rows = right.length - 1;
    expect(report(answer)).toEqual({ rows, inserted: rows, updated: 0, unchanged: 0, errors: [] });
    // The imports of the people and the projects are in the history as well.
    expect(await counts()).toEqual({ ...before, [hours.resource.name]: rows, 'blade-rdm/importrecord': 3 });
    // Importing the correct workbook changes nothing: every cell already has its value.
    expect(report(await send(hours, hours.bytes))).toMatchObject({ inserted: 0, updated: 0, unchanged: rows });
  });
});

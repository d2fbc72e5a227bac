import fc from 'fast-check';
import { Document, Header, Packer, Paragraph, Table, TableCell, TableRow, TextRun, type FileChild } from 'docx';
import { unzipSync, zipSync, strFromU8, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createTemplateFiller } from '../template-filler';
import { workbookOf, zipOf } from '../zip-fixture';

const filler = createTemplateFiller();
const DOCUMENT = 'word/document.xml';

const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
const tableRow = (...texts: readonly string[]) => new TableRow({ children: texts.map(cell) });
const template = async (children: readonly FileChild[], header = ''): Promise<Uint8Array> =>
  new Uint8Array(
    await Packer.toArrayBuffer(
      new Document({
        sections: [
          { headers: { default: new Header({ children: [new Paragraph(header)] }) }, children: [...children] },
        ],
      }),
    ),
  );
const paragraphs = (...texts: readonly string[]) => template(texts.map((text) => new Paragraph(text)));

/** A document with another part in place of its own. */
const withPart = (bytes: Uint8Array, name: string, change: (xml: string) => string): Uint8Array => {
  const parts = unzipSync(bytes);
  return zipSync({ ...parts, [name]: strToU8(change(strFromU8(parts[name]!))) });
};

const partOf = (bytes: Uint8Array, name = DOCUMENT): string => strFromU8(unzipSync(bytes)[name]!);
const unescaped = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
/** The paragraphs as they are read; a line break within one is a new line. */
const read = (xml: string): string[] =>
  [...xml.matchAll(/<w:p(?: [^>]*)?>(.*?)<\/w:p>/gs)].map(([, body]) =>
    unescaped(
      [...body!.matchAll(/<w:br\/>|<w:t(?: [^>]*)?>(.*?)<\/w:t>/gs)]
        .map(([all, text]) => (all === '<w:br/>' ? '\n' : text))
        .join(''),
    ),
  );

const faults = async (bytes: Uint8Array): Promise<string[]> => {
  const reading = await filler.read(bytes);
  return reading.ok ? [] : reading.faults.map(({ zh }) => zh);
};
const nothing = { texts: {}, tables: {} };

describe('the placeholders of a template', () => {
  it('are found in text, tables and headers, split over runs, within the rows they stand in', async () => {
    const bytes = await template(
      [
        new Paragraph({
          children: [new TextRun('项目：{{项目'), new TextRun({ text: '名', bold: true }), new TextRun('称}}')],
        }),
        new Table({ rows: [tableRow('姓名', '工号'), tableRow('{{#成员}}{{姓名}}', '{{工号}}{{/成员}}')] }),
      ],
      '{{企业名称}}',
    );
    const reading = await filler.read(bytes);
    if (!reading.ok) throw new Error(reading.faults[0]!.zh);
    expect(reading.places).toHaveLength(5);
    expect(reading.places).toEqual(
      expect.arrayContaining([
        { kind: 'text', name: '项目名称', within: [] },
        { kind: 'text', name: '企业名称', within: [] },
        { kind: 'table', name: '成员', within: [] },
        { kind: 'text', name: '姓名', within: ['成员'] },
        { kind: 'text', name: '工号', within: ['成员'] },
      ]),
    );
  });

  it('are none in a document without them', async () => {
    expect(await filler.read(await paragraphs('没有占位符'))).toEqual({ ok: true, places: [] });
  });

  it.each([
    ['an open end', '{{项目名称', '没有写完整'],
    ['no beginning', '项目名称}}', '没有写完整'],
    ['rows without an end', '{{#成员}}{{姓名}}', '“成员”的行没有结束，请补上 {{/成员}}'],
    ['rows without a beginning', '{{姓名}}{{/成员}}', '“成员”的行没有开始，请补上 {{#成员}}'],
    ['a value printed as it is', '{{@项目名称}}', '写法不支持'],
    ['rows where there are none', '{{^成员}}无{{/成员}}', '写法不支持'],
  ])('are refused with %s', async (_, typed, said) => {
    const [fault, ...others] = await faults(await paragraphs(typed));
    expect(fault).toContain(said);
    expect(others).toEqual([]);
  });

  it('are each named where several are wrong', async () => {
    expect(await faults(await paragraphs('{{#成员}}{{姓名}}', '{{#成果}}{{名称}}'))).toHaveLength(2);
  });

  it('cannot begin in a table and end outside of it', async () => {
    const bytes = await template([
      new Table({ rows: [tableRow('{{#成员}}{{姓名}}', '{{工号}}')] }),
      new Paragraph('{{/成员}}'),
    ]);
    expect((await faults(bytes))[0]).toContain('不在同一处');
  });
});

describe('a file that is no template', () => {
  it.each([
    ['a text', strToU8('{{项目名称}}')],
    ['nothing', new Uint8Array()],
    ['a workbook', workbookOf({})],
    ['some zip', zipOf([{ name: 'a.txt', content: '{{项目名称}}' }])],
  ])('is refused: %s', async (_, bytes) => {
    expect(await faults(bytes)).toEqual(['文件不是 Word 文档（.docx），请在 Word 或 WPS 中另存为 .docx 后上传']);
  });

  it('is refused where its XML or its zip is broken', async () => {
    const whole = await paragraphs('{{项目名称}}');
    const damaged = '文档已损坏，请在 Word 或 WPS 中打开、修复并另存为 .docx 后重新上传';
    expect(await faults(withPart(whole, DOCUMENT, (xml) => xml.replace('</w:body>', '')))).toEqual([damaged]);
    expect(await faults(withPart(whole, DOCUMENT, (xml) => xml.replace('</w:p>', '<w:x>')))).toEqual([damaged]);
    expect(await faults(whole.slice(0, whole.length - 40))).toEqual([damaged]);
    expect(await faults(zipOf([{ name: DOCUMENT, content: '<w:document/>' }]))).toEqual([damaged]);
  });

  it('is refused with a password, and where it would unpack beyond measure', async () => {
    expect((await faults(zipOf([{ name: DOCUMENT, content: 'x', encrypted: true }])))[0]).toContain('打开密码');
    const bomb = zipOf(
      Array.from({ length: 5 }, (_, at) => ({
        name: at === 0 ? DOCUMENT : `a${at}`,
        content: ' '.repeat(16 * 1024 * 1024),
      })),
    );
    expect((await faults(bomb))[0]).toContain('展开后过大');
  });

  it('is answered with faults, never with a failure, whatever its bytes', async () => {
    const whole = await paragraphs('{{项目名称}}');
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, value) => {
        const bytes = whole.slice();
        bytes[at] = value;
        const reading = await filler.read(bytes);
        expect(reading.ok || reading.faults.length > 0).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a filled template', () => {
  it('has values where the placeholders were, a row for each row, and the rest as it was', async () => {
    const bytes = await template(
      [
        new Paragraph('项目：{{项目名称}}。'),
        new Table({
          rows: [tableRow('姓名', '工号'), tableRow('{{#成员}}{{姓名}}', '{{工号}} {{项目名称}}{{/成员}}')],
        }),
        new Paragraph('{{没有值}}完'),
      ],
      '{{企业名称}}',
    );
    const filled = await filler.fill(bytes, {
      texts: { 项目名称: '算法', 企业名称: '甲公司' },
      tables: {
        成员: [
          { 姓名: '王', 工号: '1' },
          { 姓名: '李', 工号: '' },
        ],
      },
    });
    expect(read(partOf(filled))).toEqual(['项目：算法。', '姓名', '工号', '王', '1 算法', '李', ' 算法', '完']);
    const headers = Object.keys(unzipSync(filled)).filter((name) => name.startsWith('word/header'));
    expect(headers.map((name) => read(partOf(filled, name)).join())).toEqual(['甲公司']);
  });

  it('has no row where there are none', async () => {
    const bytes = await template([
      new Table({ rows: [tableRow('姓名', '工号'), tableRow('{{#成员}}{{姓名}}', '{{工号}}{{/成员}}')] }),
    ]);
    expect(read(partOf(await filler.fill(bytes, { texts: {}, tables: { 成员: [] } })))).toEqual(['姓名', '工号']);
  });

  it('keeps the lines of a long text', async () => {
    const filled = await filler.fill(await paragraphs('{{技术路线}}'), {
      texts: { 技术路线: '一\r\n二\n\n三' },
      tables: {},
    });
    expect(read(partOf(filled))).toEqual(['一\n二\n\n三']);
  });

  it('gives nothing that no value is given for, whatever objects have', async () => {
    const filled = await filler.fill(await paragraphs('{{constructor}}{{__proto__}}{{toString}}.'), nothing);
    expect(read(partOf(filled))).toEqual(['.']);
  });

  it('stays well-formed and says what was typed, whatever that is', async () => {
    const bytes = await template([new Paragraph('{{值}}'), new Table({ rows: [tableRow('{{#行}}{{列}}{{/行}}')] })]);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (typed) => {
        const filled = await filler.fill(bytes, { texts: { 值: typed }, tables: { 行: [{ 列: typed }] } });
        const body = partOf(filled);
        expect(body).not.toMatch(/(?![\t\n\r])(?=[^\u007F-\u009F])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/u);
        expect(body.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|apos);)/);
        const said = typed.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, '');
        expect(read(body)).toEqual([said, said]);
      }),
      { numRuns: 40 },
    );
  });
});

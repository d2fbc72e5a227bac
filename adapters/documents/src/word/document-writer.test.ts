import { inflateRawSync } from 'node:zlib';
import type { DocumentContent } from '@rdm/core/internal/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readZipDirectory } from '../zip-directory';
import { createDocumentWriter } from './document-writer';

const content: DocumentContent = {
  title: '研发项目立项书',
  subtitle: '2024年度　RD2024001',
  parts: [
    { kind: 'heading', text: '一、项目基本情况' },
    {
      kind: 'facts',
      facts: [
        { label: '项目名称', value: '低温压缩机控制算法 <R&D>', wide: true },
        { label: '项目编号', value: 'RD2024001' },
        { label: '年度', value: '2024' },
        { label: '负责人', value: '王小明' },
      ],
    },
    { kind: 'heading', text: '二、研发内容' },
    { kind: 'paragraphs', paragraphs: ['关键技术\n创新点', '技术路线'] },
    {
      kind: 'amounts',
      headings: ['费用类别', '预算金额'],
      unit: '单位：万元',
      rows: [['人员人工费用', '120.00']],
      total: ['合计', '120.00'],
    },
    {
      kind: 'grid',
      headings: ['编号', '名称', '收入（万元）'],
      rows: [['PS01', '一种工件自动对中装置', { amount: '1234.50' }]],
    },
    { kind: 'list', items: ['项目计划书：计划.pdf'] },
    { kind: 'signatures', lines: ['企业负责人（签字、盖章）'] },
  ],
};

async function written(given: DocumentContent): Promise<ReadonlyMap<string, string>> {
  const bytes = await createDocumentWriter().write(given);
  const entries = readZipDirectory(bytes)!;
  return new Map(
    entries.map(({ name, method, dataOffset, compressedSize }) => {
      const data = bytes.subarray(dataOffset, dataOffset + compressedSize);
      return [name, Buffer.from(method === 0 ? data : inflateRawSync(data)).toString('utf8')];
    }),
  );
}

const unescaped = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The paragraphs of the body as they are read; a line break within one is a new line. */
const paragraphsOf = (xml: string): string[] =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, body]) =>
    unescaped(
      [...body!.matchAll(/<w:br\/>|<w:t(?: [^>]*)?>(.*?)<\/w:t>/gs)]
        .map(([all, text]) => (all === '<w:br/>' ? '\n' : text))
        .join(''),
    ),
  );

describe('a document', () => {
  it('has the parts Word looks for, and says everything in its order', async () => {
    const files = await written(content);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/styles.xml']),
    );
    expect(paragraphsOf(files.get('word/document.xml')!)).toEqual([
      '研发项目立项书',
      '2024年度　RD2024001',
      '一、项目基本情况',
      ...['项目名称', '低温压缩机控制算法 <R&D>', '项目编号', 'RD2024001', '年度', '2024', '负责人', '王小明'],
      '二、研发内容',
      '关键技术\n创新点',
      '技术路线',
      '单位：万元',
      ...['费用类别', '预算金额', '人员人工费用', '120.00', '合计', '120.00'],
      ...['编号', '名称', '收入（万元）', 'PS01', '一种工件自动对中装置', '1234.50'],
      '1. 项目计划书：计划.pdf',
      '企业负责人（签字、盖章）：',
      '年　　月　　日',
    ]);
  });

  it('is set on A4 in the faces of an official form, with page numbers', async () => {
    const files = await written(content);
    const body = files.get('word/document.xml')!;
    expect(body).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
    for (const face of ['方正小标宋简体', '黑体', '仿宋', '宋体']) expect(body).toContain(`w:eastAsia="${face}"`);
    expect([...files].filter(([name]) => name.startsWith('word/footer')).join('')).toContain('PAGE');
  });

  it('gives every line of a table the whole width', async () => {
    const body = (await written(content)).get('word/document.xml')!;
    const tables = [...body.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) => table);
    expect(tables).toHaveLength(3);
    for (const table of tables) {
      const columns = [...table.matchAll(/<w:gridCol /g)].length;
      for (const [row] of table.matchAll(/<w:tr>.*?<\/w:tr>/gs)) {
        const spans = [...row.matchAll(/<w:gridSpan w:val="(\d)"/g)].reduce(
          (sum, [, span]) => sum + Number(span) - 1,
          0,
        );
        expect([...row.matchAll(/<w:tc>/g)].length + spans).toBe(columns);
      }
    }
  });

  it('keeps tables that follow one another apart', async () => {
    const facts = { kind: 'facts', facts: [{ label: '编号', value: 'RD01' }] } as const;
    const grid = { kind: 'grid', headings: ['编号', '名称'], rows: [['RD01', '甲']] } as const;
    const body = (await written({ ...content, parts: [facts, facts, grid] })).get('word/document.xml')!;
    expect(body.match(/<w:tbl>/g)).toHaveLength(3);
    expect(body).not.toContain('</w:tbl><w:tbl>');
  });

  it('stays well-formed whatever people typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (typed) => {
        const { parts: _, ...head } = content;
        const body = (await written({ ...head, parts: [{ kind: 'paragraphs', paragraphs: [typed] }] })).get(
          'word/document.xml',
        )!;
        expect(body).not.toMatch(/(?![\t\n\r])(?=[^\u007F-\u009F])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/u);
        expect(body.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|apos);)/);
      }),
      { numRuns: 25 },
    );
  });
});

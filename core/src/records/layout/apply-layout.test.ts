import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text, type CellValue } from '../../kernel';
import { date, defineResource, integer, money, month, string, crud } from '..';
import { applyLayout, layoutPlace } from './apply-layout';
import { boundedPattern } from './bounded-pattern';
import { fingerprintOf } from './fingerprint';
import { foreignAmount } from './foreign-amount';
import { foreignDate, foreignMonth } from './foreign-date';
import { layoutSchema } from './layout-schema';
import type { Layout } from '../declaration/layout';
import * as v from 'valibot';

const entry = defineResource('blade-test/entry', {
  label: text('凭证', 'Voucher'),
  fields: {
    date: date({ label: text('日期', 'Date') }),
    voucherType: string({ label: text('凭证字', 'Type') }),
    voucherNo: string({ label: text('凭证号', 'Number') }),
    entryNo: integer({ label: text('分录号', 'Entry') }),
    summary: string({ label: text('摘要', 'Summary') }),
    subjectCode: string({ label: text('科目编码', 'Account') }),
    debit: money('yuan', { label: text('借方金额', 'Debit') }),
    credit: money('yuan', { label: text('贷方金额', 'Credit') }),
    project: string({ label: text('研发项目', 'Project') }),
  },
  naturalKey: ['date', 'voucherNo', 'entryNo'],
  title: 'summary',
  search: [],
  columns: ['date'],
  workbook: ['date', 'voucherType', 'voucherNo', 'entryNo', 'summary', 'subjectCode', 'debit', 'credit', 'project'],
  permissions: crud('entry'),
});

const hours = defineResource('blade-test/hours', {
  label: text('工时', 'Hours'),
  fields: {
    month: month({ label: text('月份', 'Month') }),
    person: string({ label: text('工号', 'Number') }),
    hours: money('yuan', { label: text('工时', 'Hours') }),
  },
  naturalKey: ['month', 'person'],
  title: 'person',
  search: [],
  columns: ['month'],
  workbook: ['month', 'person', 'hours'],
  permissions: crud('hours'),
});

const column = (heading: string) => ({ from: 'column', heading }) as const;

const ledger: Layout = {
  register: 'blade-test/entry',
  name: text('序时账', 'Journal'),
  headings: ['日期', '凭证号数', '科目编码', '方向', '金额'],
  carriedDown: ['日期', '凭证号数'],
  fields: {
    date: { ...column('日期'), steps: [{ do: 'date' }] },
    voucherType: { ...column('凭证号数'), steps: [{ do: 'match', pattern: '^([^\\d-]+)' }] },
    voucherNo: { ...column('凭证号数'), steps: [{ do: 'match', pattern: '0*(\\d+)$' }] },
    entryNo: { from: 'count', within: ['date', 'voucherType', 'voucherNo'] },
    summary: column('摘要'),
    subjectCode: { ...column('科目编码'), steps: [{ do: 'code', decimals: 2 }] },
    debit: { ...column('金额'), steps: [{ do: 'amount' }, { do: 'where', heading: '方向', is: ['借', 'D'] }] },
    credit: { ...column('金额'), steps: [{ do: 'amount' }, { do: 'where', heading: '方向', is: ['贷', 'C'] }] },
    project: {
      from: 'firstOf',
      sources: [column('项目'), { ...column('摘要'), steps: [{ do: 'match', pattern: 'RD\\d+' }] }],
    },
  },
};

const laidOut = (
  rows: readonly (readonly CellValue[])[],
  layout = ledger,
  resource = entry as never,
  fileName = '文件.xlsx',
) => applyLayout(layout, { name: '表1', rows }, { resource, fileName });

const title = [['甲公司'], ['序时账', null, '2024年5月'], []];
const heads = ['日期', '凭证号数', '科目编码', '科目名称', '摘要', '方向', '金额'];

describe('the journal of another program', () => {
  const sheet = [
    ...title,
    heads,
    ['2024.05.06', '记-0001', 5301.3, '研发支出', '领料 RD2024001', '借', '1,234.50'],
    [null, null, '1403', '原材料', '领料', '贷', 1234.5],
    ['2024.05.06', '记-0002', '5301.01', '研发支出', '红字', '借', '(20.00)'],
    [null, null, null, null, '合计', null, 2000],
    ['制单：张三'],
  ];

  it('has its title, blanks, numbers, signs and totals read', () => {
    expect(laidOut(sheet)!.rows).toEqual([
      ['日期', '凭证字', '凭证号', '分录号', '摘要', '科目编码', '借方金额', '贷方金额', '研发项目'],
      ['2024-05-06', '记', '1', '1', '领料 RD2024001', '5301.30', '1234.50', null, 'RD2024001'],
      ['2024-05-06', '记', '1', '2', '领料', '1403', null, '1234.5', null],
      ['2024-05-06', '记', '2', '1', '红字', '5301.01', '-20.00', null, null],
    ]);
  });

  it('says for each row and column where it stood, and what was left out', () => {
    const { origin } = laidOut(sheet)!;
    expect(origin.rows.map(({ row }) => row)).toEqual([4, 5, 6, 7]);
    expect(origin.headings).toMatchObject({ 凭证号: '凭证号数', 借方金额: '金额', 研发项目: '摘要' });
    expect(origin.leftOut.map(({ row, why }) => [row, why.zh])).toEqual([
      [8, '合计或结转行，不是明细'],
      [9, '签字或表尾，不是明细'],
    ]);
  });

  it('leaves out a row in which nothing stands that it reads, as the lower level of a heading', () => {
    const { rows, origin } = laidOut([heads, [null, null, null, '一级科目'], ['2024.05.06', '记-1', '1403']])!;
    expect(rows).toHaveLength(2);
    expect(origin.leftOut).toEqual([{ row: 2, why: expect.objectContaining({ zh: '没有本登记表要读取的内容' }) }]);
  });

  it('carries down within a slip only, where the layout says what a slip is', () => {
    const slips = { ...ledger, carriedDown: ['日期', '凭证号数', '项目'], carriedWithin: '凭证号数' };
    const given = [
      [...heads, '项目'],
      ['2024.05.06', '领-1', '1403', '', '', '借', 1, 'RD2024001'],
      [null, null, '1404', '', '', '借', 2, null],
      ['2024.05.07', '领-1', '1405', '', '', '借', 3, null],
      ['2024.05.07', '领-2', '1406', '', '', '借', 4, null],
      [null, null, '1407', '', '', '借', 5, null],
    ];
    expect(
      laidOut(given, slips)!
        .rows.slice(1)
        .map((row) => [row[0], row[2], row[8]]),
    ).toEqual([
      ['2024-05-06', '1', 'RD2024001'],
      ['2024-05-06', '1', 'RD2024001'],
      ['2024-05-07', '1', 'RD2024001'],
      ['2024-05-07', '2', null],
      ['2024-05-07', '2', null],
    ]);
  });

  it('keeps an amount and a date that cannot be read as they are', () => {
    const [, row] = laidOut([heads, ['6/5/24', '记-1', '1403', '', '', '借', '12O.5']])!.rows;
    expect([row![0], row![6]]).toEqual(['6/5/24', '12O.5']);
  });

  it('is not taken for a file without its headings', () => {
    expect(
      layoutPlace(ledger, {
        name: '',
        rows: [
          ['日期', '摘要'],
          ['2024-05-06', '记-1'],
        ],
      }),
    ).toBeNull();
  });

  it('loses no row and no cent, wherever its columns stand', () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const line = fc.record({ amount, isDebit: fc.boolean(), isFirst: fc.boolean() });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), fc.nat(6), fc.nat(10), (lines, turn, above) => {
        const turned = (row: readonly CellValue[]) => row.map((_, at) => row[(at + turn) % row.length]!);
        const rows = lines.map(({ amount: fen, isDebit, isFirst }, at) => {
          const starts = isFirst || at === 0;
          return [
            starts ? '2024.05.06' : null,
            starts ? `记-${at + 1}` : null,
            '1403',
            '',
            '摘',
            isDebit ? '借' : '贷',
            fen / 100,
          ];
        });
        const result = laidOut([...Array(above).fill(['标题']), turned(heads), ...rows.map(turned)])!;
        expect(result.rows).toHaveLength(lines.length + 1);
        const fen = (at: number) =>
          result.rows.slice(1).reduce((all, row) => all + Math.round(Number(row[at] ?? 0) * 100), 0);
        const of = (side: boolean) => lines.reduce((all, each) => all + (each.isDebit === side ? each.amount : 0), 0);
        expect([fen(6), fen(7)]).toEqual([of(true), of(false)]);
      }),
    );
  });
});

describe('columns that become rows', () => {
  const wide: Layout = {
    register: 'blade-test/hours',
    name: text('工时', 'Hours'),
    headings: ['姓名'],
    unfolded: { headings: '^\\d{1,2}月$', dropsBlank: true },
    fields: {
      month: {
        from: 'joined',
        by: '-',
        sources: [{ from: 'title', steps: [{ do: 'match', pattern: '(\\d{4})年' }] }, { from: 'unfoldedHeading' }],
        steps: [{ do: 'month' }],
      },
      person: column('姓名'),
      hours: { from: 'unfoldedCell', steps: [{ do: 'scale', by: '1/60' }] },
    },
  };

  it('give a row a month, from minutes to hours, without blanks and zeros', () => {
    const { rows, origin } = laidOut(
      [['2024年工时表'], ['姓名', '1月', '2月', '3月', '合计'], ['甲', 9600, '', 0, 9600], ['乙', 100, 60, '-', 160]],
      wide,
      hours as never,
    )!;
    expect(rows.slice(1)).toEqual([
      ['2024-01', '甲', '160.00'],
      ['2024-01', '乙', expect.stringMatching(/^1\.6{20,}7$/)],
      ['2024-02', '乙', '1.00'],
    ]);
    expect(origin.rows[3]).toEqual({ row: 4, unfolded: '2月' });
  });
});

describe('two levels of headings', () => {
  it('are joined, a blank above taking what spans it', () => {
    const layout: Layout = {
      register: 'blade-test/hours',
      name: text('打卡月报', 'Attendance'),
      headings: ['姓名', '考勤概况/实际工作时长(小时)'],
      fields: { person: column('姓名'), hours: column('考勤概况/实际工作时长(小时)') },
    };
    const sheet = [
      ['打卡月报'],
      ['姓名', '考勤概况', null, '异常'],
      [null, '标准工作时长（小时）', '实际工作时长（小时）', '迟到'],
      ['甲', 168, 160, '--'],
    ];
    expect(laidOut(sheet, layout, hours as never)!.rows.slice(1)).toEqual([['甲', '160']]);
  });
});

it.each([
  ['1,234.00-', '-1234.00'],
  ['(1,234.5)', '-1234.5'],
  ['（１，２３４）', '-1234'],
  ['￥1,234.00', '1234.00'],
  ['—', ''],
  ['0.00', '0.00'],
  ['1,5', '1,5'],
  ['(-5)', '(-5)'],
  ['3.2万', '3.2万'],
])('the amount %s is %s', (written, amount) => {
  expect(foreignAmount(written)).toBe(amount);
});

it.each([
  ['2024.05.06', '2024-05-06'],
  ['2024/5/6 星期一', '2024-05-06'],
  ['20240506', '2024-05-06'],
  ['6-May-24', '2024-05-06'],
  ['2024年5月6日', '2024-05-06'],
  ['45418', '2024-05-06'],
  ['2024.02.30', '2024.02.30'],
  ['5月6日', '5月6日'],
])('the day %s is %s', (written, day) => {
  expect(foreignDate(written)).toBe(day);
});

it.each([
  ['2024.5', false, '2024-05'],
  ['2024年第5期', false, '2024-05'],
  ['202405', false, '2024-05'],
  ['2024-05-31', false, '2024-05'],
  ['2024.11', true, '2024-11'],
  ['2024.1', true, '2024.1（1月或10月？）'],
  ['2024.1', false, '2024-01'],
  ['13月', false, '13月'],
])('the month %s (number: %s) is %s', (written, isNumber, month) => {
  expect(foreignMonth(written, isNumber)).toBe(month);
});

describe('patterns', () => {
  it.each(['(a+)+b', '(?=a)', '(a)\\1', 'a*b*c*d*', '(a|b){2}', '[', '', 'x'.repeat(201)])('refuse %s', (pattern) => {
    expect(boundedPattern(pattern)).toBeNull();
  });

  it('match within the first 200 characters, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 400 }), (pattern, written) => {
        boundedPattern(pattern)?.(written);
      }),
    );
  });
});

it('the files of two months have one fingerprint', () => {
  const of = (days: number, month: string) =>
    fingerprintOf(['姓名', month, ...Array.from({ length: days }, (_, at) => `${at + 1}日`), '']);
  expect(of(31, '2024-05')).toBe(of(30, '2024-06'));
  expect(of(31, '2024-05')).not.toBe(fingerprintOf(['姓名', '部门']));
});

it('a layout is JSON that its schema accepts; one with a slow pattern is refused', () => {
  expect(v.parse(layoutSchema, JSON.parse(JSON.stringify(ledger)))).toEqual(ledger);
  expect(v.safeParse(layoutSchema, { ...ledger, sheet: '(a+)+' }).success).toBe(false);
});

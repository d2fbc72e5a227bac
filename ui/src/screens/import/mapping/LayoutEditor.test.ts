import { describe, expect, test, vi } from 'vitest';
import { resources } from '@rdm/core/internal/application';
import { text, type CellValue } from '@rdm/core/internal/kernel';
import type { Layout } from '@rdm/core/internal/records';
import { DictionaryStore } from '../../../resource/DictionaryStore';
import { cellFault } from './cell-fault';
import { LayoutEditor } from './LayoutEditor';
import { patternOfHeadings } from './pattern-of-headings';
import { chosenSource, choiceOfColumn, choiceOfKind } from './source-choices';
import { sourceInWords } from './source-in-words';

const attendance = resources.find(({ name }) => name === 'blade-rdm/attendancemonth')!;
const layout: Layout = {
  register: attendance.name,
  name: text('打卡月报', 'Monthly report'),
  headings: ['工号', '应出勤'],
  fields: {
    personnelId: { from: 'column', heading: '工号' },
    dueHours: { from: 'column', heading: '应出勤', steps: [{ do: 'amount' }] },
  },
};
const rows: readonly (readonly CellValue[])[] = [
  ['2024年5月考勤'],
  ['工号', '应出勤', '分钟', '1月', '2月'],
  ['E1', '168', 9600, 10, 0],
  ['E2', '一百', 4830, null, 20],
  ['合计', '', 14430, 10, 20],
];
const confirm = vi.fn(async () => false);
const open = (given: Layout = layout) =>
  new LayoutEditor(attendance, { name: '月报', rows }, '2024年5月.xlsx', given, confirm);
const fieldOf = (editor: LayoutEditor, name: string) => editor.fields.find((each) => each.name === name)!;

describe('the columns of a file', () => {
  test('stand with samples under the headings that were found, rows of no data apart', () => {
    const editor = open();
    expect(editor.columns[1]).toEqual({ heading: '应出勤', samples: ['168', '一百'] });
    expect(editor.result?.origin.leftOut.map(({ row }) => row)).toEqual([5]);
    expect(editor.unused).toEqual(['分钟', '1月', '2月']);
  });

  test('that are required and have no source are named until they have one', () => {
    const editor = open();
    expect(editor.missing.map(({ name }) => name)).toEqual(['month']);
    expect(editor.isReady).toBe(false);
    editor.setSource('month', { from: 'title', steps: [{ do: 'match', pattern: '\\d{4}年\\d+月' }, { do: 'month' }] });
    editor.setSource('actualHours', { from: 'column', heading: '分钟', steps: [{ do: 'scale', by: '1/60' }] });
    expect(editor.isReady).toBe(true);
    expect(editor.resultsOf(fieldOf(editor, 'month'))).toEqual(['2024-05', '2024-05']);
    expect(editor.resultsOf(fieldOf(editor, 'actualHours'))).toEqual(['160.00', '80.50']);
    expect(editor.complete.headings).toEqual(['工号', '应出勤', '分钟']);
  });

  test('are turned into rows', () => {
    const editor = open();
    editor.change({ unfolded: { headings: patternOfHeadings(['1月', '2月']), dropsBlank: true } });
    editor.setSource('actualHours', { from: 'unfoldedCell' });
    expect(editor.resultsOf(fieldOf(editor, 'actualHours'))).toEqual(['10', '20']);
    editor.drop('unfolded');
    expect(editor.layout).not.toHaveProperty('unfolded');
  });

  test('whose pattern cannot be read are not ready', () => {
    const editor = open();
    editor.setSource('month', { from: 'title', steps: [{ do: 'match', pattern: '(a+)+' }] });
    expect(editor.isValid).toBe(false);
  });

  test('no heading of which is in the file show nothing', () => {
    expect(open({ ...layout, headings: ['别的'] }).place).toBeNull();
  });

  test('go back step by step', () => {
    const editor = open();
    editor.setSource('dueHours', null);
    editor.setSource('month', { from: 'fileName' });
    editor.undo();
    editor.undo();
    editor.undo();
    expect(editor.layout).toEqual(layout);
    expect(editor.isUnsaved).toBe(false);
  });

  test('are not left unsaved without a question', async () => {
    const editor = open();
    expect(await editor.mayLeave()).toBe(true);
    editor.setSource('dueHours', null);
    expect(await editor.mayLeave()).toBe(false);
    editor.close();
    expect(await editor.mayLeave()).toBe(true);
    expect(confirm).toHaveBeenCalledOnce();
  });
});

describe('a source', () => {
  const due = attendance.fields.dueHours!;

  test('of another column keeps what was set, otherwise reads the kind of its field', () => {
    const before = { from: 'column', heading: '分钟', steps: [{ do: 'scale', by: '1/60' }] } as const;
    expect(chosenSource(choiceOfColumn('1月'), due, before, '')).toEqual({ ...before, heading: '1月' });
    expect(chosenSource(choiceOfColumn('1月'), due, null, '')).toEqual({
      from: 'column',
      heading: '1月',
      steps: [{ do: 'amount' }],
    });
    expect(chosenSource(choiceOfKind('sum'), due, null, '1月')).toMatchObject({ from: 'sum', headings: ['1月'] });
    expect(chosenSource(choiceOfKind('fileName'), due, null, '')).toMatchObject({ from: 'fileName' });
  });

  test('is said in words', () => {
    const source = { from: 'column', heading: '摘要', steps: [{ do: 'match', pattern: 'RD\\d+' }] } as const;
    expect(sourceInWords(source).zh).toBe('列“摘要”，取匹配部分 RD\\d+');
  });
});

describe('a cell that comes out', () => {
  const dictionaries = new DictionaryStore({ entries: async () => [] });

  test.each([
    ['dueHours', '一百', false],
    ['dueHours', '168.5', true],
    ['month', '2024-05', true],
    ['month', '', false],
    ['personnelId', '谁也不知道', true],
  ])('of %s: “%s”', (name, value, isReadable) => {
    expect(cellFault(fieldOf(open(), name), value, dictionaries) === null).toBe(isReadable);
  });
});

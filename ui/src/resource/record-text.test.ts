import { describe, expect, test } from 'vitest';
import { columnOf } from '@rdm/core/internal/records';
import { labelWithUnit } from './money-unit-label';
import { columnText, groupedDecimal } from './record-text';
import { registerPath } from './register-path';
import { everyKind } from './testing/every-kind';
import { stored } from './testing/memory-ports';
import { menu } from '@rdm/core/internal/access';
import { intellectualProperty } from '@rdm/core/internal/achievement';
import { project } from '@rdm/core/internal/project';

const labels = { labelOf: (code: string, key: string) => `${code}:${key}`, language: 'zh' as const };
const record = stored('1', {
  year: '2024',
  kind: 'usual',
  tags: ['a', 'b'],
  amount: '1234567.5',
  budget: '-1.00',
  qty: '1234.5678',
  ownerId: '7',
  ownerName: '王小明',
  agreed: '2',
  remark: null,
});
const shown = (name: string) => columnText(columnOf(everyKind, name)!, record, labels);

describe('what a record reads as', () => {
  test.each([
    ['year', '2024'],
    ['kind', 'kind:usual'],
    ['tags', 'tag:a、tag:b'],
    ['amount', '1,234,567.50'],
    ['budget', '0'],
    ['qty', '1,234.5678'],
    ['ownerId', '王小明'],
    ['ownerName', '王小明'],
    ['agreed', 'yes_no:2'],
    ['remark', ''],
  ])('%s: %s', (name, expected) => expect(shown(name)).toBe(expected));

  test('quantities keep the decimals they have', () => {
    expect(groupedDecimal('12000')).toBe('12,000');
    expect(groupedDecimal('-0.125')).toBe('-0.125');
  });
});

test('a code that is a number reads as its name', () => {
  const read = (value: number, language: 'zh' | 'en') =>
    columnText(columnOf(menu, 'category')!, stored('1', { category: value }), { ...labels, language });
  expect([read(1, 'zh'), read(2, 'zh'), read(2, 'en'), read(9, 'zh')]).toEqual(['菜单', '按钮', 'Button', '9']);
});

test('an official word reads as its name', () => {
  const read = (iprClass: string, language: 'zh' | 'en') =>
    columnText(columnOf(intellectualProperty, 'iprClass')!, stored('1', { iprClass }), { ...labels, language });
  expect([read('Ⅰ类', 'zh'), read('Ⅰ类', 'en'), read('Ⅱ类', 'en'), read('', 'en')]).toEqual([
    'Ⅰ类',
    'Class Ⅰ',
    'Class Ⅱ',
    '',
  ]);
});

test('a heading names the unit of its amounts once', () => {
  const { amount, budget, name } = everyKind.fields;
  expect(labelWithUnit(amount.label, amount).zh).toBe('金额（元）');
  expect(labelWithUnit(budget.label, budget).zh).toBe('预算（万元）');
  expect(labelWithUnit(name.label, name).zh).toBe('名称');
  const { govAmount } = project.fields;
  expect(labelWithUnit(govAmount.label, govAmount).zh).toBe('政府资金（万元）');
});

test('a register is found in the menus by its permission', () => {
  expect(registerPath(project)).toBe('/rdm/project/list');
  expect(registerPath(everyKind)).toBeNull();
});

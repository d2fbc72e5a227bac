import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patentNumber } from '../testing';
import { propertyNumberWarning } from './property-number';
import { softwareNumberFault } from './software-number';

describe('what is odd about a number', () => {
  test('of a patent: its check character, its kind and its year', () => {
    const sound = 'ZL202120592620.4';
    expect(propertyNumberWarning(sound, { type: '2', applyTime: '2021-03-22' })).toBeNull();
    expect(propertyNumberWarning('ZL202120592620.5', { type: '2' })?.zh).toContain('校验码');
    expect(propertyNumberWarning(sound, { type: '12' })?.zh).toContain('种类');
    expect(propertyNumberWarning(sound, { type: '2', applyTime: '2020-12-31' })?.zh).toContain('申请日');
  });

  test('of a valid number of its kind is nothing', () => {
    const kinds: Record<string, string> = { 1: '12', 8: '12', 2: '2', 9: '2', 3: '3' };
    fc.assert(
      fc.property(patentNumber, (number) => {
        const digits = number.replace('.', '');
        const type = kinds[digits.charAt(digits.length === 13 ? 4 : 2)]!;
        expect(propertyNumberWarning(number, { type })).toBeNull();
      }),
    );
  });

  test.each(['2024SR0123456', '软著登字第2024SR0123456号', '2015SR123456'])('of software %s is nothing', (number) => {
    expect(softwareNumberFault(number)).toBeNull();
  });

  test('of software: its shape, and a year other than that of the registration', () => {
    expect(softwareNumberFault('SR0123456')).not.toBeNull();
    expect(softwareNumberFault('2024SR0123456', '2024-05-01')).toBeNull();
    expect(softwareNumberFault('2024SR0123456', '2023-12-31')?.zh).toContain('登记日期');
  });

  test('of other kinds is nothing', () => {
    expect(propertyNumberWarning('anything', { type: '7' })).toBeNull();
  });
});

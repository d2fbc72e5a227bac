import { describe, expect, test } from 'vitest';
import { countedProperty as property } from './counted.testing';
import type { PropertyDeal } from './property-counts';
import { outputLines, type OutputRegisters } from './statistics-counts';

const none: OutputRegisters = { properties: [], deals: [], standards: [], usedSince: new Map() };
const counted = (registers: Partial<OutputRegisters>, year: string) =>
  Object.fromEntries(outputLines({ ...none, ...registers }, year).map((line) => [line.code, line.counted.length]));

const licence = (propertyId: string, date: string, income: string | null): PropertyDeal => ({
  ...{ id: `${propertyId}/${date}`, propertyId, kind: 'licence', date, income },
});

describe('the output lines of form 107-2', () => {
  test('are not there where no register has a record of the kind: nothing is known, which is not 0', () => {
    expect(outputLines(none, '2024')).toEqual([]);
    expect(counted({ properties: [property({ type: '4' })] }, '2024')).toEqual({});
  });

  test('count applications of the year, inventions among them, and inventions in force on 31 December', () => {
    const filed = { regTime: null, acceptTime: '2024-03-01', applyTime: '2024-03-01', expiry: null };
    const properties = [
      property(filed),
      property({ ...filed, type: '2' }),
      property({ ...filed, type: '3' }),
      property(),
      property({ state: 'lapsed', lapseTime: '2024-12-31' }),
      property({ regTime: '2025-01-01' }),
    ];
    expect(counted({ properties }, '2024')).toMatchObject({ 29: 3, 30: 1, 32: 1 });
    expect(counted({ properties }, '2025')).toMatchObject({ 29: 0, 30: 0, 32: 2 });
  });

  test('take an invention as put to use from its own day, that of a conversion or of a deal, whichever is first', () => {
    const [own, converted, licensed, idle] = [
      property({ implementTime: '2024-12-31' }),
      property(),
      property(),
      property({ implementTime: '2025-01-01' }),
    ];
    const registers = {
      properties: [own, converted, licensed, idle],
      usedSince: new Map([[converted.id, '2023-06-30']]),
      deals: [licence(licensed.id, '2024-05-01', null)],
    };
    expect(counted(registers, '2023')['33']).toBe(1);
    expect(counted(registers, '2024')['33']).toBe(3);
    expect(counted(registers, '2025')['33']).toBe(4);
  });

  test('count a patent passed on once a year, and add up what it brought; a pledge is no use', () => {
    const patent = property();
    const pledge = { ...licence(patent.id, '2024-08-01', '9.00'), kind: 'pledge' };
    const deals = [
      licence(patent.id, '2024-01-01', '1000.00'),
      licence(patent.id, '2024-12-31', '500.00'),
      licence(patent.id, '2025-01-01', null),
      pledge,
    ];
    const lines = outputLines({ ...none, properties: [patent], deals }, '2024');
    expect(lines.find(({ code }) => code === '53')?.counted).toHaveLength(1);
    expect(lines.find(({ code }) => code === '54')?.counted.map(({ amount }) => amount)).toEqual(['1000.00', '500.00']);
  });

  test('count trademarks held, and standards of state and industry by the day they were published', () => {
    const mark = { type: '20', expiry: '2024-12-31', regTime: '2014-12-31' };
    const standard = { code: 'S', name: '标准', publishTime: '2024-12-31' };
    const registers = {
      properties: [property(mark), property({ ...mark, expiry: '2025-01-01' })],
      standards: [
        { ...standard, id: '1', level: 'national' },
        { ...standard, id: '2', level: 'industry' },
        { ...standard, id: '3', level: 'group' },
        { ...standard, id: '4', level: 'national', publishTime: '2023-12-31' },
      ],
    };
    expect(counted(registers, '2024')).toEqual({ 38: 1, 41: 2 });
  });
});

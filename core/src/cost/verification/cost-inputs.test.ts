import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depreciationSchedule } from '../../tax';
import { depreciationCost } from '../depreciation-cost';
import { equipmentPower, fixedAsset, intangibleAsset, material, personnelSalary } from '../entities';
import { registerInputs } from './cost-inputs';
import { codeOfMonth, monthOfCode } from './month-code';

const monthsOf = (name: string, row: Readonly<Record<string, unknown>>) => registerInputs.get(name)!.months(row);

describe('the months a row bears on', () => {
  it('is the month it states, by month, date, or year and month', () => {
    expect(monthsOf(personnelSalary.name, { month: '2024-02' })).toEqual({ from: '2024-02', to: '2024-02' });
    expect(monthsOf(material.name, { date: '2024-02-29' })).toEqual({ from: '2024-02', to: '2024-02' });
    expect(monthsOf(equipmentPower.name, { year: '2024', month: '09' })).toEqual({ from: '2024-09', to: '2024-09' });
  });

  it('is an asset’s life: of a fixed one from the month after 入账, of an intangible one from its acquisition', () => {
    const booked = { inaccountDate: '2023-12-25', depreciationMonths: 36 };
    expect(monthsOf(fixedAsset.name, booked)).toEqual({ from: '2024-01', to: '2026-12' });
    const acquired = { acquireDate: '2024-05-10', amortizeMonths: '1' };
    expect(monthsOf(intangibleAsset.name, acquired)).toEqual({ from: '2024-05', to: '2024-05' });
    const endless = { inaccountDate: '9999-11-30', depreciationMonths: '36' };
    expect(monthsOf(fixedAsset.name, endless)).toEqual({ from: '9999-12', to: '9999-12' });
  });

  it('is none where the row does not say, whatever stands there instead', () => {
    fc.assert(
      fc.property(fc.constantFrom(...registerInputs.keys()), fc.anything(), (name, junk) => {
        const row = { month: junk, date: junk, year: junk, inaccountDate: junk, acquireDate: junk };
        const found = monthsOf(name, { ...row, depreciationMonths: junk, amortizeMonths: junk });
        expect(found === null || /^\d{4}-\d{2}$/.test(found.from)).toBe(true);
      }),
    );
    expect(monthsOf(equipmentPower.name, { year: { toString: false }, month: '01' })).toBeNull();
    expect(monthsOf(fixedAsset.name, { inaccountDate: '2024-01-01', depreciationMonths: null })).toBeNull();
    expect(monthsOf(fixedAsset.name, { inaccountDate: '2024-01-01', depreciationMonths: { toString: '' } })).toBeNull();
    expect(monthsOf(material.name, { date: '2024-13-01' })).toBeNull();
  });

  it('is every month in which the asset gives depreciation, and no month more', () => {
    const months = 5;
    const asset = {
      id: '1',
      assetsCode: 'FA1',
      category: 'instrument' as const,
      inaccountDate: '2024-03-15',
      originalValue: '6000',
      residualRate: null,
      depreciationMethod: 'straightLine' as const,
      depreciationMonths: months,
    };
    const uses = Array.from({ length: 12 }, (_, at) => ({
      id: String(10 + at),
      month: `2024-${String(at + 1).padStart(2, '0')}`,
      projectId: 'P',
      assetsId: '1',
      rdHours: '10',
      totalHours: '10',
    }));
    const project = { id: 'P', code: 'RD1', expenditureType: 'expensed', completion: 'ongoing' } as const;
    const projects = [{ ...project, startTime: '2024-01-01', endTime: null }];
    const { parts } = depreciationCost({ year: 2024, projects, fixedAssets: [asset], assetUses: uses });
    expect(depreciationSchedule({ method: 'straightLine', originalValue: '6000', months }).monthly).toHaveLength(
      months,
    );
    const given = parts.map(({ month }) => month).sort();
    expect({ from: given[0], to: given.at(-1) }).toEqual(monthsOf(fixedAsset.name, asset));
  });
});

describe('the digits of a month', () => {
  it('name it and nothing else does', () => {
    expect(codeOfMonth('2024-01')).toBe('202401');
    expect(['202401', '2024-01'].map(monthOfCode)).toEqual(['2024-01', '2024-01']);
    expect(['202413', '1', '1900000000000000001', '', '000001', '２０２４０１'].map(monthOfCode)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });
});

import { describe, expect, it } from 'vitest';
import {
  allocateYear,
  bookedDepreciation,
  equipmentPower,
  fixedAsset,
  fixedAssetUse,
  intangibleAsset,
  intangibleAssetUse,
  leasedAsset,
  material,
  personnelSalary,
  power,
  subjectGroups,
  voucherCost,
  type AllocateYearInput,
  type ProjectRow,
} from '@rdm/core/internal/cost';
import { attendance, workTime } from '@rdm/core/internal/hours';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import type { Resource } from '@rdm/core/internal/records';
import { monthsOfYear } from '@rdm/core/calendar';
import { sum, yuan } from '@rdm/core/money';
import { personnel, project } from '@rdm/core/internal/project';
import type { CostItemCode } from '@rdm/core/tax';
import { demonstrationYear, type DemonstrationYear } from './demonstration-year';
import { distinct, rowsOf } from './rows-of-workbook.testing';

/**
 * The records of a tenant after importing these years one after the other: a later row replaces one of the same key.
 */
function registersOf(year: number, imported: readonly DemonstrationYear[]): AllocateYearInput {
  const rows = <T>(resource: Resource, key?: string) => {
    const all = imported.flatMap((each) => rowsOf(each, resource));
    const kept = key ? [...new Map(all.map((row) => [row[key], row])).values()] : all;
    // The tests use codes or positions of the rows as ids.
    return kept.map((row, index) => ({ ...row, id: (key && row[key]) ?? `${resource.name} ${index}` })) as T[];
  };
  const projects = imported
    .flatMap((each) => rowsOf(each, project))
    .filter((row) => row.year === String(year))
    .map((row) => ({ ...row, id: row.code }) as unknown as ProjectRow);
  return {
    year,
    projects,
    salaries: rows(personnelSalary),
    attendance: rows(attendance),
    workTimes: rows(workTime),
    fixedAssets: rows(fixedAsset, 'assetsCode'),
    assetUses: rows(fixedAssetUse),
    bookedDepreciation: rows(bookedDepreciation),
    intangibles: rows(intangibleAsset, 'assetsCode'),
    intangibleUses: rows(intangibleAssetUse),
    leases: rows(leasedAsset),
    equipmentPower: rows(equipmentPower),
    power: rows(power),
    materials: rows(material),
    voucherEntries: rows(voucherEntry),
    subjectMatches: rows(subjectMatch, 'subjectCode'),
  };
}

const total = (parts: readonly { readonly amount: string }[]) => sum(parts.map(({ amount }) => yuan(amount)));

describe.each([2024, 2025, 2026, 2027])('the year %i, with the year before in the same books', (year) => {
  const imported = [demonstrationYear(year - 1, 12), demonstrationYear(year, 12)];
  const registers = registersOf(year, imported);
  const { parts, warnings } = allocateYear(registers);

  it('is allocated without a warning, and so is the year before', () => {
    expect(warnings).toEqual([]);
    expect(allocateYear(registersOf(year - 1, imported)).warnings).toEqual([]);
  });

  it('costs what a mid-sized manufacturer spends on R&D', () => {
    expect(Number(total(parts).toString())).toBeGreaterThan(8_000_000);
    expect(Number(total(parts).toString())).toBeLessThan(40_000_000);
  });

  it('has cost under every item that is not foreign to a manufacturer', () => {
    const items = new Set<CostItemCode>(parts.map(({ item }) => item));
    const expected = ['1.1', '1.2', '1.3', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '3.1', '3.2'];
    const intangible = ['4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '6.3', '6.4', '6.5', '7.1', '7.2'];
    expect([...items].sort()).toEqual([...expected, ...intangible]);
  });

  it('has cost on every project, and every standing person but the accountants on one', () => {
    expect(new Set(parts.map(({ projectId }) => projectId)).size).toBe(10);
    const busy = new Set(registers.workTimes.map(({ personnelId }) => personnelId));
    const idle = rowsOf(imported[1]!, personnel).filter(({ code }) => !busy.has(code!));
    expect(distinct(idle, 'deptId')).toEqual(new Set(['财务部']));
  });

  it('is booked as allocated, but for freight in May and November and insurance paid late in August, and rent of January that is exported', () => {
    const booked = voucherCost(registers).parts;
    const surcharged: Readonly<Record<string, string>> = {
      '2.1 05': '1286.40',
      '2.1 11': '1286.40',
      '1.2 08': '2318.56',
    };
    const verified = Object.values(subjectGroups).flatMap(({ items }) => items);
    for (const item of verified) {
      for (const month of monthsOfYear(year)) {
        const ofItem = (list: typeof parts) => total(list.filter((part) => part.item === item && part.month === month));
        if (item === '2.8' && month.endsWith('-01')) {
          expect([ofItem(booked).toString(), Number(ofItem(parts).toString()) > 0]).toEqual(['0.00', true]);
          continue;
        }
        const difference = ofItem(booked).minus(ofItem(parts)).toString();
        expect(`${item} ${month} ${difference}`).toBe(
          `${item} ${month} ${surcharged[`${item} ${month.slice(5)}`] ?? '0.00'}`,
        );
      }
    }
  });
});

describe('a year that has begun', () => {
  it.each([1, 4, 9])('is allocated without a warning after %i months', (through) => {
    const imported = [demonstrationYear(2025, 12), demonstrationYear(2026, through)];
    const { parts, warnings } = allocateYear({
      ...registersOf(2026, imported),
      through: monthsOfYear(2026)[through - 1]!,
    });
    expect(warnings).toEqual([]);
    // Amortisation depends on the asset alone, not on the months entered.
    const entered = parts.filter(({ item }) => !item.startsWith('4.'));
    expect(Math.max(...entered.map(({ month }) => Number(month.slice(5))))).toBe(through);
  });
});

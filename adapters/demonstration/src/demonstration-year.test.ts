import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendance, workTime } from '@rdm/core/internal/hours';
import {
  fixedAsset,
  fixedAssetUse,
  intangibleAsset,
  leasedAsset,
  material,
  personnelSalary,
  power,
} from '@rdm/core/internal/cost';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import { parseValue } from '@rdm/core/internal/records';
import { yearInputs } from '@rdm/core/internal/ledger';
import { personnel, project } from '@rdm/core/internal/project';
import { costItems } from '@rdm/core/tax';
import { demonstrationYear, type DemonstrationYear } from './demonstration-year';
import { distinct, rowsOf } from './rows-of-workbook.testing';

const whole = demonstrationYear(2025, 12);

describe('the whole year', () => {
  const projects = rowsOf(whole, project);
  const people = rowsOf(whole, personnel);

  it('shows every form of development and both kinds of expenditure, ended and running', () => {
    expect(projects).toHaveLength(10);
    expect([...distinct(projects, 'devForm')].sort()).toEqual(['hzyf', 'jzyf', 'wtyf_jn', 'wtyf_jw', 'zzyf']);
    for (const expenditureType of ['expensed', 'capitalised']) {
      const completions = distinct(
        projects.filter((row) => row.expenditureType === expenditureType),
        'completion',
      );
      expect([...completions].sort()).toEqual(['ended', 'ongoing']);
    }
    expect(projects.filter(({ govAmount }) => Number(govAmount) > 0).length).toBeGreaterThan(1);
  });

  it('shows people of every kind in four departments, some of whom leave', () => {
    expect(people.length).toBeGreaterThanOrEqual(45);
    expect(distinct(people, 'name').size).toBe(people.length);
    expect([...distinct(people, 'deptId')].sort()).toEqual(['工艺部', '研发中心', '试验室', '财务部'].sort());
    expect(distinct(people, 'category').size).toBe(4);
    expect(distinct(people, 'education').size).toBe(4);
    expect(distinct(people, 'employmentForm').size).toBe(3);
    expect(people.filter(({ leaveDate }) => leaveDate)).toHaveLength(2);
  });

  it('books every cost item that a manufacturer has, and costs that the super-deduction does not know', () => {
    const items = distinct(rowsOf(whole, subjectMatch), 'costItem');
    const foreign = new Set(['5.3', '5.4', '7.3']);
    const expected = costItems.map(({ code }) => code).filter((code) => !foreign.has(code));
    expect([...items].sort()).toEqual([...expected, '8.1', '8.5', 'none'].sort());
  });

  it('depreciates by three methods', () => {
    expect(distinct(rowsOf(whole, fixedAsset), 'depreciationMethod').size).toBe(3);
    expect(rowsOf(whole, intangibleAsset)).toHaveLength(8);
    expect(distinct(rowsOf(whole, leasedAsset), 'contractCode').size).toBe(3);
  });

  it('has as many rows as a year of an enterprise of that size', () => {
    const count = whole.workbooks.reduce((rows, { sheet }) => rows + sheet.rows.length - 1, 0);
    expect(count).toBeGreaterThan(3000);
    expect(count).toBeLessThan(5500);
  });

  it('types only what no register of a first year reaches back to, with its reasons', () => {
    const { reason44, reason49, ...amounts } = whole.yearInputs;
    expect([reason44, reason49].map((reason) => reason.length > 0)).toEqual([true, true]);
    expect(new Set(Object.keys(amounts).map((name) => name.slice(0, -4)))).toEqual(
      new Set(['amortize', 'carryoverAmount']),
    );
    for (const [name, value] of Object.entries(amounts)) {
      expect(parseValue(yearInputs.fields[name as keyof typeof amounts], value)).toEqual({ ok: true, value });
    }
  });
});

describe('any year', () => {
  const year = fc.integer({ min: 2018, max: 2080 });
  const month = fc.integer({ min: 1, max: 12 });

  it('comes out the same twice', () => {
    fc.assert(
      fc.property(year, month, (each, through) => {
        expect(demonstrationYear(each, through)).toEqual(demonstrationYear(each, through));
      }),
      { numRuns: 4 },
    );
  });

  it('goes on without changing the months it already had', () => {
    const monthly = [personnelSalary, attendance, workTime, fixedAssetUse, power, material, voucherEntry];
    fc.assert(
      fc.property(year, month, (each, through) => {
        const [part, full] = [demonstrationYear(each, through), demonstrationYear(each, 12)];
        for (const resource of monthly) {
          const rows = (shown: DemonstrationYear) =>
            shown.workbooks.find(({ resource: name }) => name === resource.name)!.sheet.rows;
          expect(rows(part)).toEqual(rows(full).slice(0, rows(part).length));
        }
      }),
      { numRuns: 6 },
    );
  });

  it('continues the year before: people stay who they are, and projects that run on keep code, name and dates', () => {
    fc.assert(
      fc.property(year, (each) => {
        const [before, after] = [demonstrationYear(each, 12), demonstrationYear(each + 1, 12)];
        for (const [resource, names] of [
          [personnel, ['name', 'sex', 'education', 'post', 'entryDate']],
          [project, ['name', 'devForm', 'expenditureType', 'leader', 'startTime', 'endTime']],
          [fixedAsset, ['assetsName', 'inaccountDate', 'originalValue', 'depreciationMonths']],
        ] as const) {
          const key = resource === fixedAsset ? 'assetsCode' : 'code';
          const old = new Map(rowsOf(before, resource).map((row) => [row[key], row]));
          const common = rowsOf(after, resource).filter((row) => old.has(row[key]!));
          expect(common.length).toBeGreaterThanOrEqual(3);
          for (const row of common) {
            for (const name of names) expect(old.get(row[key]!)![name]).toBe(row[name]);
          }
        }
        const ended = rowsOf(before, personnel).filter(({ leaveDate }) => leaveDate);
        const stillThere = distinct(rowsOf(after, personnel), 'code');
        expect(ended.filter(({ code }) => stillThere.has(code!))).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  it('is refused when it is none', () => {
    expect(() => demonstrationYear(2017, 12)).toThrow(RangeError);
    expect(() => demonstrationYear(2025, 0)).toThrow(RangeError);
    expect(() => demonstrationYear(2025, 13)).toThrow(RangeError);
    expect(() => demonstrationYear(2025, 1.5)).toThrow(RangeError);
  });
});

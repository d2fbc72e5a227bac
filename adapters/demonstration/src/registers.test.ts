import { beforeAll, describe, expect, it } from 'vitest';
import { attendance, dailyAttendance, workTime } from '@rdm/core/internal/hours';
import {
  equipmentPower,
  equipmentPowerUse,
  fixedAsset,
  fixedAssetUse,
  leasedAsset,
  material,
  materialUse,
  personnelSalary,
  power,
  powerUse,
  productionBatch,
  productionBatchProject,
  specialIncome,
} from '@rdm/core/internal/cost';
import { subjectMatch, voucherCorrection, voucherEntry } from '@rdm/core/internal/finance';
import { columnHeading, columnOf, validateRecord, type Resource } from '@rdm/core/internal/records';
import { monthOf, touches } from '@rdm/core/calendar';
import { sum, yuan } from '@rdm/core/money';
import { relatedCost } from '@rdm/core/internal/ledger';
import { personnel, project } from '@rdm/core/internal/project';
import { isCostItemCode, isFurtherItemCode } from '@rdm/core/internal/tax';
import { demonstrationYear } from './demonstration-year';
import { distinct, registers, rowsOf, type Row } from './rows-of-workbook.testing';

const later: readonly Resource[] = [
  voucherCorrection,
  specialIncome,
  productionBatch,
  productionBatchProject,
  relatedCost,
];

const totalOf = (amounts: readonly (string | null)[]) => sum(amounts.map((amount) => yuan(amount ?? '0')));

function grouped(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const cases = [
  ['a whole year', demonstrationYear(2025, 12)],
  ['a year that has begun', demonstrationYear(2026, 5)],
  ['its first month', demonstrationYear(2027, 1)],
] as const;

describe.each(cases)('%s', (_, shown) => {
  const rows = new Map<Resource, Row[]>();
  beforeAll(() => {
    for (const resource of registers) rows.set(resource, rowsOf(shown, resource));
  });
  const of = (resource: Resource) => rows.get(resource) ?? [];
  const monthsOfData = distinct(rowsOf(shown, attendance), 'month').size;

  it('holds one workbook per register, in the order of import, with its headings', () => {
    expect(shown.workbooks.map(({ resource }) => resource)).toEqual(registers.map(({ name }) => name));
    for (const [index, { sheet }] of shown.workbooks.entries()) {
      const resource = registers[index]!;
      expect(sheet.rows[0]).toEqual(resource.workbook!.map((name) => columnHeading(columnOf(resource, name)!)));
      // In January nothing is corrected, made on trial or sold yet, and no project is entrusted.
      const isLater = monthsOfData === 1 && later.some(({ name }) => name === resource.name);
      expect(sheet.rows.length, resource.name).toBeGreaterThan(isLater ? 0 : 1);
      expect(sheet.rows.filter(({ length }) => length !== sheet.rows[0]!.length)).toEqual([]);
    }
  });

  it('is accepted by every declaration', () => {
    for (const resource of registers) {
      for (const row of of(resource)) {
        // An id replaces the code of a record; both kinds must be filled alike.
        const draft = Object.fromEntries(
          Object.entries(row).map(([name, value]) => {
            const field = resource.fields[name];
            return [name, field && 'to' in field && value !== null ? '1' : value];
          }),
        );
        const columns = new Set(resource.workbook);
        expect(validateRecord(resource, draft).faults.filter(({ field }) => columns.has(field))).toEqual([]);
      }
    }
  });

  it('has every natural key once', () => {
    for (const resource of registers) {
      const key = (row: Row) =>
        JSON.stringify(resource.naturalKey.map((name) => (name in row ? row[name] : monthOf(row.date!))));
      expect(new Set(of(resource).map(key)).size, resource.name).toBe(of(resource).length);
    }
  });

  it('names only people, projects and assets that its registers hold', () => {
    const known = {
      'blade-rdm/entpersonnel': personnel,
      'blade-rdm/project': project,
      'blade-rdm/projectassetsfixed': fixedAsset,
    };
    const codes = Object.fromEntries(
      Object.entries(known).map(([name, resource]) => [
        name,
        distinct(of(resource), resource === fixedAsset ? 'assetsCode' : 'code'),
      ]),
    );
    for (const resource of registers) {
      for (const [name, field] of Object.entries(resource.fields)) {
        const there = 'to' in field ? codes[field.to] : undefined;
        if (!there || !resource.workbook!.includes(name)) continue;
        expect(
          of(resource).filter((row) => row[name] !== null && !there.has(row[name]!)),
          resource.name,
        ).toEqual([]);
      }
    }
    const machines = distinct(of(fixedAsset), 'assetsCode');
    expect(of(equipmentPower).filter((row) => !machines.has(row.assetsCode!))).toEqual([]);
  });

  it('puts nothing on a project that does not run', () => {
    const spans = new Map(of(project).map((row) => [row.code, { start: row.startTime!, end: row.endTime! }]));
    for (const resource of [workTime, fixedAssetUse, leasedAsset, power]) {
      expect(
        of(resource).filter((row) => !touches(spans.get(row.projectId!)!, row.month!)),
        resource.name,
      ).toEqual([]);
    }
    expect(
      of(material).filter(({ date, projectId }) => {
        const span = spans.get(projectId!)!;
        return date! < span.start || date! > span.end;
      }),
    ).toEqual([]);
    expect(
      of(equipmentPower).filter(({ startDate, endDate, projectId, year, month }) => {
        const span = spans.get(projectId!)!;
        return startDate! < span.start || endDate! > span.end || monthOf(endDate!) !== `${year}-${month}`;
      }),
    ).toEqual([]);
  });

  it('has nobody work on projects longer than present, or while not employed', () => {
    const keyOf = ({ month, personnelId }: Row) => `${month} ${personnelId}`;
    const present = new Map(of(attendance).map((row) => [keyOf(row), row]));
    expect(of(attendance).filter((row) => Number(row.actualHours) > Number(row.dueHours))).toEqual([]);
    for (const [key, claims] of grouped(of(workTime), keyOf)) {
      const hours = totalOf(claims.map((row) => row.hours!));
      expect(hours.compare(yuan(present.get(key)!.actualHours!)), key).toBeLessThanOrEqual(0);
    }
    expect(of(personnelSalary).map(keyOf)).toEqual(of(attendance).map(keyOf));
    const people = new Map(of(personnel).map((row) => [row.code, row]));
    for (const { month, personnelId } of of(attendance)) {
      const { entryDate, leaveDate } = people.get(personnelId!)!;
      expect(touches({ start: entryDate!, end: leaveDate! }, month!)).toBe(true);
    }
  });

  it('shares assets and leases within their total hours, and never before they were booked', () => {
    const booked = new Map(of(fixedAsset).map((row) => [row.assetsCode, row.inaccountDate!]));
    for (const [resource, name] of [
      [fixedAssetUse, 'assetsId'],
      [leasedAsset, 'contractCode'],
    ] as const) {
      for (const [key, uses] of grouped(of(resource), (row) => `${row[name]} ${row.month}`)) {
        expect(distinct(uses, 'totalHours').size, key).toBe(1);
        expect(totalOf(uses.map((row) => row.rdHours!)).compare(yuan(uses[0]!.totalHours!)), key).toBeLessThanOrEqual(
          0,
        );
      }
    }
    expect(of(fixedAssetUse).filter(({ assetsId, month }) => month! <= monthOf(booked.get(assetsId!)!))).toEqual([]);
  });

  it('states amounts that are quantity times price, and returns no more than was issued', () => {
    const wrong = [...of(material), ...of(power)].filter(
      ({ qty, price, amount }) => yuan(price!).times(qty!).toString() !== amount,
    );
    expect(wrong).toEqual([]);
    const byMaterial = ({ materialCode, projectId, date }: Row) => `${materialCode} ${projectId} ${monthOf(date!)}`;
    const issued = grouped(
      of(material).filter(({ direction }) => direction === 'issue'),
      byMaterial,
    );
    for (const back of of(material).filter(({ direction }) => direction === 'return')) {
      const issue = issued.get(byMaterial(back))![0]!;
      expect([issue.date! <= back.date!, Number(back.qty) < Number(issue.qty)]).toEqual([true, true]);
    }
  });

  it('keeps the days of who is not full-time as the month says, and nobody due or present longer than a day of work', () => {
    const keyOf = ({ personnelId }: Row) => personnelId!;
    const days = grouped(of(dailyAttendance), keyOf);
    expect(days.size).toBeGreaterThan(2);
    const last = of(attendance).at(-1)!.month;
    for (const [personnelId, own] of days) {
      const ofMonth = of(attendance).find((row) => row.personnelId === personnelId && row.month === last)!;
      for (const name of ['dueHours', 'actualHours'] as const) {
        expect(`${personnelId} ${totalOf(own.map((row) => row[name]!)).compare(yuan(ofMonth[name]!))}`).toBe(
          `${personnelId} 0`,
        );
      }
      expect(own.filter((row) => monthOf(row.date!) !== last || Number(row.dueHours) > 8)).toEqual([]);
      expect(own.filter((row) => !(Number(row.actualHours) >= 0 && Number(row.actualHours) <= 8))).toEqual([]);
    }
  });

  it('uses no more of a machine, a meter or a material on projects than it used at all', () => {
    for (const [resource, own, whole, sameUse] of [
      [equipmentPowerUse, 'rdHours', 'totalHours', ['month', 'assetsCode']],
      [powerUse, 'rdQty', 'totalQty', ['month', 'powerType']],
      [materialUse, 'rdQty', 'totalQty', ['month', 'materialCode']],
    ] as const) {
      expect(of(resource).length).toBeGreaterThan(0);
      for (const [key, uses] of grouped(of(resource), (row) => sameUse.map((name) => row[name]).join(' '))) {
        expect(distinct(uses, whole).size, key).toBe(1);
        expect(totalOf(uses.map((row) => row[own]!)).compare(yuan(uses[0]![whole]!)), key).toBeLessThanOrEqual(0);
      }
    }
  });

  it('corrects vouchers that are there, in balance and with numbers of their own', () => {
    const vouchers = grouped(of(voucherEntry), ({ date, voucherNo }) => `${monthOf(date!)} 记-${voucherNo}`);
    const corrections = grouped(of(voucherCorrection), ({ date, voucherNo }) => `${monthOf(date!)} 记-${voucherNo}`);
    for (const [key, entries] of corrections) {
      expect(vouchers.has(key)).toBe(false);
      expect(vouchers.has(entries[0]!.correctedVoucher!)).toBe(true);
      expect(totalOf(entries.map((entry) => entry.debitAmount!)).toString()).toBe(
        totalOf(entries.map((entry) => entry.creditAmount!)).toString(),
      );
    }
    // Found at the end of March and of September.
    expect(corrections.size).toBe([3, 9].filter((month) => month <= monthsOfData).length);
  });

  it('makes trial products of material that was issued, sells them by vouchers, and shares what another project used', () => {
    for (const batch of of(productionBatch)) {
      const issued = (projectId: string | null) =>
        totalOf(
          of(material)
            .filter((row) => row.projectId === projectId && row.direction === 'issue' && row.date! <= batch.madeOn!)
            .map(({ amount }) => amount!),
        );
      const [{ projectId, share } = { projectId: null, share: null }] = of(productionBatchProject);
      const shared = yuan(batch.materialCost!).times(share!).dividedBy(100);
      expect(yuan(batch.materialCost!).compare(yuan(0))).toBe(1);
      expect(yuan(batch.materialCost!).minus(shared).compare(issued(batch.projectId!))).toBe(-1);
      expect(shared.compare(issued(projectId!))).toBe(-1);
    }
    const numbers = new Set(
      of(voucherEntry).map(({ date, voucherType, voucherNo }) => `${date} ${voucherType}-${voucherNo}`),
    );
    const sold = [...of(productionBatch).filter(({ disposition }) => disposition === 'sold'), ...of(specialIncome)];
    expect(sold.filter(({ date, voucherNo }) => !numbers.has(`${date} ${voucherNo}`))).toEqual([]);
  });

  it('carries all expensed cost to the account of R&D expense at the end of each half year', () => {
    const entries = [...of(voucherEntry), ...of(voucherCorrection)].filter(({ subjectCode }) =>
      subjectCode!.startsWith('530101'),
    );
    for (const [key, own] of grouped(entries, ({ subjectCode, projectId }) => `${subjectCode} ${projectId}`)) {
      const closed = own.filter(({ date }) => Number(date!.slice(5, 7)) <= Math.floor(monthsOfData / 6) * 6);
      const debit = totalOf(closed.map((entry) => entry.debitAmount!));
      expect(`${key} ${debit.toString()}`).toBe(
        `${key} ${totalOf(closed.map((each) => each.creditAmount!)).toString()}`,
      );
    }
  });

  it('balances every voucher, numbers them from 1 each month and matches every account', () => {
    const matched = new Map(of(subjectMatch).map((row) => [row.subjectCode, row]));
    const vouchers = grouped(of(voucherEntry), ({ date, voucherNo }) => `${monthOf(date!)} ${voucherNo}`);
    for (const [key, entries] of vouchers) {
      const debit = totalOf(entries.map((entry) => entry.debitAmount!));
      expect(debit.isZero(), key).toBe(false);
      expect(totalOf(entries.map((entry) => entry.creditAmount!)).toString(), key).toBe(debit.toString());
      expect(distinct(entries, 'date').size).toBe(1);
      expect(entries.map(({ entryNo }) => entryNo)).toEqual(entries.map((__, index) => String(index + 1)));
    }
    for (const [month, entries] of grouped(of(voucherEntry), ({ date }) => monthOf(date!))) {
      const numbers = [...distinct(entries, 'voucherNo')];
      expect(numbers, month).toEqual(numbers.map((__, index) => String(index + 1)));
      expect(entries.map(({ date }) => date)).toEqual(entries.map(({ date }) => date).sort());
    }
    for (const { subjectCode, subjectName, projectId } of of(voucherEntry)) {
      const match = matched.get(subjectCode!)!;
      expect(match.subjectName).toBe(subjectName);
      expect(projectId !== null).toBe(match.costItem !== 'none');
    }
    const isItem = (code: unknown) => code === 'none' || isCostItemCode(code) || isFurtherItemCode(code);
    expect([...matched.values()].filter(({ costItem }) => !isItem(costItem))).toEqual([]);
  });
});

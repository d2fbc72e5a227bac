import { PLATFORM_TENANT, tenant as tenantOf } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { voucherEntry } from '@rdm/core/internal/finance';
import { evaluateTrace, type Trace } from '@rdm/core/internal/kernel';
import { updateRecords } from '@rdm/core/internal/records';
import { projectReport, ledgerSheets2015, type LedgerSheet } from '@rdm/core/internal/ledger';
import { sum, yuan } from '@rdm/core/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleParams, sampleResults, sampleWorkbooks } from '../../setup/sample-enterprise';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const expected = sampleResults();
const lines = expected.A107012;
const year = String(sampleParams().year);
const added = (amounts: readonly string[]) => sum(amounts.map((amount) => yuan(amount))).toString();
const all = (trace: Trace): Trace[] => [trace, ...trace.inputs.flatMap(all)];

/** The summaries of a year and the ledgers under them. docs/rules.md, Summary of 2021 and Summary of 2015 */
export function ledgerSummaryContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('the summaries of a year’s ledgers', () => {
    let ports: Ports;
    let sheets: LedgerSheet[];
    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      for (const { resource, bytes, fileName } of sampleWorkbooks()) {
        await ports.resource(resource).import({ file: bytes, fileName });
      }
      await ports.ledger.recompute({ year });
      const { records } = await ports.resource(projectReport).list({ size: -1 });
      sheets = await Promise.all(records.map(({ id }) => ports.ledger.ledgerSheet({ reportId: id })));
    });

    it('of 2021 ends in the row that A107012 takes over', async () => {
      const { total, expensed, capitalised, rows, otherMatters } = await ports.ledger.summary({ year });
      expect(total.columns).toMatchObject({
        ...{ '1': lines['3'], '2': lines['7'], '3': lines['16'], '4': lines['19'], '5': lines['23'] },
        ...{ '7.1': lines['28'], '7.2': lines['34'], '8.1': lines['36'], '8.3': lines['37'], '8.4': lines['38'] },
      });
      expect([total.allowed, expensed.allowed, capitalised.allowed]).toEqual([lines['40'], lines['41'], lines['42']]);
      expect(otherMatters.allowed).toBe('0.00');
      expect(rows.map(({ projectCode }) => projectCode)).toEqual(rows.map(({ projectCode }) => projectCode).sort());
      expect(
        rows.every(({ expenditureType, completion }) => expenditureType === 'expensed' || completion === 'ended'),
      ).toBe(true);
    });

    it('says whose it is and of which year', async () => {
      const head = { year, from: `${year}-01-01`, to: `${year}-12-31`, taxpayerName: expect.stringMatching(/./) };
      expect(await ports.ledger.summary({ year })).toMatchObject(head);
      expect(await ports.ledger.summary2020({ year })).toMatchObject(head);
    });

    it('is headed with the credit code of the enterprise once the platform knows it', async () => {
      expect((await ports.ledger.summary({ year })).taxpayerId).toBeNull();
      await stack().application.inTenant(PLATFORM_TENANT, async (call) => {
        const [before] = await call.records.findByKeys(tenantOf, [{ code: tenant }]);
        await updateRecords(call, tenantOf, [{ before: before!, values: { creditCode: '91320506MA7YCJ2434' } }]);
      });
      const head = { taxpayerId: '91320506MA7YCJ2434' };
      expect(await ports.ledger.summary({ year })).toMatchObject(head);
      expect(await ports.ledger.summary2020({ year })).toMatchObject(head);
    });

    it('of 2015 adds up, and what went through its ledgers is all there is', async () => {
      const { rows, total, expensed, capitalised, fixedRows } = await ports.ledger.summary2020({ year });
      expect(added(rows.map(({ allowed }) => allowed))).toBe(total.allowed);
      expect(added([expensed.allowed, capitalised.allowed])).toBe(total.allowed);
      const { debit, credit, toExpense, toIntangible, opening, closing } = fixedRows;
      const projects = await ports.ledger.statsAmount({ year });
      expect(added(Object.values(debit))).toBe(added(projects.map((each) => each.total)));
      for (const column of Object.keys(debit) as (keyof typeof debit)[]) {
        expect(credit[column]).toBe(added([toExpense[column], toIntangible[column]]));
        expect(added([closing[column], credit[column]])).toBe(added([opening[column], debit[column]]));
        expect(added(rows.map(({ columns }) => columns[column]))).toBe(credit[column]);
      }
      const forms = rows.map(({ projectId, form }) => `${projectId} ${form}`);
      expect(new Set(forms).size).toBe(forms.length);
      expect(rows.filter(({ form }) => form !== 'entrusted').map(({ overseas }) => overseas)).not.toContain(true);
    });

    it('in brief are the same but for how their figures came about, and name those that can be explained', async () => {
      for (const name of ['summary', 'summary2020'] as const) {
        const { trace, ...whole } = await ports.ledger[name]({ year });
        const { trace: head, explains, ...brief } = await ports.ledger[name]({ year, brief: true });
        expect(brief).toEqual(whole);
        expect(head).toEqual({ ...trace, inputs: [] });
        expect(new Set(explains)).toEqual(new Set(all(trace).map(({ key }) => key)));
      }
    });

    it('explain every figure that is not 0, down to the rows it came from', async () => {
      const summaries = [await ports.ledger.summary({ year }), await ports.ledger.summary2020({ year })];
      for (const { trace, rows, total, expensed, capitalised } of summaries) {
        const figures = all(trace);
        for (const { key, columns, allowed } of [...rows, total, expensed, capitalised]) {
          for (const [column, amount] of Object.entries({ ...columns, allowed })) {
            if (amount === '' || amount === '0.00') continue;
            const figure = figures.find((each) => each.key === `${key}/${column}`);
            expect([key, column, figure?.value]).toEqual([key, column, amount]);
            expect(evaluateTrace(figure!, trace)).toBe(amount);
          }
        }
        const leaf = figures.find(({ deeper }) => deeper?.startsWith('item:'))!;
        const months = await ports.ledger.explain({ year, key: leaf.deeper! });
        expect(months.value).toBe(leaf.value);
      }
    });

    it('take over what the ledgers come to', async () => {
      const { rows } = await ports.ledger.summary({ year });
      for (const { projectId, columns } of rows) {
        const { categories } = sheets.find((sheet) => sheet.projectId === projectId)!.total;
        expect([categories.personnel, categories.directInput, categories.other, categories.entrustDomestic]).toEqual([
          columns['1'],
          columns['2'],
          columns['7.1'],
          columns['8.1'],
        ]);
      }
    });

    it('have ledgers whose rows open their voucher or the registers behind them', async () => {
      const rows = sheets.flatMap((sheet) => sheet.rows.map((row) => ({ ...row, projectId: sheet.projectId })));
      const booked = rows.find(({ origin }) => origin === 'voucher')!;
      const { date, voucherType, voucherNo } = await ports.resource(voucherEntry).detail({ id: booked.voucherId! });
      expect({ date, voucherType, voucherNo }).toEqual({
        date: booked.voucherDate,
        voucherType: booked.voucherType,
        voucherNo: booked.voucherNo,
      });
      const allocated = rows.find(({ origin }) => origin === 'allocation')!;
      const [item] = Object.keys(allocated.items);
      const key = `month:${allocated.projectId}:${item}:${allocated.month}`;
      const record = await ports.ledger.explain({ year, key });
      expect(record.value).toBe(allocated.taxAmount);
      expect(record.inputs[0]!.source).toMatchObject({ id: expect.stringMatching(/^\d+$/) });
      for (const wrong of [`month:${allocated.projectId}:9.9:${allocated.month}`, 'month:x:1.1:2024-01', 'month:1'])
        await expect(ports.ledger.explain({ year, key: wrong })).rejects.toMatchObject(refusal(404));
    });

    it('have 2015版 ledgers whose balance goes out with the year', async () => {
      for (const sheet of sheets) {
        const parts = ledgerSheets2015(sheet).map(({ lines: each }) => each);
        const of = (kind: string) => parts.flatMap((part) => part.filter((line) => line.kind === kind));
        const entered = sheet.rows.flatMap(({ items }) => Object.values(items));
        expect(added(of('total').map(({ debit }) => debit!))).toBe(added(entered));
        const stays = sheet.expenditureType === 'capitalised' && sheet.completion !== 'ended';
        expect(added(of('closing').map(({ balance }) => balance!))).toBe(
          stays ? added(Object.values(sheet.total.items)) : '0.00',
        );
      }
    });

    it('ask for a year in the sentence of the forms, and for a ledger there is', async () => {
      for (const wrong of ['', 'abc', '20244', undefined as unknown as string]) {
        await expect(ports.ledger.summary({ year: wrong })).rejects.toMatchObject(refusal(400, '请选择年度'));
        await expect(ports.ledger.summary2020({ year: wrong })).rejects.toMatchObject(refusal(400, '请选择年度'));
      }
      await expect(ports.ledger.ledgerSheet({ reportId: '1' })).rejects.toMatchObject(refusal(404));
    });

    it('begin with that of the first project by code, which a year alone asks for', async () => {
      const codes = sheets.map(({ projectCode }) => projectCode).toSorted();
      const first = await ports.ledger.ledgerSheet({ year });
      expect(first).toEqual(sheets.find(({ projectCode }) => projectCode === codes[0]));
      await expect(ports.ledger.ledgerSheet({ year: '2019' })).rejects.toMatchObject(refusal(404));
      await expect(ports.ledger.ledgerSheet({})).rejects.toMatchObject(refusal(400, '请选择年度'));
    });

    it('are their tenant’s alone, and for those with the right', async () => {
      const neighbour = await stack().signIn('finance', other);
      expect((await neighbour.ledger.summary({ year })).rows).toEqual([]);
      expect((await neighbour.ledger.summary2020({ year })).total.allowed).toBe('0.00');
      const [{ reportId }] = sheets as [LedgerSheet];
      await expect(neighbour.ledger.ledgerSheet({ reportId })).rejects.toMatchObject(refusal(404));
      const reviewer = await stack().signIn('reviewer', tenant);
      expect((await reviewer.ledger.summary({ year })).total.allowed).toBe(lines['40']);
      await expect(stack().anyone().ledger.summary({ year })).rejects.toMatchObject(refusal(401));
    });
  });
}

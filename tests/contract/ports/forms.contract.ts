import type { Ports } from '@rdm/core/internal/application';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import type { Download } from '@rdm/core/internal/records';
import { projectReport } from '@rdm/core/internal/ledger';
import { sum, yuan } from '@rdm/core/money';
import { readXlsx, type CellValue } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleParams, sampleWorkbooks, typedInputs } from '../../setup/sample-enterprise';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const params = sampleParams();
const year = String(params.year);

/** The official forms as workbooks. docs/product.md, Official forms */
export function formsContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('the official forms of a year', () => {
    let ports: Ports;
    let report: { readonly id: string; readonly projectId: string };
    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      for (const { resource, bytes, fileName } of sampleWorkbooks()) {
        await ports.resource(resource).import({ file: bytes, fileName });
      }
      await ports.resource(enterpriseYear).submit({ year: params.year, enterpriseKinds: params.enterpriseKinds });
      await ports.ledger.recompute({ year });
      await ports.ledger.saveYearInputs({ year, ...typedInputs(params) });
      const { records } = await ports.resource(projectReport).list({ size: 200 });
      report = records.find(({ personnel }) => Number(personnel) > 0)!;
    });

    it('hold A107012 as the port says it, for the year or an advance declaration', async () => {
      for (const addedType of ['ANNUAL', 'Q1_Q3'] as const) {
        const { lines } = await ports.ledger.preferential({ year, addedType });
        const rows = await rowsOf(await ports.ledger.exportPreferential({ year, addedType }));
        const printed = rows.filter(([number]) => Number(number) > 0);
        // Line 50 is a code with its meaning.
        const amounts = printed.filter(([number]) => number !== '50');
        expect(amounts.map(([number, , value]) => [number, Number(value)])).toEqual(
          Object.entries(lines).flatMap(([line, value]) => (line === '50' ? [] : [[line, Number(value)]])),
        );
      }
    });

    it('hold the summary in both editions, with the total the port says', async () => {
      const { total } = await ports.ledger.summary({ year });
      const rows = await rowsOf(await ports.ledger.exportSummary({ year }));
      expect(rows.find(([name]) => name === '金额合计')?.[4]).toBe(Number(total.allowed));
      const earlier = await ports.ledger.summary2020({ year });
      const edition2015 = await rowsOf(await ports.ledger.exportSummary({ year, type: '2020' }));
      expect(edition2015.find(([, name]) => name === '合计')?.at(-2)).toBe(Number(earlier.total.columns['9']));
    });

    it('hold a project’s ledger, asked for by project and year or by its report', async () => {
      const { projectId, id: reportId } = report;
      const { total } = await ports.ledger.ledgerSheet({ reportId });
      for (const rows of [
        await rowsOf(await ports.ledger.exportLedger({ projectId, year })),
        await rowsOf(await ports.ledger.exportLedgerRows({ reportId })),
      ]) {
        expect(rows.find(([name]) => name === '合计金额')?.[5]).toBe(Number(total.taxAmount));
      }
      const edition2015 = await rowsOf(await ports.ledger.exportLedger({ projectId, year, type: '2020' }));
      const own = sum(
        Object.entries(total.items).flatMap(([item, amount]) => (item.startsWith('7.') ? [] : [yuan(amount)])),
      );
      expect(edition2015.find((row) => row[3] === '合计')?.[4]).toBe(Number(own.toString()));
    });

    it('hold the statistics with what is typed and what is computed', async () => {
      await ports.statistics.save({ year, amount43: '12.30', amount44_tax_ratio: '25%' });
      const data = await ports.statistics.data({ year });
      const rows = await rowsOf(await ports.statistics.export({ year }));
      const printed = rows.filter(([, , code]) => Number(code) > 0);
      expect(printed).toHaveLength(51);
      // The return is in whole 千元; what adds up rounded rows may differ by the rounding.
      const added = new Set(['7', '57']);
      for (const [, , code, value] of printed.filter((row) => !added.has(String(row[2])))) {
        expect([code, Number(value)]).toEqual([code, Math.round(Number(data[`amount${String(code)}`]))]);
      }
      await ports.statistics.save({ year, amount43: '', amount44_tax_ratio: '0%' });
    });

    it('come as workbooks under Chinese names', async () => {
      const { projectId } = report;
      const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      for (const [file, name] of [
        [await ports.ledger.exportPreferential({ year }), `${year}年度研发费用加计扣除优惠明细表（A107012）.xlsx`],
        [await ports.ledger.exportSummary({ year }), `${year}年度研发支出辅助账汇总表（2021版）.xlsx`],
        [
          await ports.ledger.exportLedger({ projectId, year }),
          expect.stringMatching(/研发支出辅助账（2021版）\.xlsx$/),
        ],
        [await ports.statistics.export({ year }), `${year}年企业研究开发活动及相关情况（107-2表）.xlsx`],
      ] as const) {
        expect(file).toMatchObject({ name, type: xlsx });
      }
    });

    it('are its tenant’s alone, and for those with the right', async () => {
      const { projectId, id: reportId } = report;
      const neighbour = await stack().signIn('finance', other);
      await expect(neighbour.ledger.exportLedger({ projectId, year })).rejects.toMatchObject(refusal(404));
      await expect(neighbour.ledger.exportLedgerRows({ reportId })).rejects.toMatchObject(refusal(404));
      await expect(neighbour.ledger.exportPreferential({ reportId })).rejects.toMatchObject(refusal(404));
      const rows = await rowsOf(await neighbour.ledger.exportSummary({ year }));
      expect(rows.find(([name]) => name === '金额合计')?.[4]).toBe(0);
      const nobody = stack().anyone();
      await expect(nobody.ledger.exportPreferential({ year })).rejects.toMatchObject(refusal(401));
      await expect(nobody.statistics.export({ year })).rejects.toMatchObject(refusal(401));
    });

    it('are refused in a sentence for what there is no form of', async () => {
      await expect(ports.ledger.exportPreferential({ year: '2016' })).rejects.toMatchObject(refusal(400));
      await expect(ports.ledger.exportPreferential({})).rejects.toMatchObject(refusal(400));
      await expect(ports.ledger.exportLedger({ projectId: '1', year })).rejects.toMatchObject(refusal(404));
      const early = ports.ledger.exportPreferential({ year: '2022', addedType: 'H1' });
      await expect(early).rejects.toMatchObject(refusal(400));
    });
  });
}

/** The first sheet of a workbook, row by row. */
async function rowsOf({ bytes }: Download): Promise<CellValue[][]> {
  return (await readXlsx(bytes)).sheets[0]!.rows;
}

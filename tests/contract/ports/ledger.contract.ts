import type { Ports } from '@rdm/core/internal/application';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import { projectReport } from '@rdm/core/internal/ledger';
import { sum, yuan } from '@rdm/core/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleParams, sampleResults, sampleWorkbooks, typedInputs } from '../../setup/sample-enterprise';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const params = sampleParams();
const expected = sampleResults();
const year = String(params.year);

/** From cost records to A107012 and the 107-2 report. docs/wire.md, Calls of the main job */
export function ledgerContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('a year of ledgers', () => {
    let ports: Ports;
    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      for (const { resource, bytes, fileName } of sampleWorkbooks()) {
        await ports.resource(resource).import({ file: bytes, fileName });
      }
      const { enterpriseKinds } = params;
      await ports.resource(enterpriseYear).submit({ year: params.year, enterpriseKinds });
    });

    it('is rebuilt from registers and vouchers, twice with the same result', async () => {
      const first = await ports.ledger.recompute({ year });
      expect(first).toMatchObject({ reports: Object.keys(expected.projects).length });
      // An account is matched to depreciation of equipment, but nothing is booked on it by project; some assets for R&D
      // only have months without a record of use. Two projects have entrusted cost without a contract recorded, which
      // counts. Nothing else is amiss.
      const others = first.warnings.filter(({ zh }) => !/研发专用，\d{4}-\d{2} 没有使用记录/.test(zh));
      expect(others.map(({ zh }) => zh)).toEqual([
        expect.stringContaining('无形资产 IA24005 的摊销月数 24 短于税法最低的 120 个月'),
        expect.stringContaining('无形资产 IA24006 的摊销月数 36 短于税法最低的 120 个月'),
        expect.stringContaining('没有登记委托研发合同'),
        expect.stringContaining('没有登记委托研发合同'),
        expect.stringContaining('费用项目 3.2'),
      ]);
      expect(await ports.ledger.recompute({ year })).toEqual({ ...first, changes: [] });
      expect(await ports.ledger.recomputeProgress({ year })).toMatchObject({ running: false });
    });

    it('knows the amounts of each project by item, category and month', async () => {
      const amounts = await ports.ledger.statsAmount({ year });
      const months = await ports.ledger.statsMonths({ year });
      const found = Object.fromEntries(
        amounts.map(({ projectId, projectCode, items, categories }) => [
          projectCode,
          { items, categories, months: months.find((each) => each.projectId === projectId)?.months },
        ]),
      );
      expect(found).toEqual(expected.projects);
      expect(sum(amounts.map(({ total }) => yuan(total))).toString()).toBe(
        sum(months.map(({ total }) => yuan(total))).toString(),
      );
    });

    it('fills the form with what is typed, keeps it, and clears it again', async () => {
      await ports.ledger.saveYearInputs({ year, ...typedInputs(params) });
      const form = await ports.ledger.preferential({ year, addedType: params.period });
      expect(form.lines).toMatchObject(expected.A107012);
      expect(form).toMatchObject({ year, otherLimit: expected.otherLimit, base: expected.base });
      await ports.ledger.saveYearInputs({ year, line43: '1' });
      expect((await ports.ledger.preferential({ year })).inputs).toMatchObject({
        ...typedInputs(params),
        line43: '1.00',
      });
      await ports.ledger.clearYearInputs({ id: year });
      expect((await ports.ledger.preferential({ year })).lines['43']).toBe('0.00');
      await ports.ledger.saveYearInputs({ year, ...typedInputs(params) });
    });

    it('is asked for by its year or by one of its reports', async () => {
      const { records } = await ports.resource(projectReport).list({ size: 1 });
      const byReport = await ports.ledger.preferential({ reportId: records[0]!.id, addedType: 'ANNUAL' });
      expect(byReport).toEqual(await ports.ledger.preferential({ year, addedType: 'ANNUAL' }));
      await expect(ports.ledger.preferential({})).rejects.toMatchObject(refusal(400));
      await expect(ports.ledger.preferential({ reportId: '1' })).rejects.toMatchObject(refusal(404));
    });

    it('explains a line down to the rows it came from', async () => {
      const { trace, lines } = await ports.ledger.preferential({ year, addedType: 'ANNUAL' });
      const open = async (key: string) => ports.ledger.explain({ year, key });
      const leaf = findDeeper(trace);
      const months = await open(leaf.deeper);
      expect(sum(months.inputs.map(({ value }) => yuan(value))).toString()).toBe(leaf.value);
      const record = await open(months.inputs[0]!.deeper!);
      expect(record.inputs[0]!.source).toMatchObject({ id: expect.stringMatching(/^\d+$/) });
      expect(lines['51']).toBe(expected.A107012['51']);
      await expect(open('nothing')).rejects.toMatchObject({ fault: { code: expect.toSatisfy((code) => code < 500) } });
    });

    it('fills the statistics, keeping what is typed', async () => {
      const before = await ports.statistics.data({ year });
      const typed = { amount44_tax_ratio: params.amount44_tax_ratio, amount29: '7' };
      await ports.statistics.save({ ...before, year, ...typed });
      const data = await ports.statistics.data({ year });
      const figures = Object.fromEntries(Object.keys(expected['107-2']).map((code) => [code, data[`amount${code}`]]));
      expect(figures).toEqual(expected['107-2']);
      expect(data).toMatchObject(typed);
    });

    it('refuses what no cell of the statistics can hold, and keeps what stood there', async () => {
      const stood = await ports.statistics.data({ year });
      for (const typed of [{ amount29: '1.5' }, { amount29: '一' }, { amount44_tax_ratio: '多' }]) {
        await expect(ports.statistics.save({ year, ...typed })).rejects.toMatchObject(refusal(400));
      }
      await ports.statistics.save({ year, amount29: '7.00' });
      expect(await ports.statistics.data({ year })).toEqual(stood);
    });

    it('is its tenant’s alone, and for those with the right', async () => {
      const neighbour = await stack().signIn('finance', other);
      expect(await neighbour.ledger.statsAmount({ year })).toEqual([]);
      expect((await neighbour.ledger.preferential({ year })).lines['40']).toBe('0.00');
      const { records } = await ports.resource(projectReport).list({ size: 1 });
      await expect(neighbour.ledger.preferential({ reportId: records[0]!.id })).rejects.toMatchObject(refusal(404));
      const reviewer = await stack().signIn('reviewer', tenant);
      await expect(reviewer.ledger.recompute({ year })).rejects.toMatchObject(refusal(403));
      await expect(reviewer.ledger.saveYearInputs({ year })).rejects.toMatchObject(refusal(403));
      await expect(reviewer.statistics.save({ year })).rejects.toMatchObject(refusal(403));
      expect((await reviewer.ledger.preferential({ year })).lines['51']).toBe(expected.A107012['51']);
      await expect(stack().anyone().ledger.statsAmount({ year })).rejects.toMatchObject(refusal(401));
    });
  });
}

interface Leaf {
  readonly deeper?: string;
  readonly value: string;
  readonly inputs: readonly Leaf[];
}

/** The first figure of a trace that has a further explanation. */
function findDeeper(trace: Leaf): Leaf & { deeper: string } {
  const found = everyLeaf(trace).find((leaf): leaf is Leaf & { deeper: string } => leaf.deeper !== undefined);
  if (!found) throw new Error('Nothing of the trace opens further');
  return found;
}

const everyLeaf = (trace: Leaf): Leaf[] => [trace, ...trace.inputs.flatMap(everyLeaf)];

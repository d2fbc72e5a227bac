import type { Ports } from '@rdm/core/internal/application';
import { yearExpense } from '@rdm/core/internal/enterprise';
import { evaluateTrace, type Trace } from '@rdm/core/internal/kernel';
import { sum, yuan } from '@rdm/core/money';
import { annualReport, computedIndicators } from '@rdm/core/internal/statistics';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleParams, sampleWorkbooks, typedInputs } from '../../setup/sample-enterprise';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const params = sampleParams();
const year = String(params.year);
const added = (inputs: readonly Trace[]) => sum(inputs.map(({ value }) => yuan(value))).toString();

/** How the figures of form 107-2 are derived, and the year expense. docs/rules.md, Form 107-2 */
export function statisticsContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('the statistics of a year', () => {
    let ports: Ports;
    const explain = (key: string) => ports.statistics.explain({ year, key });
    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      for (const { resource, bytes, fileName } of sampleWorkbooks()) {
        await ports.resource(resource).import({ file: bytes, fileName });
      }
      await ports.ledger.saveYearInputs({ year, ...typedInputs(params) });
      await ports.ledger.recompute({ year });
      await ports.statistics.save({ year, amount43: '12.5', amount44_tax_ratio: '25%' });
    });

    it('explain every computed indicator by the calculation that made it', async () => {
      const data = await ports.statistics.data({ year });
      for (const key of computedIndicators()) {
        const trace = await explain(key);
        expect(trace).toMatchObject({ key, value: data[key], basis: { document: expect.stringContaining('107-2') } });
        if (trace.calculation !== undefined) expect(`${key} ${evaluateTrace(trace)}`).toBe(`${key} ${data[key]}`);
      }
    });

    it('lose what was typed when their record is removed, and have it again when it is taken back', async () => {
      const records = ports.resource(annualReport);
      const { id } = await records.detail({ by: { year } });
      const data = await ports.statistics.data({ year });
      expect(await records.remove({ ids: [id] })).toEqual({ removed: 1 });
      expect(await ports.statistics.data({ year })).toMatchObject({ amount43: '0.00', amount8: data.amount8 });
      await records.restore({ ids: [id] });
      expect(await ports.statistics.data({ year })).toEqual(data);
    });

    it('say of an indicator that is typed that it is', async () => {
      expect(await explain('amount43')).toMatchObject({ value: '12.50', formula: { zh: '手工填报' }, inputs: [] });
    });

    it('take a value over a computed one, but for totals, and give the computed one back', async () => {
      const before = await ports.statistics.data({ year });
      await ports.statistics.save({ year, amount8: '1.5', amount1: '77', amount7: '3' });
      const over = await ports.statistics.data({ year });
      expect(over).toMatchObject({ amount8: '1.50', amount1: '77' });
      const { data, computed } = await ports.statistics.report({ year });
      expect(data).toEqual(over);
      expect(computed).toMatchObject({ amount8: before.amount8, amount1: before.amount1, amount7: over.amount7 });
      expect(await explain('amount8')).toMatchObject({ value: '1.50', inputs: [{ value: before.amount8 }] });
      // The body of the data call changes nothing when it is sent back.
      await ports.statistics.save({ year, ...over });
      expect(await ports.statistics.data({ year })).toEqual(over);
      await ports.statistics.save({ year, amount8: '', amount1: before.amount1! });
      expect(await ports.statistics.data({ year })).toEqual(before);
    });

    it('state the projects of the year on form 107-1, whose spending is code 7 of 107-2', async () => {
      const rows = await ports.statistics.projects({ year });
      const spending = sum(rows.map((row) => yuan(row.spending)));
      const { amount7 } = await ports.statistics.data({ year });
      // Each row is rounded to 千元 by itself.
      expect(Math.abs(Number(spending.toString()) - Number(amount7))).toBeLessThan(0.005 * rows.length + 0.05);
      expect(rows.every(({ persons, personMonths }) => persons > 0 === Number(personMonths) > 0)).toBe(true);
      const file = await ports.statistics.exportProjects({ year });
      expect(file.name).toBe(`${year}年企业研究开发项目情况（107-1表）.xlsx`);
    });

    it('refuse a negative value', async () => {
      const saved = ports.statistics.save({ year, amount45: '-5' });
      await expect(saved).rejects.toMatchObject(refusal(400, '“-5”是负数，107-2 表没有负数'));
    });

    it('open an expense by cost item, project and month, down to the row of a register', async () => {
      const [item] = (await explain('amount8')).inputs;
      const ofItem = await explain(item!.deeper!);
      expect([ofItem.value, added(ofItem.inputs)]).toEqual([item!.value, item!.value]);
      const ofProject = await explain(ofItem.inputs[0]!.deeper!);
      expect([ofProject.value, added(ofProject.inputs)]).toEqual([ofItem.inputs[0]!.value, ofProject.value]);
      const ofMonth = await explain(ofProject.inputs[0]!.deeper!);
      expect(ofMonth.inputs[0]!.source).toMatchObject({ id: expect.stringMatching(/^\d+$/) });
    });

    it('open the persons counted, and A107012 behind the policy figures', async () => {
      const persons = await explain('amount1');
      expect(String(persons.inputs.length)).toBe(persons.value);
      expect(persons.inputs[0]!.source).toMatchObject({ resource: 'blade-rdm/entpersonnel' });
      const [base] = (await explain('amount52')).inputs;
      const opened = await explain(base!.deeper!);
      expect([opened.value, opened.inputs.map(({ key }) => key)]).toEqual([
        base!.value,
        ['line47', 'line48', 'line49'],
      ]);
      const [line51] = (await explain('amount44')).inputs;
      const { lines } = await ports.ledger.preferential({ year });
      expect((await explain(line51!.deeper!)).value).toBe(lines['51']);
      expect((await explain('line:40')).value).toBe(lines['40']);
    });

    it('refuse what is no figure of theirs in one sentence', async () => {
      for (const key of ['amount99', 'item:9.9', 'line:99', 'record:1', 'nothing'])
        await expect(explain(key)).rejects.toMatchObject(refusal(404));
      await expect(ports.statistics.explain({ year: 'x', key: 'amount1' })).rejects.toMatchObject(refusal(400));
    });

    it('are their tenant’s alone, and for those with the right', async () => {
      const [item] = (await explain('amount8')).inputs;
      const [ofProject] = (await explain(item!.deeper!)).inputs;
      const neighbour = await stack().signIn('finance', other);
      const theirs = neighbour.statistics.explain({ year, key: ofProject!.deeper! });
      await expect(theirs).rejects.toMatchObject(refusal(404));
      expect((await neighbour.statistics.explain({ year, key: 'amount1' })).inputs).toEqual([]);
      const reviewer = await stack().signIn('reviewer', tenant);
      expect((await reviewer.statistics.explain({ year, key: 'amount8' })).value).toBe(
        (await explain('amount8')).value,
      );
      const anyone = stack().anyone().statistics.explain({ year, key: 'amount1' });
      await expect(anyone).rejects.toMatchObject(refusal(401));
    });

    it('keep the expense of a year in 万元, one record for the enterprise and one for each organisation', async () => {
      const register = ports.resource(yearExpense);
      const amounts = { labor: '10', directIn: '0', depreciation: '0', amortize: '0', design: '0', entrustDev: '0' };
      const whole = await register.submit({ year, ...amounts, other: '1,000.5', total: '1' });
      expect(whole).toMatchObject({ labor: '10.00', other: '1000.50', total: '1010.50', orgName: null });
      await register.submit({ year, ...amounts, other: '0', orgName: '一厂' });
      const again = register.submit({ year, ...amounts, other: '0', orgName: '一厂' });
      await expect(again).rejects.toMatchObject(refusal(400));
      await expect(register.submit({ year, ...amounts, other: '', orgName: '二厂' })).rejects.toMatchObject(
        refusal(400, '请输入其他相关费用'),
      );
      const { records } = await register.list({ where: [{ field: 'year', is: 'equal', value: year }] });
      expect(records.map(({ orgName, total }) => [orgName, total])).toEqual(
        expect.arrayContaining([
          [null, '1010.50'],
          ['一厂', '10.00'],
        ]),
      );
      expect(await register.detail({ by: { year } })).toMatchObject({ id: whole.id, orgName: null });
      const reviewer = await stack().signIn('reviewer', tenant);
      const added = reviewer.resource(yearExpense).submit({ year: '2030', ...amounts, other: '0' });
      await expect(added).rejects.toMatchObject(refusal(403));
    });
  });
}

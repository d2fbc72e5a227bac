import type { Ports } from '@rdm/core/internal/application';
import { sum, tenThousandYuan, yuan } from '@rdm/core/internal/kernel/money';
import { loadDemonstration } from '@rdm/demonstration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';

/** Table five against what other calls say of the same years. docs/rules.md, High-tech enterprise */
describe('the application for recognition in the demonstration', () => {
  let memory: MemoryApplication;
  let ports: Ports;
  beforeAll(async () => {
    memory = await openMemoryApplication();
    await loadDemonstration(memory.application, '2024-06-03');
    ports = await memory.signIn('finance');
  });
  afterAll(() => memory.stop());

  it.each(['2024', '2025'])(
    'has in its tables of %s what the bridge of calibres has, and the ledgers',
    async (year) => {
      const detail = await ports.highTechAnnex.projectCostDetail({ year });
      const info = await ports.highTechAnnex.projectInfo({ year });
      for (const [at, { year: of, total, columns, ledgerTotal, rounding, bridge, cost }] of detail.years.entries()) {
        expect(ledgerTotal, of).toBe(bridge);
        expect(tenThousandYuan(total.total).in('yuan').minus(yuan(rounding)).toString()).toBe(ledgerTotal);
        const spent = info.activities.map((each) => each.spending[at]);
        expect(spent).toEqual(columns.map(({ cells }) => cells.total));
        const amounts = await ports.ledger.statsAmount({ year: of });
        const entrusted = sum(
          amounts.flatMap(({ items }) =>
            ['7.1', '7.2', '7.3'].map((item) => yuan((items as Record<string, string>)[item] ?? '0')),
          ),
        );
        expect(sum([yuan(cost.entrustedDomestic), yuan(cost.entrustedOverseas)]).toString()).toBe(entrusted.toString());
      }
      const rounded = detail.findings.filter(({ zh }) => !zh.includes('按万元两位小数列示'));
      expect(rounded).toEqual([]);
      expect(detail.years.some(({ ledgerTotal }) => ledgerTotal !== '0.00')).toBe(true);
    },
  );

  it('numbers some activities, and proposes numbers for the projects left over', async () => {
    const { activities, findings } = await ports.highTechAnnex.projectInfo({ year: '2024' });
    expect(activities.slice(0, 2).map(({ code, recordId }) => [code, recordId === null])).toEqual([
      ['RD01', false],
      ['RD02', false],
    ]);
    expect(new Set(activities.map(({ code }) => code)).size).toBe(activities.length);
    const proposed = activities.filter(({ recordId }) => recordId === null);
    expect(findings.filter(({ message }) => message.zh.includes('系统建议编号'))).toHaveLength(proposed.length);
  });

  it('has running projects whose remaining budget is the budget less what was spent', async () => {
    const { projects, done } = await ports.highTechAnnex.projectDeveloping({ year: '2024' });
    expect(projects.length).toBeGreaterThan(0);
    for (const { budget, done: spent, remaining } of projects) {
      if (budget === null) expect(remaining).toBeNull();
      else expect(remaining).toBe(tenThousandYuan(budget).minus(tenThousandYuan(spent)).toString());
    }
    expect(
      sum(
        projects.map((each) => tenThousandYuan(each.done)),
        'tenThousandYuan',
      ).toString(),
    ).toBe(done);
  });

  it('judges the application by figures that open down to the registers', async () => {
    const page = await ports.recognitionTitle.overview({ year: '2024' });
    expect(page).toMatchObject({ state: 'draft', mayEdit: true });
    expect(page.conditions).toHaveLength(9);
    const rdCost = page.figures.find(({ field }) => field === 'rdCost3');
    const detail = await ports.highTechAnnex.projectCostDetail({ year: '2024' });
    expect(rdCost?.value).toBe(detail.years[2]!.recognised.total);
    expect(rdCost?.trace?.inputs.map(({ value }) => value)).toEqual(
      detail.years[2]!.recognised.steps.map(({ counted }) => counted),
    );
  });
});

import type { Ports } from '@rdm/core/internal/application';
import { highTechProduct, intellectualProperty, standardParticipation } from '@rdm/core/internal/achievement';
import { enterprise } from '@rdm/core/internal/enterprise';
import { sum, tenThousandYuan, yuan } from '@rdm/core/internal/kernel/money';
import { rdActivity, recognition } from '@rdm/core/internal/title';
import { loadDemonstration } from '@rdm/demonstration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';
import { sheetsIn } from '../setup/recalculated';
import { writtenDocuments } from '../setup/written-documents';
import { documentText } from './ports/document-text';

/** Table five against what other calls say of the same years. docs/rules.md, High-tech enterprise */
describe('the application for recognition in the demonstration', () => {
  let memory: MemoryApplication;
  let ports: Ports;
  beforeAll(async () => {
    memory = await openMemoryApplication({ documents: writtenDocuments });
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

  it('has the R&D cost of the conditions in the certificate as in the application, with that of the deduction beside it', async () => {
    const { years } = await ports.highTechAnnex.projectCostDetail({ year: '2024' });
    for (const { year, recognised, deduction } of years) {
      const { figures } = await ports.highTechTitle.overview({ year });
      const own = figures.find(({ field }) => field === 'rdCost0');
      expect(own?.label.zh).toContain('认定口径');
      expect(own?.value ?? '0.00').toBe(recognised.total);
      expect((await ports.statistics.bridge({ year })).total.deduction).toBe(deduction);
    }
    expect(years.some(({ recognised, deduction }) => recognised.total !== deduction)).toBe(true);
  });

  it('prints of a draft what the registers have, and of a submission what was submitted, whatever changes later', async () => {
    const year = '2024';
    const { id } = (await ports.recognitionTitle.overview({ year })) as { id: string };
    const printed = async () => [
      await sheetsIn((await ports.recognitionTitle.workbook({ id })).bytes),
      documentText((await ports.recognitionTitle.document({ id })).bytes),
    ];
    const [product] = (await ports.resource(highTechProduct).list({ size: 1 })).records;
    const rename = (name: string) => ports.resource(highTechProduct).submit({ id: product!.id, name });
    await rename('草稿时的产品');
    expect(JSON.stringify(await printed())).toContain('草稿时的产品');

    const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
    const { slots } = await ports.recognitionTitle.overview({ id });
    const files: Record<string, unknown> = {};
    for (const { field } of slots) {
      files[field] = [(await ports.files.putFile({ file: pdf, fileName: '材料.pdf' })).attachId];
    }
    await ports.resource(recognition).submit({ id, ...files });
    const handedIn = await ports.recognitionTitle.apply({ id });
    const submitted = await printed();

    await rename('提交后的产品');
    const [activity] = (await ports.resource(rdActivity).list({ size: 1 })).records;
    await ports.resource(rdActivity).submit({ id: activity!.id, name: '提交后的活动', results: '提交后的成果' });
    const [property] = (await ports.resource(intellectualProperty).list({ size: 1 })).records;
    await ports.resource(intellectualProperty).submit({ id: property!.id, name: '提交后的知识产权' });
    await ports.resource(standardParticipation).submit({
      ...{ code: 'GB/T 99999-2023', name: '提交后的标准', level: 'national', role: 'part', publishTime: '2023-03-01' },
    });
    const [card] = (await ports.resource(enterprise).list({ size: 1 })).records;
    await ports.resource(enterprise).submit({ id: card!.id, name: '更名后的企业', bizRegisteyTime: '2023-12-30' });
    memory.clock.set('2026-02-02 09:00:00');
    ports = await memory.signIn('finance');
    expect(await printed()).toEqual(submitted);

    // What is kept has the identity number of the legal person in full: the papers have it, no page does.
    expect(JSON.stringify(submitted)).toContain(card!.legalPersonidCard);
    const pages = [
      handedIn,
      await ports.resource(recognition).detail({ id }),
      await ports.resource(recognition).list({ size: -1 }),
      await ports.resource(recognition).history({ id }),
      await ports.recognitionTitle.overview({ id }),
    ];
    expect(JSON.stringify(pages)).not.toContain(card!.legalPersonidCard);
  });

  it('uses up Ⅱ类 property when it passes, which no later application counts, and gives it back when it is revoked', async () => {
    const reviewer = await memory.signIn('reviewer');
    const { id } = (await ports.recognitionTitle.overview({ year: '2024' })) as { id: string };
    const used = async () => {
      const { records } = await ports.resource(intellectualProperty).list({ size: -1 });
      return records.filter(({ usedYear }) => usedYear === '2024');
    };
    const laterOne = async () => {
      const page = await ports.recognitionTitle.overview({ year: '2027' });
      const paper = JSON.stringify(await sheetsIn((await ports.recognitionTitle.workbook({ year: '2027' })).bytes));
      const named = [...paper.matchAll(/未列入：[^"]*?仅限使用一次，已用于2024年度/g)];
      return { counted: Number(page.figures.find(({ field }) => field === 'ipClass2')?.value), named: named.length };
    };
    expect(await used()).toEqual([]);
    const before = await laterOne();
    expect(before).toMatchObject({ counted: expect.toSatisfy((count: number) => count > 0), named: 0 });

    await reviewer.recognitionTitle.review({ id, decision: 'pass' });
    const marked = await used();
    expect(marked.length).toBeGreaterThan(0);
    expect(new Set(marked.map(({ iprClass }) => iprClass))).toEqual(new Set(['Ⅱ类']));
    const [change] = await ports.resource(intellectualProperty).history({ id: marked[0]!.id });
    expect(change).toMatchObject({ account: 'reviewer', before: { usedYear: null }, after: { usedYear: '2024' } });
    const after = await laterOne();
    expect(after.counted).toBe(before.counted - marked.length);
    expect(after.named).toBe(marked.length);
    // The application itself still counts what it used.
    expect(
      (await ports.recognitionTitle.overview({ id })).figures.find(({ field }) => field === 'ipClass2'),
    ).toMatchObject({ value: String(marked.length), now: null });

    await reviewer.recognitionTitle.review({ id, decision: 'revoke', opinion: '复核不符' });
    expect(await used()).toEqual([]);
    expect(await laterOne()).toEqual(before);
  });
});

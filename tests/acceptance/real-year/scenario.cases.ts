import { costSourceChoice } from '@rdm/core/internal/cost';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import { project } from '@rdm/core/internal/project';
import { asRecorded, scenarioChanges, scenarioForm, type Scenario } from '@rdm/core/internal/scenario';
import { expect, it } from 'vitest';
import { refusal } from '../../contract/ports/refusal';
import type { FoundedEnterprise } from './enterprise';

/** What-if of a year: computed from one answer, written when it is adopted. docs/product.md, What-if */
export function scenarioCases(founded: FoundedEnterprise): void {
  it('writes nothing until it is adopted, then all of it, with the right of every register', async () => {
    const own = await founded();
    const year = '2024';
    await own.match('530103', '5.1');
    const projectId = await own.project(year, 'RD01', { completion: 'ended' });
    await own.voucher('2024-03-05', '设计费', { account: '530103', debit: '1000', project: 'RD01' });
    await own.finance.ledger.recompute({ year });
    const scenario: Scenario = {
      ...asRecorded,
      kinds: ['icOrMachineTool'],
      expenditure: { [projectId]: 'capitalised' },
      sources: { '2.1': 'allocation' },
      further: [{ projectId, item: '6.2', amount: '50.00' }],
    };
    const base = await own.finance.scenario.base({ year });
    const { form } = scenarioForm(base, scenario);
    // 1,000 of design and, beside it, 50 of other cost within 10/90 of the 1,000; all of it capitalised.
    expect([form.lines['40'], form.lines['41'], form.lines['42'], form.lines['50']]).toEqual([
      '1050.00',
      '0.00',
      '1050.00',
      '120.00',
    ]);
    const changes = scenarioChanges(base, scenario);
    expect(changes).toEqual([
      { of: 'kinds', before: [], after: ['icOrMachineTool'] },
      { of: 'expenditure', projectId, projectCode: 'RD01', before: 'expensed', after: 'capitalised' },
      { of: 'source', item: '2.1', before: 'auto', after: 'allocation' },
    ]);
    const stored = () => own.finance.resource(project).detail({ id: projectId });
    expect((await stored()).expenditureType).toBe('expensed');
    const asked = { year, scenario, changes };
    for (const other of [await own.as('manager'), await own.as('reviewer')])
      await expect(other.scenario.adopt(asked)).rejects.toMatchObject(refusal(403));
    await expect(own.finance.scenario.adopt({ ...asked, changes: changes.slice(1) })).rejects.toMatchObject(
      refusal(409),
    );
    expect((await stored()).expenditureType).toBe('expensed');
    expect(await own.finance.scenario.adopt(asked)).toEqual({ changes: 3 });
    expect((await stored()).expenditureType).toBe('capitalised');
    const kept = await own.finance
      .resource(enterpriseYear)
      .list({ where: [{ field: 'year', is: 'equal', value: year }] });
    expect(kept.records[0]).toMatchObject({ enterpriseKinds: ['icOrMachineTool'] });
    const sources = await own.finance.resource(costSourceChoice).list({});
    expect(sources.records).toMatchObject([{ year, costItem: '2.1', source: 'allocation' }]);
    // The same again changes nothing.
    await expect(own.finance.scenario.adopt(asked)).rejects.toMatchObject(refusal(409));
    await expect(own.finance.scenario.adopt({ ...asked, changes: [] })).rejects.toMatchObject(refusal(400));
  });
}

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LedgerPort } from '@rdm/core/internal/ledger';
import type { ScenarioBase, ScenarioPort } from '@rdm/core/internal/scenario';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { memoryPorts } from '../../../resource/testing/memory-ports';
import { comparisonRows } from './comparison-rows';
import { ScenarioViewModel } from './ScenarioViewModel';
import { base } from './testing/base';

const toast = { success: vi.fn(), error: vi.fn(), info: vi.fn(), warning: vi.fn() };

async function opened(given: Partial<ScenarioBase> = {}, adopt = vi.fn(async () => ({ changes: 1 }))) {
  const port = { base: vi.fn(async () => ({ ...base, ...given })), adopt };
  const recompute = vi.fn(async () => ({ costRecords: 1, ledgerRows: 1, reports: 1, changes: [], warnings: [] }));
  const ledger = {
    recompute,
    recomputeProgress: vi.fn(async () => ({ running: false, done: 0, total: 0, step: null })),
  };
  const ports = memoryPorts(
    [],
    {},
    { scenario: port as unknown as ScenarioPort, ledger: ledger as unknown as LedgerPort },
  );
  const services = {
    ...{ ports, toast, can: () => true, storage: window.localStorage, owner: '100001/finance' },
    dictionaries: { load: async () => undefined },
  } as unknown as ConstructorParameters<typeof ScenarioViewModel>[0];
  const model = new ScenarioViewModel(services, '2024');
  await model.load();
  return { model, port, recompute, services };
}

describe('what-if', () => {
  beforeEach(() => window.localStorage.clear());

  it('computes every scenario beside the form as recorded', async () => {
    const { model } = await opened();
    const line = (number: '40' | '51') => model.columns.map(({ made }) => made?.form.lines[number]);
    expect(line('51')).toEqual(['15100.00', '15100.00', '15100.00', '15100.00']);
    model.change({ sources: { '2.1': 'voucher' } });
    model.choose(2);
    model.change({ kinds: ['icOrMachineTool'], excluded: { '2': 'other' } });
    // 15,100 + 600 of material; (9,000 + 1,000 + 100) × 120 %.
    expect(line('51')).toEqual(['15100.00', '15700.00', '12120.00', '15100.00']);
    model.choose(3);
    model.copyFrom(2);
    model.change({ expenditure: { '1': 'capitalised' } });
    expect(model.columns[3]!.made?.form.lines['41']).toBe('0.00');
    expect(model.columns.map(({ changes }) => changes.length)).toEqual([0, 1, 2, 3]);
  });

  it('keeps what was assumed on this device, by year, and nothing of another edition', async () => {
    const { model, services } = await opened();
    model.change({ kinds: ['techSme'], further: [{ projectId: '1', item: '6.2', amount: '5' }] });
    model.setIncome('100');
    const again = new ScenarioViewModel(services, '2024');
    expect([again.scenario.kinds, again.scenario.further.length, again.income]).toEqual([['techSme'], 1, '100']);
    expect(new ScenarioViewModel(services, '2023').scenario.kinds).toBeUndefined();
    window.localStorage.setItem('rdm.scenario/100001/finance/2024', '{"scenarios":[{"scenario":{"kinds":7}}]}');
    expect(new ScenarioViewModel(services, '2024').column.isTouched).toBe(false);
  });

  it('says what it comes to in tax, and nothing while an amount cannot be read', async () => {
    const { model } = await opened();
    expect(model.taxOf(model.columns[0]!)).toBeNull();
    model.setIncome('1000000');
    model.change({ sources: { '2.1': 'voucher' } });
    // The enterprise states 15 %: (1,000,000 − 15,100) × 15 %, and 600 × 15 % less.
    expect(model.columns.map((column) => model.taxOf(column)?.tax)).toEqual([
      ...['147735.00', '147645.00', '147735.00', '147735.00'],
    ]);
    expect(model.taxDifference(model.columns[1]!)).toBe('-90.00');
    model.setRate(model.columns[1]!, 'common');
    expect(model.taxOf(model.columns[1]!)?.tax).toBe('246075.00');
    model.setLosses([{ year: '2023', amount: '-5' }]);
    expect([model.hasReadableLosses, model.taxOf(model.columns[0]!)]).toEqual([false, null]);
    model.setLosses([{ year: '2020', amount: '984900.00' }]);
    expect(model.taxOf(model.columns[0]!)).toMatchObject({ tax: '0.00', lossUsed: '984900.00' });
    model.setIncome('1e5');
    expect(model.taxOf(model.columns[0]!)).toBeNull();
  });

  it('says when what is registered was changed since the last recomputation', async () => {
    expect((await opened()).model.isOutdated).toBe(false);
    expect((await opened({ computed: '15000.00' })).model.isOutdated).toBe(true);
  });

  it('adopts what was shown, computes the year again, and keeps what was only supposed', async () => {
    const { model, port, recompute } = await opened();
    model.change({ sources: { '2.1': 'voucher' }, further: [{ projectId: '1', item: '6.2', amount: '5' }] });
    const { scenario, changes } = model.column;
    expect(changes).toEqual([{ of: 'source', item: '2.1', before: 'auto', after: 'voucher' }]);
    await model.adopt();
    expect(port.adopt).toHaveBeenCalledExactlyOnceWith({ year: '2024', scenario, changes });
    expect(recompute).toHaveBeenCalledExactlyOnceWith({ year: '2024' });
    expect(model.scenario).toMatchObject({ sources: {}, further: [{ amount: '5' }] });
  });

  it('keeps the scenario where it is refused, and adopts nothing of a declared year', async () => {
    const refused = vi.fn(async () => {
      throw new Refusal(faults.invalid(text('已变化', 'Changed')));
    });
    const { model, recompute } = await opened({}, refused);
    model.change({ kinds: ['techSme'] });
    await expect(model.adopt()).rejects.toThrow('Changed');
    expect([model.scenario.kinds, recompute.mock.calls.length]).toEqual([['techSme'], 0]);
    expect((await opened({ isFiled: true })).model.mayAdopt).toBe(false);
  });
});

describe('the comparison', () => {
  beforeEach(() => window.localStorage.clear());

  it('opens a line down to the projects, with what each gains', async () => {
    const { model } = await opened();
    model.change({ sources: { '2.1': 'voucher' } });
    const forms = model.columns.map(({ made }) => made);
    const closed = comparisonRows(forms, new Set(), true);
    expect(closed.map(({ line }) => line)).toEqual(['2', '7', '8', '40', '41', '45', '47', '51']);
    const rows = comparisonRows(forms, new Set(['51', '51/line47', '8']), false);
    expect(rows.find(({ path }) => path === '51/line47')).toMatchObject({ depth: 1, differs: true, line: '47' });
    expect(rows.find(({ path }) => path === '8/line8/project:1')).toMatchObject({
      label: { zh: 'RD01 RD01项目' },
      values: ['1000.00', '1600.00', '1000.00', '1000.00'],
      differences: [null, '600.00', null, null],
    });
  });

  it('counts a figure that one column lacks as nothing there', async () => {
    const { model } = await opened();
    model.change({ excluded: { '2': 'other' } });
    const rows = comparisonRows(
      model.columns.map(({ made }) => made),
      new Set(['4']),
      true,
    );
    expect(rows.find(({ path }) => path === '4/line4/project:2')).toMatchObject({
      values: ['5000.00', null, '5000.00', '5000.00'],
      differences: [null, '-5000.00', null, null],
    });
  });
});
